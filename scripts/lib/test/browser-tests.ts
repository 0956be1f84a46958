import { createHash } from 'node:crypto';
import { stripVTControlCharacters } from 'node:util';

/** Separator in the place of a test, as Playwright writes it, and reads it with --test-list. */
const SEPARATOR = ' › ';
/** One in this many of the tests beside the core ones runs in the short tier. */
const SHARE = 10;

export interface NamedTest {
  readonly project: string;
  readonly file: string;
  readonly titles: readonly string[];
}

interface Run {
  readonly errors?: readonly { readonly message?: string }[];
}

export interface BrowserTest extends NamedTest {
  readonly tags: readonly string[];
  readonly status: string;
  readonly annotations?: readonly { readonly type: string }[] | undefined;
  readonly results: readonly Run[];
}

/** The parts read of a suite in Playwright's JSON report. */
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tags: readonly string[];
    readonly tests: readonly (Pick<BrowserTest, 'status' | 'annotations' | 'results'> & {
      readonly projectName: string;
    })[];
  }[];
}

function* walk(suite: Suite, titles: readonly string[]): Generator<BrowserTest> {
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

export function testsIn(report: { readonly suites: readonly Suite[] }): BrowserTest[] {
  return report.suites.flatMap((file) => [...walk(file, [])]);
}

/** Names a test, as one line of a list of tests. */
export function nameOf({ project, file, titles }: NamedTest): string {
  return [`[${project}]`, file, ...titles].join(SEPARATOR);
}

/** Draws a tenth of these tests, chosen and ordered by the hash of the commit: the same commit always draws the same. */
export function drawTenth<T extends NamedTest>(tests: readonly T[], commit: string | null): T[] {
  const number = (test: T) =>
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

/** Takes as many of the tests as fit into the remaining seconds, at the average duration of the previous ones. */
export function fitting<T>(
  tests: readonly T[],
  { secondsLeft, secondsEach }: { secondsLeft: number; secondsEach: number },
): T[] {
  return tests.slice(0, Math.max(0, Math.floor(secondsLeft / secondsEach)));
}

interface Failures {
  readonly name: string;
  readonly message: string;
  readonly times: number;
}

/** Counts the failures of tests that ran several times, most first, each with the first line of one failure. */
export function failuresByName(
  tests: readonly (NamedTest & Pick<BrowserTest, 'status' | 'results'>)[],
): Failures[] {
  const found = new Map<string, Failures>();
  for (const test of tests.filter(({ status }) => status === 'unexpected')) {
    const name = nameOf(test);
    const text = test.results.flatMap(({ errors = [] }) => errors)[0]?.message ?? 'no message';
    const [message = ''] = stripVTControlCharacters(text).split('\n');
    found.set(name, { name, message, times: (found.get(name)?.times ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.times - a.times);
}
