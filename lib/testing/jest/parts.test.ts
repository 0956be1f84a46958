import path from 'node:path';
import { root } from '../../../server/paths.ts';
import { partOf } from './parts.ts';

const perfStats = { start: 1000, end: 9000, runtime: 8000, slow: true };

function ran(file: string, title: string, status: 'passed' | 'failed' = 'passed') {
  return {
    title,
    status,
    duration: 20,
    failureMessages: [],
    failureDetails: [],
    failing: false,
    invocations: 1,
    location: null,
    numPassingAsserts: 1,
    retryReasons: [],
    startAt: null,
    ancestorTitles: [file, 'prices'],
    fullName: `${file} prices ${title}`,
  };
}

const failed = (file: string, title: string) => ({
  ...ran(file, title, 'failed'),
  failureMessages: ['Error: 2 is not 3'],
});

const group = {
  testFilePath: '/tmp/0.cjs',
  numPassingTests: 2,
  numFailingTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  perfStats,
  testResults: [
    ran('lib/a.test.ts', 'add'),
    failed('lib/b.test.ts', 'add'),
    ran('lib/b.test.ts', 'end'),
  ],
};

const named = (name: string) => ({
  path: path.join(root, `lib/${name}.test.ts`),
  context: { config: { rootDir: root, testMatch: [] } },
});
const [a, b] = [named('a'), named('b')];

interface Group extends Omit<typeof group, 'testResults'> {
  testResults: Parameters<typeof partOf>[0]['testResults'];
  testExecError?: { message: string; stack: string };
}

const part = (test: typeof a, result: Group = group) =>
  partOf(result, [a, b], test, { noStackTrace: true });

test('a file of a group has the result that it would have alone', () => {
  const result = part(a);
  expect(result).toMatchObject({
    testFilePath: path.join(root, 'lib/a.test.ts'),
    numPassingTests: 1,
    numFailingTests: 0,
    failureMessage: null,
    skipped: false,
    perfStats: { start: 1000, end: 1020, runtime: 20 },
  });
  expect(result.testResults).toMatchObject([
    { title: 'add', ancestorTitles: ['prices'], fullName: 'prices add' },
  ]);
});

test('what failed is told of its file alone', () => {
  const result = part(b);
  expect(result).toMatchObject({ numPassingTests: 1, numFailingTests: 1 });
  expect(result.failureMessage).toContain('2 is not 3');
  expect(result.failureMessage).toContain('prices › add');
});

test.each([
  ['Error: late\n    at lib/b.test.ts:3:1', b, a],
  ['Error: late\n    at node:timers', a, b],
])('an error outside of any test is of one file: %j', (stack, guilty, innocent) => {
  const result = { ...group, testExecError: { message: '', stack } };
  expect(part(guilty, result)).toMatchObject({
    testExecError: { stack },
    failureMessage: expect.stringContaining('Error: late'),
  });
  expect(part(innocent, result)).not.toHaveProperty('testExecError');
});
