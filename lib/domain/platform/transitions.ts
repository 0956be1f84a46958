/** Allowed transitions between states. This table is enforced: a store checks it before it changes a row. */
export type Transitions<S extends string> = Readonly<Record<S, readonly S[]>>;

/**
 * Returns the states from which a row may change to `to`. `only` narrows them.
 * @throws RangeError when `only` names a state that may not become `to`
 */
export function statesBefore<S extends string>(
  table: Transitions<S>,
  to: S,
  only?: readonly S[],
): S[] {
  const refused = only?.find((from) => !table[from].includes(to));
  if (refused) throw new RangeError(`${refused} never becomes ${to}`);
  const states = Object.keys(table) as S[];
  return states.filter((from) => table[from].includes(to) && (!only || only.includes(from)));
}
