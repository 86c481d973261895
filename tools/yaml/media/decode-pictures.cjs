// Plain JavaScript, because the check of data/ is synchronous and runs this in a Node of its own: a picture on which the
// decoder crashes must not end the check.
const sharp = require('sharp');

const endMark = Buffer.from([0xff, 0xd9]);

/** Returns the picture's points, decoded to the last row, as they are stored. @throws if a row is missing */
const points = (bytes, failOn = 'warning') => sharp(bytes, { failOn, limitInputPixels: false }).raw().toBuffer();

/**
 * Returns what to read a picture from: its bytes, with an end mark if that is all a JPEG lacks. Decoders fill
 * missing rows, some of them without a warning. So bytes are added behind the file: if they change the last row, it was missing.
 * @throws if the decoder does not reach the last row
 */
async function wholePicture(bytes) {
  try {
    await points(bytes);
    return bytes;
  } catch (error) {
    if (bytes.length < 3 || bytes.readUIntBE(0, 3) !== 0xffd8ff) throw error;
    const ended = Buffer.concat([bytes, endMark]);
    const filled = Buffer.concat([bytes, Buffer.alloc(4096, 0x55), endMark]);
    if (!(await points(ended)).equals(await points(filled, 'none'))) throw error;
    return ended;
  }
}

/** Returns the number of points a picture has, without decoding it, or 0 if it does not say. */
async function pointsOf(bytes) {
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({}));
  return width * height;
}

module.exports = { pointsOf, wholePicture };

/** Prints for each file named in the input its number of points and whether it is whole. */
async function main() {
  const { readFileSync } = require('node:fs');
  const { paths, mostPoints } = JSON.parse(readFileSync(0, 'utf8'));
  const found = [];
  // One after the other: a few large pictures fill the memory.
  for (const path of paths) {
    const bytes = readFileSync(path);
    const count = await pointsOf(bytes);
    const whole = count <= mostPoints && (await wholePicture(bytes).then(Boolean, () => false));
    found.push({ points: count, whole });
  }
  process.stdout.write(JSON.stringify(found));
}
if (require.main === module) void main();
