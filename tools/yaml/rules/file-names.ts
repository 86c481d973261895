/** Names that Windows gives to devices, whatever their extension: no copy of the project there can hold such a file. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether Windows cannot hold a file of this name. */
export const isDeviceName = (name: string) => device.test(name);

/** Says why a file cannot have its name, or undefined. `path` is relative to `data/`. */
export const nameMistake = (path: string) =>
  isDeviceName(path.slice(path.lastIndexOf('/') + 1))
    ? 'Windows cannot hold a file with this name, so colleagues there could not open the project. Rename it.'
    : undefined;
