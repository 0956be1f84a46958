import fc from 'fast-check';
import { MEETING_STATUSES, MEETING_TRANSITIONS } from '@/lib/domain/meetings/meeting';
import { PAYMENT_STATUSES, PAYMENT_TRANSITIONS } from '@/lib/domain/payments/payment';
import { REFUND_STATUSES, REFUND_TRANSITIONS } from '@/lib/domain/payments/refund';
import { statesBefore, type Transitions } from './transitions';

const TABLES: [name: string, states: readonly string[], table: Transitions<string>][] = [
  ['meetings', MEETING_STATUSES, MEETING_TRANSITIONS],
  ['payments', PAYMENT_STATUSES, PAYMENT_TRANSITIONS],
  ['refunds', REFUND_STATUSES, REFUND_TRANSITIONS],
];

describe.each(TABLES)('the table of %s', (_name, states, table) => {
  const state = fc.constantFrom(...states);

  it('knows every state, and leads from none to itself', () => {
    expect(Object.keys(table).toSorted()).toEqual([...states].toSorted());
    for (const from of states) expect(table[from]).not.toContain(from);
  });

  it('is asked the same both ways', () => {
    fc.assert(
      fc.property(state, state, (from, to) => {
        expect(statesBefore(table, to).includes(from)).toBe(table[from]?.includes(to));
      }),
    );
  });

  it('gives a narrower choice only where each of it is allowed', () => {
    fc.assert(
      fc.property(state, fc.uniqueArray(state), (to, only) => {
        const narrowed = () => statesBefore(table, to, only);
        if (only.every((from) => table[from]?.includes(to))) {
          expect(narrowed().toSorted()).toEqual(only.toSorted());
        } else expect(narrowed).toThrow(RangeError);
      }),
    );
  });

  it('reaches every state from the first', () => {
    const reached = new Set([states[0] ?? '']);
    for (const from of reached) for (const to of table[from] ?? []) reached.add(to);
    expect([...reached].toSorted()).toEqual([...states].toSorted());
  });
});
