import sharp, { type Sharp } from 'sharp';

/** A picture that no encoder can make small, so that a missing end is never a blank one. Always the same. */
function photo(width = 400, height = 300): Sharp {
  const bytes = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    seed = (seed * 48271) % 2147483647;
    bytes[at] = seed & 255;
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

/** A segment of a JPEG. */
const segment = (code: number, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from([0xff, code, (content.length + 2) >> 8, (content.length + 2) & 255]),
    Buffer.from(content),
  ]);
/** Puts a segment behind the first two bytes of a JPEG. */
const withSegment = (jpeg: Buffer, code: number, content: Buffer | string) =>
  Buffer.concat([jpeg.subarray(0, 2), segment(code, content), jpeg.subarray(2)]);

/** The bytes of a film behind a photograph. Some of them look like marks of a JPEG. */
const film = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42\0\0\x40\0mdat', 'latin1'),
  Buffer.from(Array.from({ length: 4000 }, (_, at) => [0xff, [0xd8, 0xda, 0xd9, 0xc0][at % 4] ?? 0, at & 255]).flat()),
  Buffer.from([0xff, 0xda, 0, 8]),
]);
const google = '<x:xmpmeta><rdf:Description GCamera:MotionPhoto="1" GCamera:MotionPhotoVersion="1"/></x:xmpmeta>';

const plain = (background: string) => ({ create: { width: 40, height: 30, channels: 3 as const, background } });

/** Pictures as phones, cameras and programs write them, by the name of their kind. */
export async function wholePictures(): Promise<Record<string, Buffer>> {
  const jpg = await photo().jpeg().toBuffer();
  const finest = await photo().jpeg({ chromaSubsampling: '4:4:4', quality: 95 }).toBuffer();
  const small = await sharp(plain('#28a')).jpeg().toBuffer();
  const png = await photo().png().toBuffer();
  const avif = await photo(64, 48).avif().toBuffer();
  const webp = await photo().webp().toBuffer();
  const behind = Buffer.alloc(9000, 7);
  const frames = await Promise.all(['red', 'blue'].map((colour) => sharp(plain(colour)).png().toBuffer()));
  return {
    'plain.jpg': jpg,
    'finest.jpg': finest,
    'progressive.jpg': await photo().jpeg({ progressive: true }).toBuffer(),
    'thumbnail-inside.jpg': withSegment(jpg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), small])),
    'motion-photo-google.jpg': Buffer.concat([withSegment(jpg, 0xe1, `http://ns.adobe.com/xap/1.0/\0${google}`), film]),
    'motion-photo-samsung.jpg': Buffer.concat([
      jpg,
      Buffer.from('\0\0\x30\x0a\x10\0\0\0MotionPhoto_Data', 'latin1'),
      film,
      Buffer.from('SEFH\x6b\0\0\0\x01\0\0\0\0\0\x30\x0a\x18\0\0\0SEFT', 'latin1'),
    ]),
    'gain-map.jpg': Buffer.concat([withSegment(jpg, 0xe2, 'MPF\0MM\0*\0\0\0\x08'), small]),
    'no-end-mark.jpg': jpg.subarray(0, -2),
    'finest-no-end-mark.jpg': finest.subarray(0, -2),
    'bytes-behind.jpg': Buffer.concat([jpg, behind]),
    'cmyk.jpg': await photo().toColourspace('cmyk').jpeg().toBuffer(),
    'one-point.jpg': await photo(1, 1).jpeg().toBuffer(),
    'plain.png': png,
    'bytes-behind.png': Buffer.concat([png, behind]),
    'no-end-chunk.png': png.subarray(0, -12),
    '16-bit.png': await photo().toColourspace('rgb16').png().toBuffer(),
    'one-point.png': await photo(1, 1).png().toBuffer(),
    'plain.webp': webp,
    'bytes-behind.webp': Buffer.concat([webp, behind]),
    'animated.webp': await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
    'plain.avif': avif,
    'bytes-behind.avif': Buffer.concat([avif, behind]),
  };
}

/** Pictures of which something is missing or changed, by the name of their kind. */
export async function cutPictures(): Promise<Record<string, Buffer>> {
  const whole = await wholePictures();
  const small = await sharp(plain('#28a')).jpeg().toBuffer();
  const cut: Record<string, Buffer> = {};
  for (const name of [
    'plain.jpg',
    'finest.jpg',
    'progressive.jpg',
    'thumbnail-inside.jpg',
    'plain.png',
    'plain.webp',
    'plain.avif',
  ]) {
    const bytes = whole[name] ?? Buffer.alloc(0);
    for (const part of [0.02, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.97, 0.995])
      cut[`${String(part * 100).replace('.', '-')}-percent-of-${name}`] = bytes.subarray(
        0,
        Math.ceil(bytes.length * part),
      );
  }
  // The header of a photograph with its thumbnail, and nothing of the photograph.
  cut['thumbnail-only.jpg'] = withSegment(
    Buffer.from([0xff, 0xd8]),
    0xe1,
    Buffer.concat([Buffer.from('Exif\0\0'), small]),
  );
  const png = Buffer.from(whole['plain.png'] ?? '');
  png.writeUInt8(png.readUInt8(png.length >> 1) ^ 0x55, png.length >> 1);
  cut['changed-inside.png'] = png;
  return cut;
}

/** A small file with more points than the build takes. */
export const hugePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 20_000, height: 4000, channels: 3, background: '#28a' }, limitInputPixels: false })
    .png()
    .toBuffer();
