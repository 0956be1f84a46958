import { outsideTier } from './tiers.ts';

const isLeftOut = (file: string, tier?: string) =>
  outsideTier({ TEST_TIER: tier }).some((pattern) => new RegExp(pattern).test(file));

test.each([
  '/lib/server/meetings/booking/attack.soak.db.test.ts',
  '/lib/testing/processes/page-memory.soak.processes.test.ts',
  '/lib/domain/lawyers/slots.soak.test.ts',
  '/components/meetings/checkout.soak.test.tsx',
  '/server/http/flood.soak.test.ts',
  '/lib/server/platform/db/pooler.soak.db.test.ts',
  '/lib/testing/processes/machines.soak.processes.test.ts',
  '/lib/server/backup/drill.soak.db.test.ts',
])('%s is left to the whole run', (file) => {
  expect(isLeftOut(file, 'short')).toBe(true);
  expect(isLeftOut(file, 'all')).toBe(false);
  expect(isLeftOut(file, undefined)).toBe(false);
});

test.each([
  '/lib/server/meetings/booking/attack.db.test.ts',
  '/lib/server/soak.test.ts',
  '/lib/server/backup/verify.db.test.ts',
  '/components/meetings/soaked/checkout.test.tsx',
])('%s runs in both', (file) => {
  expect(isLeftOut(file, 'short')).toBe(false);
});
