/** Returns the existing items of `wanted` first, then the others in their present order. */
export function arranged(current: readonly string[], wanted: readonly string[]): string[] {
  const there = new Set(current);
  return [...new Set([...wanted.filter((id) => there.has(id)), ...current])];
}

/** Returns the order after moving one item to another index, from 0, clamped to the ends. */
export function movedTo(order: readonly string[], id: string, place: number): string[] {
  if (!order.includes(id)) return [...order];
  const others = order.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, id);
}
