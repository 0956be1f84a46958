import 'server-only';
import { orientationOf, tiffOf } from './orientation';
import { requireFew } from './parts';

const NEEDED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the extended header that indicate metadata. */
const EXIF = 0x08;
const XMP = 0x04;

/**
 * Returns a WebP with its picture, colour profile and orientation, and no data after its end.
 * @throws when its chunks do not fill it
 */
export function withoutMetadata(file: Buffer): Buffer {
  const whole = 8 + file.readUInt32LE(4);
  if (whole > file.length) throw new Error('the picture breaks off');
  const parts: Buffer[] = [];
  let orientation: number | null = null;
  for (let at = 12; at < whole; ) {
    const size = file.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const type = file.toString('latin1', at, at + 4);
    if (end > whole) throw new Error('a chunk breaks off');
    if (NEEDED.has(type)) parts.push(file.subarray(at, end));
    if (type === 'EXIF') orientation ??= exifOrientation(file.subarray(at + 8, at + 8 + size));
    requireFew(parts.length);
    at = end;
  }
  const [first] = parts;
  if (first?.toString('latin1', 0, 4) === 'VP8X') parts[0] = promising(first, orientation !== null);
  if (orientation) parts.push(chunk('EXIF', tiffOf(orientation)));
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]));
}

function exifOrientation(content: Buffer): number | null {
  const prefixed = content.toString('latin1', 0, 6) === 'Exif\0\0';
  return orientationOf(prefixed ? content.subarray(6) : content);
}

function promising(header: Buffer, exif: boolean): Buffer {
  const changed = Buffer.from(header);
  changed[8] = ((header[8] ?? 0) & ~(EXIF | XMP)) | (exif ? EXIF : 0);
  return changed;
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
