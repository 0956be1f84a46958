import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { type BrowserTest, nameOf } from './browser-tests.ts';

/** Number of failures beyond which none is attributed to chance. */
export const MOST_ASKED_AGAIN = 10;
/** Number of whole runs remembered; a test that is unsteady in two of them is red. */
const RUNS = 10;

/** Suites whose assertions are about money or access throughout. */
const MONEY_OR_ACCESS = ['payment', 'paymongo', 'guards', 'admin', 'headers'];
/** Specs about money or access in suites with other topics too. */
const SPECS =
  /^(?:second-factor|session|recovery|social|cases|agreements|practice-members)\.spec\.ts$/;

/** Error messages that exclude a rerun; the first matching reason counts. */
const REASONS: readonly (readonly [message: RegExp, reason: string])[] = [
  // The message of e2e/support/console-watch.ts.
  [/errors in the console of the browser/, 'an error in the console'],
  [/(?<![\d:.,₱])5\d\d\b(?![\d:,.]|\s*(?:ms|px))/, 'an answer of 5xx'],
  [
    /₱|\bPHP\b|\b(?:paid|pays?|payments?|payouts?|refund\w*|fees?|prices?|amounts?)\b/i,
    'about money',
  ],
  [
    /(?<![\d:.,])40[134]\b(?![\d:])|\/(?:login|sign-?in|customer-login|lawyer-login)\b|callback_url|forbidden|unauthori[sz]ed/i,
    'about access',
  ],
];

/** Returns the error messages of a failed test, without colours, stacks and the line numbers around them. */
export function failureText({ results }: Pick<BrowserTest, 'results'>): string {
  const messages = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message ?? ''));
  return stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => !/^\s*at /.test(line) && !/^\s*\d* \|/.test(line))
    .map((line) => line.replace(/^\s*>\s*\d+ \|/, ''))
    .join('\n');
}

type Failed = Omit<BrowserTest, 'status'>;

/** Returns why a failed test is not rerun; null where chance may be the cause. */
export function whyNotAgain(test: Failed): string | null {
  const types = (test.annotations ?? []).map(({ type }) => type);
  // e2e/support/console-watch.ts notes both.
  if (!types.includes('browser')) return 'not a browser test';
  if (types.includes('answered 5xx')) return 'an answer of 5xx';
  if (
    test.tags.some((tag) => MONEY_OR_ACCESS.includes(tag.replace(/^@/, ''))) ||
    SPECS.test(test.file)
  )
    return 'about money or access';
  const text = failureText(test);
  return REASONS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

interface Judged<T> {
  readonly again: T[];
  readonly kept: { readonly test: T; readonly reason: string | null }[];
}

/** Selects the failed tests to rerun, and the reason for each of the others. */
export function askAgain<T extends Failed>(failed: readonly T[]): Judged<T> {
  const judged = failed.map((test) => ({ test, reason: whyNotAgain(test) }));
  const again = judged.filter(({ reason }) => reason === null).map(({ test }) => test);
  const kept = judged.filter(({ reason }) => reason !== null);
  if (again.length <= MOST_ASKED_AGAIN) return { again, kept };
  const reason = `more than ${MOST_ASKED_AGAIN} failed`;
  return { again: [], kept: [...kept, ...again.map((test) => ({ test, reason }))] };
}

interface Noted {
  readonly commit: string | null;
  readonly at: string;
  readonly tests: readonly string[];
}

/**
 * Records in `file` which tests of a run failed and then passed, and returns the names of those that did so in one of
 * the earlier runs, too.
 */
export function noteUnsteady(
  file: string,
  { commit, at, tests }: Omit<Noted, 'tests'> & { tests: readonly Failed[] },
): string[] {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Noted[]) : [];
  const names = tests.map(nameOf);
  const runs = [...before, { commit, at, tests: names }].slice(-RUNS);
  writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`);
  const known = new Set(runs.slice(0, -1).flatMap((run) => run.tests));
  return names.filter((name) => known.has(name));
}
