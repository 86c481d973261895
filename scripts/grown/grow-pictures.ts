import path from 'node:path';
import sharp from 'sharp';

/** Gives each item a picture file of its own: another part of its picture, in other colours. */
export async function growPictures(folder: string, items: { picture: string }[], random: () => number): Promise<void> {
  for (const [index, item] of items.entries()) {
    const from = path.join(folder, item.picture);
    const { width, height } = await sharp(from).metadata();
    const part = 0.75 + random() * 0.2;
    const [wide, high] = [Math.floor(width * part), Math.floor(height * part)];
    item.picture = `grown-${index + 1}.jpg`;
    await sharp(from)
      .extract({
        left: Math.floor(random() * (width - wide)),
        top: Math.floor(random() * (height - high)),
        width: wide,
        height: high,
      })
      .modulate({ hue: Math.floor(random() * 360), brightness: 0.9 + random() * 0.2 })
      .jpeg({ quality: 80 })
      .toFile(path.join(folder, item.picture));
  }
}
