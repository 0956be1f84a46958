import 'server-only';

const ORIENTATION = 0x0112;

/** Returns the orientation in the TIFF structure of Exif: 2 to 8, null when it is upright or not stated. */
export function orientationOf(tiff: Buffer): number | null {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return null;
  const read16 = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return null;
  const entries = read16(first);
  for (let i = 0; i < entries; i += 1) {
    const at = first + 2 + i * 12;
    if (at + 12 > tiff.length) return null;
    if (read16(at) !== ORIENTATION) continue;
    const value = read16(at + 8);
    return value >= 2 && value <= 8 ? value : null;
  }
  return null;
}

export function tiffOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
