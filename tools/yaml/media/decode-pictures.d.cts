export function pointsOf(bytes: Buffer): Promise<number>;
export function wholePicture(bytes: Buffer): Promise<Buffer>;
