const ascii = (text: string) => Buffer.from(text, 'latin1');
const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat([ascii(type), ...content]);
  return Buffer.concat([uint(body.length + 4, 4), body]);
}

const full = (type: string, version: number, ...content: readonly Buffer[]) =>
  box(type, uint(version * 0x1000000, 4), ...content);

export interface HeicItem {
  readonly type: string;
  readonly bytes: Buffer;
  /** In the description itself instead of the data behind it. */
  readonly inside?: boolean;
}

/** A HEIC file as phones write it, with these items and whatever boxes stand behind them. */
export function heic(items: readonly HeicItem[], behind: readonly Buffer[] = []): Buffer {
  const head = box('ftyp', ascii('heic'), uint(0, 4), ascii('mif1heic'));
  const meta = (origin: number) => {
    let [at, within] = [origin, 0];
    const places = items.map(({ bytes, inside }, i) => {
      const from = inside ? within : at;
      if (inside) within += bytes.length;
      else at += bytes.length;
      return Buffer.concat([
        uint(i + 1, 2),
        uint(inside ? 1 : 0, 2),
        uint(0, 2),
        uint(1, 2),
        uint(from, 4),
        uint(bytes.length, 4),
      ]);
    });
    const infos = items.map(({ type }, i) =>
      full('infe', 2, uint(i + 1, 2), uint(0, 2), ascii(`${type}\0`)),
    );
    return full(
      'meta',
      0,
      full('hdlr', 0, uint(0, 4), ascii('pict'), Buffer.alloc(13)),
      full('pitm', 0, uint(1, 2)),
      full('iloc', 1, uint(0x4400, 2), uint(items.length, 2), ...places),
      full('iinf', 0, uint(items.length, 2), ...infos),
      box('idat', ...items.filter(({ inside }) => inside).map(({ bytes }) => bytes)),
    );
  };
  const origin = head.length + meta(0).length + 8;
  const data = items.filter(({ inside }) => !inside).map(({ bytes }) => bytes);
  return Buffer.concat([head, meta(origin), box('mdat', ...data), ...behind]);
}

/** A box of any type. */
export const otherBox = (type: string, text: string): Buffer => box(type, ascii(text));
