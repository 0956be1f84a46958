import 'server-only';
import { orientationOf, tiffOf } from './orientation';
import { requireFew } from './parts';

const EXIF = 'Exif\0\0';
const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda];

interface Segment {
  readonly marker: number;
  readonly bytes: Buffer;
}

/**
 * Returns a JPEG with only the segments that a decoder needs, its colour profile and its orientation. Data after the
 * picture, such as another picture or a film with its own metadata, is removed too.
 * @throws when it is not a JPEG from beginning to end
 */
export function withoutMetadata(file: Buffer): Buffer {
  const segments = segmentsOf(file);
  const exif = segments.find(({ marker, bytes }) => marker === 0xe1 && says(bytes, EXIF));
  const orientation = exif ? orientationOf(exif.bytes.subarray(4 + EXIF.length)) : null;
  const needed = segments.filter(isNeeded).map(({ bytes }) => bytes);
  const [start = Buffer.alloc(0), ...rest] = needed;
  return Buffer.concat([start, ...(orientation ? [exifSegment(orientation)] : []), ...rest]);
}

function segmentsOf(file: Buffer): Segment[] {
  if (file.readUInt16BE(0) !== 0xff00 + SOI) throw new Error('not a JPEG');
  const segments: Segment[] = [{ marker: SOI, bytes: file.subarray(0, 2) }];
  let at = 2;
  for (;;) {
    if (file[at] !== 0xff) throw new Error('no marker where one has to be');
    // Any number of these may stand before a marker.
    while (file[at + 1] === 0xff) at += 1;
    const marker = file[at + 1] ?? 0;
    if (marker === EOI) return [...segments, { marker, bytes: file.subarray(at, at + 2) }];
    const end = at + 2 + file.readUInt16BE(at + 2);
    const next = marker === SOS ? endOfScan(file, end) : end;
    segments.push({ marker, bytes: file.subarray(at, next) });
    requireFew(segments.length);
    at = next;
  }
}

function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? EOI;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  throw new Error('the picture breaks off');
}

function isNeeded({ marker, bytes }: Segment): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  return (
    (marker === 0xe0 && says(bytes, 'JFIF\0')) ||
    (marker === 0xe2 && says(bytes, 'ICC_PROFILE\0')) ||
    (marker === 0xee && says(bytes, 'Adobe'))
  );
}

function says(segment: Buffer, name: string): boolean {
  return segment.toString('latin1', 4, 4 + name.length) === name;
}

function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiffOf(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
