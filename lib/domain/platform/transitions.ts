/** Which state may follow which. The table is what runs: a store asks it before it changes a row. */
export type Transitions<S extends string> = Readonly<Record<S, readonly S[]>>;

/**
 * The states that a row may leave for `to`. `only` narrows them to those the caller means.
 *
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
