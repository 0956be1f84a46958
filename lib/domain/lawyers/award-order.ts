/** `wanted` first, as far as it is there, then what it does not name, in the order it has. */
export function arranged(current: readonly string[], wanted: readonly string[]): string[] {
  const there = new Set(current);
  return [...new Set([...wanted.filter((id) => there.has(id)), ...current])];
}

/** The order after one has moved to another place, from 0; the ends are as far as it goes. */
export function movedTo(order: readonly string[], id: string, place: number): string[] {
  if (!order.includes(id)) return [...order];
  const others = order.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, id);
}
