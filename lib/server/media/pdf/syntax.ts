import 'server-only';
import { type Work, WorkLimitExceeded } from './work';

/** The relevant parts of a value: names with `#` decoded, references, and containers. */
export type PdfValue =
  | { readonly name: string }
  | { readonly ref: number }
  | { readonly number: number }
  | { readonly array: readonly PdfValue[] }
  | { readonly dict: readonly PdfValue[] }
  | { readonly keyword: string };

const MAX_DEPTH = 100;
/** Maximum values in one object, and checked entries of a list: filters and positions are among the first. */
const MAX_VALUES = 200_000;
const LIST_HEAD = 8;
const COST = 4;
const MAX_TOKEN_LENGTH = 64;

const END: PdfValue = { keyword: '' };
const STRING: PdfValue = { keyword: '()' };
const [SPACE, DELIMITER] = [1, 2];
/** Kind of each byte (ISO 32000-1, 7.2.2); all others are regular. */
const KINDS = new Uint8Array(256);
for (const space of [0, 9, 10, 12, 13, 32]) KINDS[space] = SPACE;
for (const sign of '()<>[]{}/%') KINDS[sign.charCodeAt(0)] = DELIMITER;

/** Reads values from any position in a file, as tolerantly as PDF viewers (ISO 32000-1, 7.3). */
export class PdfReader {
  private values = 0;

  constructor(
    private readonly bytes: Buffer,
    public at: number,
    private readonly work: Work,
  ) {}

  value(depth = 0): PdfValue {
    this.values += 1;
    if (depth > MAX_DEPTH || this.values > MAX_VALUES)
      throw new WorkLimitExceeded('too many values in one');
    const from = this.at;
    this.skipSpace();
    const sign = this.bytes[this.at];
    if (sign === undefined) return END;
    if (sign === 0x5b) return this.list(depth);
    if (sign === 0x3c && this.bytes[this.at + 1] === 0x3c) return this.dictionary(depth);
    const value = KINDS[sign] === DELIMITER ? this.delimited(sign) : this.word();
    this.work.spend(this.at - from + COST);
    return value;
  }

  valueOrReference(): PdfValue {
    const first = this.value();
    if (!('number' in first)) return first;
    const from = this.at;
    const [second, third] = [this.value(), this.value()];
    if ('number' in second && isKeyword(third, 'R')) return { ref: first.number };
    this.at = from;
    return first;
  }

  private list(depth: number): PdfValue {
    this.at += 1;
    return { array: this.items(']', depth, LIST_HEAD) };
  }

  private dictionary(depth: number): PdfValue {
    this.at += 2;
    return { dict: this.items('>>', depth, MAX_VALUES) };
  }

  private items(end: string, depth: number, limit: number): PdfValue[] {
    const items: PdfValue[] = [];
    for (;;) {
      const item = this.value(depth + 1);
      if (item === END || isKeyword(item, end)) return items;
      if (isKeyword(item, 'R')) foldReference(items);
      else if (items.length < limit) items.push(item);
    }
  }

  private delimited(sign: number): PdfValue {
    this.at += 1;
    if (sign === 0x2f) return { name: spelledOut(this.regular()) };
    if (sign === 0x28) return this.string();
    if (sign === 0x3c) return this.hexString();
    if (sign === 0x3e && this.bytes[this.at] === 0x3e) {
      this.at += 1;
      return { keyword: '>>' };
    }
    return { keyword: String.fromCharCode(sign) };
  }

  private word(): PdfValue {
    const text = this.regular();
    const number = Number(text);
    return Number.isNaN(number) ? { keyword: text } : { number };
  }

  private regular(): string {
    const from = this.at;
    while (this.at < this.bytes.length && KINDS[this.bytes[this.at] ?? 0] === 0) this.at += 1;
    return this.bytes.toString('latin1', from, Math.min(this.at, from + MAX_TOKEN_LENGTH));
  }

  private string(): PdfValue {
    let open = 1;
    while (open > 0 && this.at < this.bytes.length) {
      const sign = this.bytes[this.at];
      if (sign === 0x5c) this.at += 1;
      else if (sign === 0x28) open += 1;
      else if (sign === 0x29) open -= 1;
      this.at += 1;
    }
    return STRING;
  }

  private hexString(): PdfValue {
    const end = this.bytes.indexOf(0x3e, this.at);
    this.at = end < 0 ? this.bytes.length : end + 1;
    return STRING;
  }

  private skipSpace(): void {
    for (; this.at < this.bytes.length; this.at += 1) {
      const sign = this.bytes[this.at] ?? 0;
      if (sign === 0x25) this.skipLine();
      else if (KINDS[sign] !== SPACE) return;
    }
  }

  private skipLine(): void {
    while (this.at < this.bytes.length) {
      const sign = this.bytes[this.at];
      if (sign === 10 || sign === 13) return;
      this.at += 1;
    }
  }
}

function foldReference(items: PdfValue[]): void {
  const [number, generation] = items.slice(-2);
  if (!number || !generation || !('number' in number && 'number' in generation)) return;
  items.splice(-2, 2, { ref: number.number });
}

function spelledOut(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

export function isKeyword(value: PdfValue, keyword: string): boolean {
  return 'keyword' in value && value.keyword === keyword;
}

export function valuesOf(dict: readonly PdfValue[], key: string): PdfValue[] {
  return dict.flatMap((item, i) => {
    const value = dict[i + 1];
    return 'name' in item && item.name === key && value ? [value] : [];
  });
}
