import fc from 'fast-check';
import { applySettings, numberFor, textFor } from '@/lib/testing/jest/settings';
import { play, stories } from '@/lib/testing/meetings/play';

applySettings({ PLATFORM_FEE: '5000' });

/** Steps of one story. */
const LENGTH = 50;
/** `npm run soak:meetings` plays more. */
const OPERATIONS = numberFor('MODEL_OPERATIONS', 150);
/** The seed of the run, where `npm run soak:meetings` gives none. */
const SEED = textFor('MODEL_SEED', '');

test(
  'whatever happens to meetings, their times and their money are those of a small model',
  async () => {
    const numRuns = Math.ceil(OPERATIONS / LENGTH);
    await fc.assert(fc.asyncProperty(stories(LENGTH), play), {
      ...(SEED && { seed: Number(SEED) }),
      numRuns,
      endOnFailure: true,
    });
  },
  60_000 + OPERATIONS * 2_000,
);
