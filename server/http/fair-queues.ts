export interface Place {
  readonly address: string;
  /** Whether the request is about paying or meeting. */
  readonly isFirst: boolean;
}

/** Queues requests by address: the addresses take turns, and within an address the first request comes first. */
function createFairQueue<T>() {
  const byAddress = new Map<string, T[]>();
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(address: string, one: T): void {
      const own = byAddress.get(address) ?? [];
      own.push(one);
      byAddress.set(address, own);
      length += 1;
    },
    remove(address: string, one: T): void {
      const own = byAddress.get(address);
      const at = own?.indexOf(one) ?? -1;
      if (!own || at < 0) return;
      own.splice(at, 1);
      length -= 1;
      if (own.length === 0) byAddress.delete(address);
    },
    /** Counts the turns before one more request of this address. */
    ahead(address: string): number {
      const own = byAddress.get(address)?.length ?? 0;
      let before = own;
      for (const [other, { length: theirs }] of byAddress)
        if (other !== address) before += Math.min(theirs, own + 1);
      return before;
    },
    next(): T | undefined {
      for (const [address, own] of byAddress) {
        const one = own.shift();
        length -= 1;
        byAddress.delete(address);
        if (own.length > 0) byAddress.set(address, own);
        return one;
      }
      return undefined;
    },
  };
}

/**
 * Queues requests in two queues: free slots go in turn to requests about paying or meeting and to the others, so that
 * neither starves.
 */
export function createFairQueues<T>() {
  const first = createFairQueue<T>();
  const others = createFairQueue<T>();
  let turns = 0;
  const queueOf = (isFirst: boolean) => (isFirst ? first : others);
  return {
    add: ({ isFirst, address }: Place, one: T) => queueOf(isFirst).add(address, one),
    remove: ({ isFirst, address }: Place, one: T) => queueOf(isFirst).remove(address, one),
    ahead({ isFirst, address }: Place): number {
      const own = queueOf(isFirst).ahead(address);
      return own + Math.min(isFirst ? own : own + 1, queueOf(!isFirst).length);
    },
    next(): T | undefined {
      if (first.length === 0 || others.length === 0) return first.next() ?? others.next();
      turns += 1;
      return turns % 2 === 1 ? first.next() : others.next();
    },
  };
}
