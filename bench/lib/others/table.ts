import type { Cost } from './rounds.ts';
import type { Measured, Target } from './server.ts';

export type Other = 'payload' | 'medusa' | 'next';

/** Targets of ours, each with what it is measured beside. */
const PAIRS: readonly (readonly [ours: string, other: Other, theirs: string])[] = [
  ['client', 'payload', 'dashboard'],
  ['dashboard', 'payload', 'dashboard'],
  ['meetings', 'payload', 'bookings'],
  ['messages', 'payload', 'bookings'],
  ['calendar', 'payload', 'bookings'],
  ['payments', 'payload', 'payments'],
  ['meeting', 'payload', 'booking'],
  ['settings', 'payload', 'account'],
  ['results', 'payload', 'lawyers'],
  ['area', 'payload', 'lawyers'],
  ['lawyers', 'payload', 'rest'],
  ['lawyers', 'medusa', 'products'],
  ['lawyers', 'medusa', 'priced'],
  ['home', 'next', 'page'],
  ['apiMeetings', 'next', 'route'],
  ['work', 'next', 'route'],
  ['unread', 'next', 'route'],
];

const rounded = (number: number, digits: number) => Number(number.toFixed(digits));

/** Writes a cost in the columns of a side; none where it was not measured. */
function columns(cost: Cost | undefined, side: string) {
  if (!cost) return {};
  return { [`${side} ms`]: rounded(cost.cpu, 2), [`${side} kB`]: rounded(cost.bytes / 1000, 1) };
}

/** Makes a row of each pair; what did not start stands there with the reason, without a figure. */
export function tableOf(
  ours: Pick<Measured, 'targets'>,
  others: ReadonlyMap<Other, Pick<Measured, 'targets'>>,
  reasons: ReadonlyMap<Other, string>,
  costs: ReadonlyMap<Target, Cost>,
): object[] {
  const costOf = (target: Target | undefined) => target && costs.get(target);
  return PAIRS.map(([mine, other, theirs]) => {
    const target = ours.targets[mine];
    const beside = others.get(other)?.targets[theirs];
    const [cost, theirCost] = [costOf(target), costOf(beside)];
    return {
      target: target?.name ?? mine,
      ...columns(cost, 'our'),
      beside: beside?.name ?? `${other} did not start: ${reasons.get(other)}`,
      ...columns(theirCost, 'their'),
      ...(cost && theirCost && { ratio: rounded(cost.cpu / theirCost.cpu, 2) }),
    };
  });
}
