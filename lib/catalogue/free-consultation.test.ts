import { FREE_DURATION } from '@/lib/domain/lawyers/pricing';
import { FREE_PER_MONTH } from '@/lib/domain/meetings/meeting';
import { FREE_CONSULTATION } from './free-consultation';
import { FREE_RULE, FREE_RULE_FOR_LAWYERS } from './free-rule';

it('says the length and the limit that are enforced', () => {
  expect(FREE_CONSULTATION).toContain(`${FREE_DURATION}-minute`);
  expect(FREE_PER_MONTH).toBe(2);
  for (const text of [FREE_RULE.short, FREE_RULE.sentence, FREE_RULE_FOR_LAWYERS]) {
    expect(text).toMatch(/one with each lawyer.* two within 30 days/i);
  }
});
