import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { slugify } from '../../shared/text';
import { comparedName, isDeviceName } from '../../yaml/rules';
import { mostPoints, wholePicture } from '../../yaml/media';
import type { Uploaded } from '../api';
import { CannotChange } from '../documents/change-data';
import { inside } from '../saving/data-path';
import { putInPlace } from '../saving/put-in-place';
import { waitingFolder } from '../saving/staged-pictures';

const widest = 2560;

/** The kinds a page can show, by sharp's name. It calls AVIF by its container. */
const kinds: Record<string, 'jpg' | 'png' | 'webp' | 'avif' | undefined> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
};

const wrongKind =
  'This kind of picture cannot be used. Open it in the program in which you look at pictures, save it as JPEG, and choose that.';

const tooLarge =
  'This picture is damaged or too large. Open it in the program in which you look at pictures, save it again, smaller, and choose that.';

/**
 * Takes a picture in, re-encoded: without metadata, such as where it was taken, and without anything hidden in it. It waits
 * outside `data/` for a save that names it. `taken` holds the names of the pictures in data/pictures.
 * @throws CannotChange
 */
export async function takePicture(
  project: string,
  name: string,
  bytes: Buffer,
  taken: readonly string[],
): Promise<Uploaded> {
  // SVG is a document that can load others: not even its size is read.
  if (bytes.length === 0 || /^\s*(?:\uFEFF)?</.test(bytes.toString('utf8', 0, 200))) throw new CannotChange(wrongKind);
  const { format, compression } = await sharp(bytes, { limitInputPixels: mostPoints })
    .metadata()
    .catch((error: unknown) => {
      throw new CannotChange(/pixel limit/.test((error as Error).message) ? tooLarge : wrongKind);
    });
  const kind = kinds[format];
  if (!kind || (kind === 'avif' && compression !== 'av1')) throw new CannotChange(wrongKind);
  const named = slugify(path.basename(name).replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture';
  const stem = isDeviceName(named) ? `picture-${named}` : named;
  const whole = await wholePicture(bytes).catch(() => {
    throw new CannotChange(tooLarge);
  });
  const { data, info } = await sharp(whole)
    .rotate()
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
    .toFormat(kind, kind === 'png' ? {} : { quality: kind === 'avif' ? 65 : 85 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new CannotChange(tooLarge);
    });
  const folder = waitingFolder(project);
  // Only now, because another picture may have come while this one was decoded.
  const names = new Set([...taken, ...readdirSync(folder)].map(comparedName));
  let own = `${stem}.${kind}`;
  for (let count = 2; names.has(own); count += 1) own = `${stem}-${count}.${kind}`;
  const place = inside(folder, own);
  const beside = path.join(folder, `.${own}.studio`);
  try {
    writeFileSync(beside, data);
    putInPlace(beside, place);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  return { name: own, width: info.width, height: info.height };
}
