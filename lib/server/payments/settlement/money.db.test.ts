import { applySettings, numberFor, report } from '@/lib/testing/jest/settings';
import { playMoney, type Tally } from '@/lib/testing/money/play';

applySettings({
  PLATFORM_FEE: '5000',
  LOCAL_GATEWAY_FAULTS:
    'second_session:1,answer_lost:0.1,too_many_requests:0.1,expiry_late:0.2,event_repeated:0.3,event_late:0.5',
});

/** `npm run soak:webhooks` plays more. */
const OPERATIONS = numberFor('MONEY_OPERATIONS', 150);
// With one, a story in which nobody dies is not rare.
const SEEDS = numberFor('MONEY_SEEDS', 2);
const FIRST = numberFor('MONEY_SEED', 20_261);

test(
  'every payment at the gateway is booked once, and kept or given back once, whenever a process dies',
  async () => {
    const tallies: Tally[] = [];
    for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1)
      tallies.push(await playMoney(seed, OPERATIONS));
    // Stories in which nothing happens show nothing.
    for (const what of ['paid', 'kept', 'refunded', 'deaths'] as const)
      expect(tallies.reduce((sum, tally) => sum + tally[what], 0)).toBeGreaterThan(0);
    report('MONEY_REPORT', tallies);
  },
  60_000 + OPERATIONS * SEEDS * 1_000,
);
