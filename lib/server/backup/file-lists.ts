import 'server-only';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { isCopy, LIST, type Listed, type ListedCopy, readListed } from './manifest';

export async function* readList(folder: string): AsyncGenerator<Listed> {
  for await (const line of linesOf(path.join(folder, LIST))) yield readListed(line);
}

export async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file);
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } finally {
    input.destroy();
  }
}

export async function* copiesIn(folder: string): AsyncGenerator<ListedCopy> {
  for await (const listed of readList(folder)) if (isCopy(listed)) yield listed;
}

/**
 * Merges several lists, each key once, in order. Keys are ASCII letters and digits, which JavaScript and `collate
 * "C"` sort alike.
 */
export async function* merged(folders: readonly string[]): AsyncGenerator<ListedCopy> {
  const lists = await Promise.all(folders.map((folder) => reader(copiesIn(folder))));
  for (;;) {
    let first: ListedCopy | undefined;
    for (const { current } of lists)
      if (current && (first === undefined || current.key < first.key)) first = current;
    if (!first) return;
    for (const list of lists) if (list.current?.key === first.key) await list.advance();
    yield first;
  }
}

/** Finds keys in a list; keys must be requested in ascending order. */
export async function finderIn(lists: readonly string[]) {
  const list = await reader(merged(lists));
  return {
    async find(key: string): Promise<ListedCopy | undefined> {
      while (list.current && list.current.key < key) await list.advance();
      return list.current?.key === key ? list.current : undefined;
    },
    close: () => list.close(),
  };
}

async function reader(list: AsyncGenerator<ListedCopy>) {
  const state = {
    current: undefined as ListedCopy | undefined,
    async advance() {
      const { value, done } = await list.next();
      state.current = done ? undefined : value;
    },
    close: () => list.return(undefined),
  };
  await state.advance();
  return state;
}
