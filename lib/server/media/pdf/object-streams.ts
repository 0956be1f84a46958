import 'server-only';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { isKeyword, PdfReader, type PdfValue, valuesOf } from './syntax';
import { type Work, WorkLimitExceeded } from './work';

const unpack = promisify(inflate);

/** Objects compressed together, with the positions from the table at their start. */
export interface ObjectStream {
  readonly text: Buffer;
  readonly first: number;
}

/** Maximum decompressed size of a file's objects; those of a thousand pages take a few megabytes. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Cost of opening a stream beside its bytes, since a file with very many streams is not a document. */
const COST = 2048;

export class Unpacker {
  private room = MAX_BYTES;

  constructor(
    private readonly file: Buffer,
    private readonly work: Work,
  ) {}

  /**
   * Returns the objects in the stream that this dictionary begins; null when it holds none.
   * @param keywordEnd behind the word `stream`
   * @throws when it cannot be read, or is compressed in an unusual way
   */
  async open(dict: readonly PdfValue[], keywordEnd: number): Promise<ObjectStream | null> {
    if (!mayHoldObjects(dict)) return null;
    this.work.spend(COST);
    const starts = valuesOf(dict, 'First');
    const [start] = starts;
    if (!start || !('number' in start) || starts.length > 1) throw new Error('no first object');
    const data = this.file.subarray(this.dataStart(keywordEnd));
    requireDeflated(dict);
    if (this.room === 0) throw new WorkLimitExceeded('too many compressed objects');
    const text = await unpack(data, { maxOutputLength: this.room });
    this.room -= text.length;
    return { text, first: start.number };
  }

  private dataStart(at: number): number {
    if (this.file[at] === 10) return at + 1;
    if (this.file[at] === 13 && this.file[at + 1] === 10) return at + 2;
    throw new Error('readers differ in where this stream begins');
  }
}

/**
 * Whether a stream may hold objects, judged by the entries that every reader needs; not all of them require the type.
 */
function mayHoldObjects(dict: readonly PdfValue[]): boolean {
  const says = (name: string) => dict.some((item) => 'name' in item && item.name === name);
  return says('ObjStm') || (says('N') && says('First'));
}

/** Requires Flate compression: producers use no other filters, chains or predictors for objects. */
function requireDeflated(dict: readonly PdfValue[]): void {
  const filters = ['Filter', 'F'].flatMap((key) => valuesOf(dict, key)).flatMap(flat);
  const parameters = ['DecodeParms', 'DP'].flatMap((key) => valuesOf(dict, key)).flatMap(flat);
  const [filter] = filters;
  const known = filter && 'name' in filter && ['FlateDecode', 'Fl'].includes(filter.name);
  if (!known || filters.length > 1 || !parameters.every(changesNothing)) {
    throw new Error('objects are packed in an unusual way');
  }
}

function flat(value: PdfValue): readonly PdfValue[] {
  if ('array' in value) return value.array;
  return isKeyword(value, 'null') ? [] : [value];
}

function changesNothing(parameters: PdfValue): boolean {
  if (!('dict' in parameters)) return isKeyword(parameters, 'null');
  const predictors = valuesOf(parameters.dict, 'Predictor');
  return predictors.every((value) => 'number' in value && value.number === 1);
}

export function* placesIn(
  { text, first }: ObjectStream,
  number: number,
  work: Work,
): Generator<number> {
  const reader = new PdfReader(text, 0, work);
  for (;;) {
    const [id, offset] = [reader.value(), reader.value()];
    if (!('number' in id && 'number' in offset)) return;
    if (id.number === number) yield first + offset.number;
  }
}
