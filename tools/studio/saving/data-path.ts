import { realpathSync } from 'node:fs';
import path from 'node:path';
import { collectionIn } from '../../yaml/site';
import type { StudioSite } from '../site';
import { isDeviceName } from '../../yaml/rules';
import { CannotChange } from '../documents/change-data';

/** The form of a YAML file's name in `data/`: one `/` at most, no dot but that of `.yaml`, no colon, no control character. */
const plainName = /^(?:[a-z]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/;

/** Returns the real place of a path that may not exist yet. */
function realPlace(file: string): string {
  try {
    return realpathSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return path.join(realpathSync(path.dirname(file)), path.basename(file));
  }
}

/**
 * Returns the place of a file on the disc. Accepts only names that a collection has, and only places that are inside
 * `data/` after all symbolic links.
 * @throws CannotChange
 */
export function dataPath(project: string, file: string, site: StudioSite): string {
  if (!plainName.test(file) || isDeviceName(path.posix.basename(file)) || !collectionIn(site, file))
    throw new CannotChange(`${JSON.stringify(file)} is not the name of a file in data/.`);
  return inside(path.join(project, 'data'), file);
}

/**
 * Returns the place of a file inside a folder.
 * @throws CannotChange if a symbolic link leads out of the folder
 */
export function inside(folder: string, name: string): string {
  const place = path.join(folder, name);
  if (!realPlace(place).startsWith(realpathSync(folder) + path.sep))
    throw new CannotChange(
      `${JSON.stringify(name)} is a link that leads out of its folder. Replace it by the file itself.`,
    );
  return place;
}
