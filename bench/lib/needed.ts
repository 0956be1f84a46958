/**
 * Returns what has to be there.
 * @throws {Error} that names it where it is missing
 */
export function needed<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${name}.`);
  return value;
}

/** Returns the element whose turn it is; after the last comes the first again. */
export function inTurn<Element>(list: readonly Element[], turn: number): Element {
  return needed(list[turn % list.length], 'element of an empty list');
}
