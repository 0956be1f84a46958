import { applySettings, numberFor, report, textFor } from '@/lib/testing/jest/settings';
import { byTier } from '@/lib/testing/jest/tier';
import { playAttack } from '@/lib/testing/meetings/hold-attack';

applySettings({ ADDRESS_LIMIT_FACTOR: '1' });

/** Accounts × addresses. `npm run soak:holds` plays more of them, for longer. */
const ATTACKS = textFor('HOLDS_ATTACKS', byTier('5x2', '50x10'))
  .split(',')
  .map((text) => {
    const [accounts = 0, addresses = 0] = text.split('x').map(Number);
    return { accounts, addresses };
  });
const DAYS = numberFor('HOLDS_DAYS', 1);
/** Honest clients a day. */
const HONEST = numberFor('HOLDS_HONEST', byTier(6, 20));

test(
  'unpaid holds of many accounts from fewer addresses close few times of a lawyer, and honest clients get through',
  async () => {
    const outcomes = [];
    for (const { accounts, addresses } of ATTACKS)
      outcomes.push(await playAttack({ accounts, addresses, days: DAYS, honestPerDay: HONEST }));
    report('HOLDS_REPORT', outcomes);
    for (const outcome of outcomes) {
      expect(outcome.honestAttempts).toBe(HONEST * DAYS);
      // An attack in which nothing is closed shows nothing.
      expect(outcome.mostClosed).toBeGreaterThan(0);
      expect(outcome.mostClosed).toBeLessThanOrEqual(3 * outcome.addresses);
      if (outcome.accounts > 50 || outcome.addresses > 10) continue;
      expect(outcome.averageShare).toBeLessThan(2);
      expect(outcome.gotThrough).toBe(outcome.honestAttempts);
    }
  },
  240_000 * ATTACKS.length * DAYS,
);
