import 'server-only';
import { crc32 } from 'node:zlib';
import { orientationOf, tiffOf } from './orientation';
import { requireFew } from './parts';

const SIGNATURE_BYTES = 8;
/** Chunks needed to show the picture, its colours and its animation (PNG, 3rd edition). */
const NEEDED = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'acTL',
  'fcTL',
  'fdAT',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'mDCV',
  'cLLI',
  'sBIT',
  'bKGD',
  'pHYs',
  'sPLT',
]);

/**
 * Returns a PNG with its picture, colours and orientation, and no data after its end.
 * @throws when it is not a PNG from beginning to end
 */
export function withoutMetadata(file: Buffer): Buffer {
  const parts = [file.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; ; ) {
    const end = at + 12 + file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (end > file.length) throw new Error('the picture breaks off');
    if (NEEDED.has(type)) parts.push(file.subarray(at, end));
    const orientation = type === 'eXIf' ? orientationOf(file.subarray(at + 8, end - 4)) : null;
    if (orientation) parts.push(chunk('eXIf', tiffOf(orientation)));
    requireFew(parts.length);
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
