import { createHash } from 'node:crypto';
import { stripVTControlCharacters } from 'node:util';

/** How Playwright writes the place of a test, and reads it with --test-list. */
const SEPARATOR = ' › ';
/** One of so many of the tests beside the core ones runs in the short tier. */
const SHARE = 10;

function* walk(suite, titles) {
  for (const { file, title, tags, tests } of suite.specs ?? []) {
    for (const { projectName, status, annotations, results } of tests)
      yield {
        project: projectName,
        file,
        titles: [...titles, title],
        tags,
        status,
        annotations,
        results,
      };
  }
  for (const inner of suite.suites ?? []) yield* walk(inner, [...titles, inner.title]);
}

/** The tests of a report of Playwright, which may be only their list. */
export function testsIn(report) {
  return report.suites.flatMap((file) => [...walk(file, [])]);
}

/** The name of a test, one line of a list of tests. */
export function nameOf({ project, file, titles }) {
  return [`[${project}]`, file, ...titles].join(SEPARATOR);
}

/** A tenth of these tests, chosen and ordered by the hash of the commit: the same commit always draws the same. */
export function drawTenth(tests, commit) {
  const number = (test) =>
    createHash('sha256')
      .update(`${commit}\0${nameOf(test)}`)
      .digest()
      .readUInt32BE();
  return tests
    .map((test) => ({ test, at: number(test) }))
    .filter(({ at }) => at < 2 ** 32 / SHARE)
    .sort((a, b) => a.at - b.at)
    .map(({ test }) => test);
}

/** As many of the tests as fit into the seconds that are left, when each takes as long as those before took on average. */
export function fitting(tests, { secondsLeft, secondsEach }) {
  return tests.slice(0, Math.max(0, Math.floor(secondsLeft / secondsEach)));
}

/** Counts the failures of tests that ran several times, most first, each with the first line of one failure. */
export function failuresByName(tests) {
  const found = new Map();
  for (const test of tests.filter(({ status }) => status === 'unexpected')) {
    const name = nameOf(test);
    const text = test.results.flatMap(({ errors = [] }) => errors)[0]?.message ?? 'no message';
    const [message] = stripVTControlCharacters(text).split('\n');
    found.set(name, { name, message, times: (found.get(name)?.times ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.times - a.times);
}
