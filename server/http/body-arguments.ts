type Callback = (error?: Error | null) => void;

/** What `write` and `end` of a response take, in Node's order; each may be left out. */
export type BodyArgument = string | Uint8Array | Callback | null | undefined;

interface BodyParts {
  readonly chunk: string | Uint8Array | null | undefined;
  readonly encoding: BufferEncoding;
  readonly callback: Callback | undefined;
}

/** Sorts the arguments of `write` or `end` into chunk, its encoding, and who is called once it has left. */
export function partsOf(args: readonly BodyArgument[]): BodyParts {
  const callback = args.find((value) => typeof value === 'function');
  const [chunk, named] = args.filter((value) => typeof value !== 'function');
  const encoding = typeof named === 'string' && Buffer.isEncoding(named) ? named : 'utf8';
  return { chunk, encoding, callback };
}

/** A chunk as bytes. */
export const bytesOf = ({ chunk, encoding }: Pick<BodyParts, 'chunk' | 'encoding'>): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk ?? []);
