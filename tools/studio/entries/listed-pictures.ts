import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { fileInWords } from '../../shared/text';
import { parsedOnce } from '../../yaml/files';
import type { ListedPicture, PictureUse } from '../api';
import { CannotChange, valueIn } from '../documents/change-data';
import { labelOf, wordsBeside } from '../places/fields';
import { pictureTexts } from '../places/file-texts';
import { inside } from '../saving/data-path';
import { waitingPlace } from '../saving/staged-pictures';
import type { StudioFolder } from '../site';

/** The width of a thumbnail in pixels: twice that at which the panel's list of pictures shows it. */
const thumbnailWidth = 240;

/** Returns the places where each picture is named. */
function usesOf(folder: StudioFolder): Map<string, PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  for (const { file, text } of pictureTexts(folder)) {
    const { entry } = parsedOnce(file, folder.site);
    if (!entry) continue;
    const { path: steps, raw } = text;
    const use = {
      file: file.path,
      path: steps,
      page: folder.site.shown.pageOf(file.path),
      label: labelOf(entry, steps),
      words: wordsBeside(valueIn(entry.data, steps.slice(0, -1))),
    };
    uses.set(raw, [...(uses.get(raw) ?? []), use]);
  }
  return uses;
}

/** Returns the place of a picture on the disc. @throws CannotChange if there is none of this name */
function placeOf(project: string, name: string, folder: StudioFolder): string {
  if (!folder.pictures.includes(name)) throw new CannotChange(`The picture ${name} is not there any more.`);
  return inside(path.join(project, 'data/pictures'), name);
}

/** Lists the pictures with their sizes and the places that name them. A damaged one has no size. */
export async function listedPictures(project: string, folder: StudioFolder): Promise<ListedPicture[]> {
  const uses = usesOf(folder);
  return Promise.all(
    folder.pictures.map(async (name) => {
      const place = placeOf(project, name, folder);
      const { width = 0, height = 0 } = await sharp(place)
        .metadata()
        .catch(() => ({ width: 0, height: 0 }));
      return { name, width, height, bytes: statSync(place).size, uses: uses.get(name) ?? [] };
    }),
  );
}

/** Returns a small copy of a picture, also of one that waits for a save, as an address that an image can show. */
export async function thumbnail(project: string, name: string, folder: StudioFolder): Promise<{ src: string }> {
  const place = waitingPlace(project, name) ?? placeOf(project, name, folder);
  const small = await sharp(place)
    .resize({ width: thumbnailWidth, withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer()
    .catch(() => {
      throw new CannotChange('This picture is damaged. Choose another one, or remove it.');
    });
  return { src: `data:image/webp;base64,${small.toString('base64')}` };
}

/** Removes a picture that no text names. @throws CannotChange */
export function removePicture(project: string, name: string, folder: StudioFolder): object {
  const place = placeOf(project, name, folder);
  const [use] = usesOf(folder).get(name) ?? [];
  if (use)
    throw new CannotChange(
      `${name} is still shown: ${use.page ?? fileInWords(use.file)}, ${use.label}. Choose another picture there first.`,
    );
  rmSync(place);
  return {};
}
