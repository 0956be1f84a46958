interface Page<T> {
  readonly results: readonly T[];
  readonly hasMore: boolean;
}

/** Reads all pages of a list, one after the other. */
export async function allPages<T>(read: (page: number) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 0; ; page += 1) {
    const { results, hasMore } = await read(page);
    all.push(...results);
    if (!hasMore) return all;
  }
}
