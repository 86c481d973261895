/** Names that Windows gives to devices, whatever their extension: no copy of the project there can hold such a file. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether Windows cannot hold a file of this name. */
export const isDeviceName = (name: string) => device.test(name);

/** Says why a file cannot have its name, or undefined. `path` is relative to `data/`. */
export const nameMistake = (path: string) =>
  isDeviceName(path.slice(path.lastIndexOf('/') + 1))
    ? 'Windows cannot hold a file with this name, so colleagues there could not open the project. Rename it.'
    : undefined;

/** Returns a name as Windows and Macs compare it: they take `Kitchen.JPG` and `kitchen.jpg` for one file. */
export const comparedName = (path: string) => path.normalize('NFC').toLowerCase();

/** Returns the files that are one file on Windows and on Macs, each with what is wrong. `paths` are relative to `data/`. */
export function twinMistakes(paths: readonly string[]): Map<string, string> {
  const twins = new Map<string, string[]>();
  for (const path of paths) twins.set(comparedName(path), [...(twins.get(comparedName(path)) ?? []), path]);
  return new Map(
    paths.flatMap((path) => {
      const other = twins.get(comparedName(path))?.find((each) => each !== path);
      return other === undefined
        ? []
        : [[path, `Windows and Macs take this file and data/${other} for one, and keep only one. Rename one of them.`]];
    }),
  );
}
