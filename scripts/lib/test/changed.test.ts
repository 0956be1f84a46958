import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { changedFiles, planFor } from './changed.ts';

const plan = (...files: string[]) => planFor(files, () => true);
const suites = (...files: string[]) =>
  plan(...files)
    .grep?.replaceAll('\\b', '')
    .split('|');

test.each([
  ['lib/server/accounts/credentials/recovery-service.ts', ['@accounts', '@guards']],
  ['components/meetings/booking/case-form.tsx', ['@booking']],
  ['lib/domain/payments/money.ts', ['@booking', '@paymongo']],
  ['e2e/support/paymongo/webhooks.ts', ['@paymongo']],
  ['lib/contract/notifications/notifications.ts', ['@notifications', '@booking']],
  [
    'components/lawyers/results/card.tsx',
    ['@search', '@landing', '@profile', '@accounts', '@portal'],
  ],
  ['content/blog/renting-out.mdx', ['@blog', '@seo']],
  ['content/guides/areas/labor.json', ['@landing', '@seo', '@a11y']],
  ['content/faq/about.json', ['@search', '@landing', '@seo', '@public']],
  ['app/(site)/lawyer/[id]/page.tsx', ['@profile', '@seo', '@a11y']],
  ['components/site/layout/header.tsx', ['@header', '@public', '@guards', '@a11y']],
  ['components/portal/stored-meetings.tsx', ['@offline']],
  ['e2e/payment.spec.ts', ['payment\\.spec\\.ts']],
])('%s is shown by the suites of its feature', (file, expected) => {
  expect(suites(file)).toEqual(expected);
});

test.each([
  'lib/server/platform/pipeline/operation.ts',
  'components/ui/overlays/dialog.tsx',
  'app/layout.tsx',
  'app/api/[[...path]]/route.ts',
  'middleware.ts',
  'server/http/policy.ts',
  'e2e/support/people.ts',
  'package-lock.json',
])('%s is under everything: all browser tests run', (file) => {
  expect(plan(file).grep).toBeNull();
  expect(plan('e2e/payment.spec.ts', file).grep).toBeNull();
});

test('documents and tests of one unit need no browser and no build', () => {
  expect(plan('README.md', 'lib/domain/payments/money.test.ts').skipped).toEqual([
    'processes',
    'e2e',
    'build',
  ]);
});

test('several processes run when what they share changes', () => {
  expect(plan('server/serve.ts').skipped).toEqual([]);
  expect(plan('lib/server/site/health/health.ts').skipped).toEqual([]);
  expect(plan('lib/server/registry/registry.ts').skipped).toEqual([]);
  expect(plan('lib/server/schema/pages.ts').skipped).toEqual([]);
  for (const room of ['calls', 'guests', 'associates', 'absence'])
    expect(plan(`lib/server/meetings/${room}/operations.ts`).skipped).not.toContain('processes');
  expect(plan('components/meetings/card.tsx').skipped).toEqual(['processes']);
});

test('jest runs what imports a changed file, and what reads the sources', () => {
  const { related } = plan('lib/domain/payments/money.ts', 'README.md');
  expect(related.unit).toContain('lib/domain/payments/money.ts');
  expect(related.unit).toContain('lib/testing/architecture.test.ts');
  expect(related.unit).not.toContain('README.md');
  expect(related.database).toEqual(related.unit);
});

test('every test that reads the sources is there, and so is every file that has a line of its own', () => {
  const source = readFileSync('scripts/lib/test/changed.ts', 'utf8');
  const named = [...source.matchAll(/'([\w/-]+\.test\.tsx?)'/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(5);
  const patterns = [...source.matchAll(/(?:components|lib|public)\\\/[\w\\/-]+\\\.(?:tsx?|js)\b/g)];
  const files = patterns.map(([file]) => file.replaceAll('\\', ''));
  expect(files).toContain('components/portal/stored-meetings.tsx');
  expect([...named, ...files].filter((file) => !existsSync(file))).toEqual([]);
});

test('the tests of the picker run when its texts or its counts change', () => {
  const ofPicker = (file: string) =>
    plan(file).related.unit?.filter((one) => one.startsWith('lib/testing/picker/'));
  const tests = readdirSync('lib/testing/picker').filter((name) => name.endsWith('.test.ts'));
  for (const file of ['bench/picker/told/family.txt', 'content/picker/told-counts.json'])
    expect(ofPicker(file)?.toSorted()).toEqual(
      tests.map((name) => `lib/testing/picker/${name}`).toSorted(),
    );
  expect(ofPicker('bench/search/queries.txt')).toEqual([]);
});

test('a deleted file has no tests any more, but its suites run', () => {
  const { related, grep } = planFor(['components/meetings/old.tsx'], () => false);
  expect(related.unit).not.toContain('components/meetings/old.tsx');
  expect(grep).toBe('@booking\\b');
});

test('a migration runs all database tests, what jest itself stands on runs all', () => {
  const migration = plan('lib/server/platform/db/migrations/0001_first.sql').related;
  expect(migration.database).toBeNull();
  expect(migration.unit).not.toBeNull();
  expect(plan('lib/testing/jest/database.ts').related).toEqual({
    unit: null,
    dom: null,
    database: null,
  });
});

test('every tag that a change can ask for is one of the documented suites', () => {
  const source = readFileSync('scripts/lib/test/changed.ts', 'utf8');
  const documented = readFileSync('e2e/README.md', 'utf8');
  const lists = [...source.matchAll(/'(@[^']+)'/g)].map(([, list = '']) => list);
  const tags = new Set(lists.flatMap((list) => list.split(' ')));
  expect(tags.size).toBeGreaterThan(10);
  for (const tag of tags) expect(documented).toContain(`| \`${tag}\` |`);
});

test('a state that git does not know is refused', () => {
  expect(() => changedFiles('no-such-branch-anywhere')).toThrow('git does not know');
});
