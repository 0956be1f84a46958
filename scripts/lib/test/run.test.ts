import { seedOf } from './commit.ts';
import { environmentOf } from './run.ts';

const commit = '5dfae703fa1e54218119a042c60b8cc707964521';
const given = { NODE_ENV: 'test' } as const;

test('the short tier has the seed of its commit, the other one none', () => {
  expect(environmentOf(given, { tier: 'short', commit })).toMatchObject({
    TEST_TIER: 'short',
    TEST_SEED: String(seedOf(commit)),
  });
  expect(environmentOf(given, { tier: 'all', commit })).not.toHaveProperty('TEST_SEED');
});

test('a seed that was given is kept', () => {
  for (const tier of ['short', 'all'] as const)
    expect(environmentOf({ ...given, TEST_SEED: '7' }, { tier, commit }).TEST_SEED).toBe('7');
});

test('the database of the shell is not that of the tests', () => {
  const env = environmentOf(
    { ...given, DATABASE_URL: 'postgres://x', PATH: '/bin' },
    { tier: 'all', commit },
  );
  expect(env).not.toHaveProperty('DATABASE_URL');
  expect(env.PATH).toBe('/bin');
});
