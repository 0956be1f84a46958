import 'server-only';
import { type Box, boxesIn, childrenOfFull, FieldReader } from './boxes';
import { requireFew } from './parts';

/** Boxes needed beside the description of the items and their data; all others, such as a film, are blanked. */
const NEEDED = ['ftyp', 'meta', 'mdat'];
/** Items that are part of a picture (ISO/IEC 23008-12, with AVIF's). */
const PICTURES = ['hvc1', 'grid', 'iden', 'iovl', 'av01', 'jpeg', 'tmap'];

interface Extent {
  readonly from: number;
  readonly length: number;
}

/**
 * Fills the Exif, XMP and other non-picture items of a HEIF or HEIC picture with zeros. Nothing moves, so that all
 * offsets stay valid; the orientation is a property of the picture itself.
 * @throws when its parts are not where it says
 */
export function withoutMetadata(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  const boxes = boxesIn(copy, 0, copy.length);
  for (const box of boxes) if (!NEEDED.includes(box.type)) blank(copy, box);
  const metas = boxes.filter(({ type }) => type === 'meta');
  const [meta] = metas;
  if (!meta || metas.length > 1) throw new Error('no description of the picture');
  const parts = childrenOfFull(copy, meta);
  for (const part of parts) if (part.type === 'uuid' || part.type === 'xml ') blank(copy, part);
  const places = placesOfItems(copy, parts);
  for (const { id, type } of itemsIn(copy, parts)) {
    if (PICTURES.includes(type)) continue;
    const extents = places.get(id);
    if (!extents) throw new Error('an item without a place');
    for (const { from, length } of extents) zero(copy, from, length);
  }
  return copy;
}

function blank(file: Buffer, box: Box): void {
  file.write('free', box.start + 4, 'latin1');
  zero(file, box.content, box.end - box.content);
}

function zero(file: Buffer, from: number, length: number): void {
  if (from < 0 || length < 0 || from + length > file.length) throw new Error('outside of the file');
  file.fill(0, from, from + length);
}

function itemsIn(file: Buffer, parts: readonly Box[]): { id: number; type: string }[] {
  const list = parts.find(({ type }) => type === 'iinf');
  if (!list) throw new Error('no list of items');
  const version = file[list.content] ?? 0;
  const entries = boxesIn(file, list.content + (version === 0 ? 6 : 8), list.end);
  return entries.map((entry) => {
    const reader = new FieldReader(file, entry.content, entry.end);
    const entryVersion = reader.uint(1);
    reader.skip(3);
    if (entryVersion < 2) throw new Error('an item of a kind that is not known');
    const id = reader.uint(entryVersion === 2 ? 2 : 4);
    reader.skip(2);
    return { id, type: reader.text(4) };
  });
}

function placesOfItems(file: Buffer, parts: readonly Box[]): Map<number, Extent[]> {
  const box = parts.find(({ type }) => type === 'iloc');
  if (!box) throw new Error('no places of items');
  const reader = new FieldReader(file, box.content, box.end);
  const version = reader.uint(1);
  reader.skip(3);
  const sizes = reader.uint(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  const data = parts.find(({ type }) => type === 'idat');
  const places = new Map<number, Extent[]>();
  let found = 0;
  for (let left = reader.uint(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = reader.uint(version < 2 ? 2 : 4);
    const method = version > 0 ? reader.uint(2) & 15 : 0;
    reader.skip(2);
    const base = reader.uint(baseSize) + originOf(method, data);
    const number = reader.uint(2);
    found += 1 + number;
    requireFew(found);
    const extents = Array.from({ length: number }, () => {
      reader.skip(indexSize);
      return { from: base + reader.uint(offsetSize), length: reader.uint(lengthSize) };
    });
    places.set(id, [...(places.get(id) ?? []), ...extents]);
  }
  return places;
}

/**
 * Returns the origin of offsets: the beginning of the file or of the data box; items inside others cannot be blanked.
 */
function originOf(method: number, data: Box | undefined): number {
  if (method === 0) return 0;
  return method === 1 && data ? data.content : Number.NaN;
}
