/** Who waits in one line: a turn goes to each address that waits, and within an address to who came first. */
function createTurns() {
  /** In the order of their next turns. */
  const byAddress = new Map();
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(address, one) {
      const own = byAddress.get(address) ?? [];
      own.push(one);
      byAddress.set(address, own);
      length += 1;
    },
    remove(address, one) {
      const own = byAddress.get(address);
      const at = own?.indexOf(one) ?? -1;
      if (at < 0) return;
      own.splice(at, 1);
      length -= 1;
      if (own.length === 0) byAddress.delete(address);
    },
    /** How many have their turn before one more of this address. */
    ahead(address) {
      const own = byAddress.get(address)?.length ?? 0;
      let before = own;
      for (const [other, { length: theirs }] of byAddress)
        if (other !== address) before += Math.min(theirs, own + 1);
      return before;
    },
    next() {
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

/** Who waits, in two lines: a place that is free goes to who pays or meets and to the others in turn, so that neither is kept out. */
export function createLines() {
  const first = createTurns();
  const others = createTurns();
  let turns = 0;
  const lineOf = (isFirst) => (isFirst ? first : others);
  return {
    add: ({ isFirst, address }, one) => lineOf(isFirst).add(address, one),
    remove: ({ isFirst, address }, one) => lineOf(isFirst).remove(address, one),
    /** How many come before a request that would wait from now on. */
    ahead({ isFirst, address }) {
      const own = lineOf(isFirst).ahead(address);
      return own + Math.min(isFirst ? own : own + 1, lineOf(!isFirst).length);
    },
    next() {
      if (first.length === 0 || others.length === 0) return first.next() ?? others.next();
      turns += 1;
      return turns % 2 === 1 ? first.next() : others.next();
    },
  };
}
