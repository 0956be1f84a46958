import { drawTenth, failuresByName, fitting, nameOf, testsIn } from './browser-tests.ts';

const report = {
  suites: [
    {
      title: 'booking.spec.ts',
      specs: [
        {
          file: 'booking.spec.ts',
          title: 'alone',
          tags: ['core'],
          tests: [{ projectName: 'desktop', status: 'expected', results: [] }],
        },
      ],
      suites: [
        {
          title: 'a client',
          specs: [
            {
              file: 'booking.spec.ts',
              title: 'books',
              tags: ['booking'],
              tests: [
                { projectName: 'desktop', status: 'expected', results: [] },
                { projectName: 'pixel', status: 'unexpected', results: [] },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('the tests of a report have the names by which a list chooses them', () => {
  expect(testsIn(report).map(nameOf)).toEqual([
    '[desktop] › booking.spec.ts › alone',
    '[desktop] › booking.spec.ts › a client › books',
    '[pixel] › booking.spec.ts › a client › books',
  ]);
  expect(testsIn(report).map(({ status }) => status)).toEqual([
    'expected',
    'expected',
    'unexpected',
  ]);
});

const many = Array.from({ length: 1000 }, (_, n) => ({
  project: 'desktop',
  file: 'many.spec.ts',
  titles: [`test ${n}`],
}));

test('a commit draws about a tenth, always the same, another commit others', () => {
  const drawn = drawTenth(many, 'one');
  expect(drawn.length).toBeGreaterThan(70);
  expect(drawn.length).toBeLessThan(130);
  expect(drawTenth([...many].reverse(), 'one')).toEqual(drawn);
  const others = new Set(drawTenth(many, 'two').map(nameOf));
  expect(drawn.filter((test) => others.has(nameOf(test))).length).toBeLessThan(30);
});

test('every test is drawn by some commit', () => {
  const commits = Array.from({ length: 100 }, (_, n) => `commit ${n}`);
  const drawn = new Set(commits.flatMap((commit) => drawTenth(many, commit).map(nameOf)));
  expect(drawn.size).toBe(1000);
});

test('only what fits into the time runs', () => {
  const tests = many.slice(0, 30);
  expect(fitting(tests, { secondsLeft: 60, secondsEach: 3 })).toEqual(tests.slice(0, 20));
  expect(fitting(tests, { secondsLeft: 600, secondsEach: 3 })).toEqual(tests);
  expect(fitting(tests, { secondsLeft: -1, secondsEach: 3 })).toEqual([]);
});

test('repeated tests are counted by their name', () => {
  const run = (titles: string[], status: string) => ({
    project: 'desktop',
    file: 'a.spec.ts',
    titles,
    status,
    results: [{ errors: [{ message: 'too late\nthe rest' }] }],
  });
  const tests = [run(['a'], 'unexpected'), run(['b'], 'unexpected'), run(['b'], 'unexpected')];
  expect(failuresByName([...tests, run(['c'], 'expected')])).toEqual([
    { name: '[desktop] › a.spec.ts › b', times: 2, message: 'too late' },
    { name: '[desktop] › a.spec.ts › a', times: 1, message: 'too late' },
  ]);
});
