import 'server-only';

interface Page {
  readonly objects: readonly ListedObject[];
  readonly next: string | null;
}

export interface ListedObject {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Epoch ms. */
  readonly modified: number;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * Parses a page of the listing (Amazon S3 API, ListObjectsV2).
 * @throws Error when it is not a listing: a failed read must not look like an empty bucket
 */
export function readPage(xml: string): Page {
  const isTruncated = elementOf(xml, 'IsTruncated') === 'true';
  if (!xml.includes('</ListBucketResult>')) throw new Error('no list of a bucket');
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => {
    const size = Number(elementOf(object, 'Size'));
    const modified = Date.parse(elementOf(object, 'LastModified'));
    if (!Number.isInteger(size) || Number.isNaN(modified)) throw new Error('no object of a list');
    return { key: elementOf(object, 'Key'), size, modified };
  });
  return { objects, next: isTruncated ? elementOf(xml, 'NextContinuationToken') : null };
}

function elementOf(xml: string, name: string): string {
  const [, text] = new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml) ?? [];
  if (text === undefined) throw new Error(`no ${name} in a list`);
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_all, hex, decimal, named) => {
    if (named) return ENTITIES[named] ?? '';
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
