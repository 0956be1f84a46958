import 'server-only';
import { requireFew } from './parts';

export interface Box {
  readonly type: string;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

/**
 * Returns the boxes that fill a range.
 * @throws when they do not fill it
 */
export function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to; ) {
    const reader = new FieldReader(file, start, to);
    const size = reader.uint(4);
    const type = reader.text(4);
    const length = size === 1 ? reader.uint(8) : size === 0 ? to - start : size;
    const content = reader.at;
    const end = start + length;
    if (end < content || end > to) throw new Error('a box breaks off');
    boxes.push({ type, start, content, end });
    requireFew(boxes.length);
    start = end;
  }
  return boxes;
}

export function childrenOfFull(file: Buffer, box: Box): Box[] {
  return boxesIn(file, box.content + 4, box.end);
}

export class FieldReader {
  constructor(
    private readonly file: Buffer,
    public at: number,
    private readonly end: number,
  ) {}

  uint(bytes: number): number {
    let value = 0;
    for (let i = 0; i < bytes; i += 1) value = value * 256 + (this.file[this.at + i] ?? 0);
    this.skip(bytes);
    return value;
  }

  text(bytes: number): string {
    const text = this.file.toString('latin1', this.at, this.at + bytes);
    this.skip(bytes);
    return text;
  }

  skip(bytes: number): void {
    this.at += bytes;
    if (this.at > this.end) throw new Error('a field breaks off');
  }
}
