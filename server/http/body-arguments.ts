type Callback = (error?: Error | null) => void;

/** Arguments of a response's `write` and `end`, in Node's order; each may be left out. */
export type BodyArgument = string | Uint8Array | Callback | null | undefined;

interface BodyParts {
  readonly chunk: string | Uint8Array | null | undefined;
  readonly encoding: BufferEncoding;
  readonly callback: Callback | undefined;
}

export function partsOf(args: readonly BodyArgument[]): BodyParts {
  const callback = args.find((value) => typeof value === 'function');
  const [chunk, named] = args.filter((value) => typeof value !== 'function');
  const encoding = typeof named === 'string' && Buffer.isEncoding(named) ? named : 'utf8';
  return { chunk, encoding, callback };
}

export const bytesOf = ({ chunk, encoding }: Pick<BodyParts, 'chunk' | 'encoding'>): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk ?? []);
