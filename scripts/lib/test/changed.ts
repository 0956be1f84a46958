import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CommandError } from '../../../server/log.ts';
import { inRoot } from '../../../server/paths.ts';

const ALL = 'all';
const NOTHING = 'nothing';

/** Suites of e2e/README.md that cover a file, or all of them, or none. The first matching line decides. */
const SUITES: readonly (readonly [file: RegExp, suites: string])[] = [
  [/\.test\.tsx?$|\.md$|^(docs|bench|lib\/testing|scripts\/lib\/test|\.ci)\//, NOTHING],
  [/^(jest\.config|biome|\.dependency-cruiser|drizzle\.config|\.git(ignore|attributes))/, NOTHING],
  [/^e2e\/[^/]+\.spec\.ts$/, 'itself'],
  [/^(content\/blog|lib\/blog|components\/site\/blog|app\/\(site\)\/blog)\//, '@blog @seo'],
  [/^(components\/site\/(landing|seo|share)|app\/share|content\/guides)\//, '@landing @seo @a11y'],
  [/^content\/(help|intake)\//, '@help @public @seo'],
  [/^(lib\/catalogue|content)\//, '@search @landing @seo @public'],
  [/^components\/site\/layout\//, '@header @public @guards @a11y'],
  [/^components\/site\/home\//, '@public @search @seo @a11y'],
  [/^components\/site\//, '@public @seo @a11y'],
  [/^(lib\/client\/platform\/offline\.ts|components\/portal\/stored-meetings\.tsx)/, '@offline'],
  [/^components\/portal\//, '@portal @guards @booking @accounts @a11y'],
  [/^app\/\(site\)\/lawyers-online\//, '@search @landing @seo @a11y'],
  [/^app\/\(site\)\/(saved|compare)-lawyers\//, '@search @headers @a11y'],
  [/^app\/\(site\)\/lawyer\//, '@profile @seo @a11y'],
  [
    /^app\/(\(site\)\/(book|checkout|waitlist|leave-waitlist)|test-gateway|customer-portal\/meeting)\//,
    '@booking @a11y',
  ],
  [/^app\/test-google\//, '@portal'],
  [
    /^(app\/(test-texts|\(site\)\/texts-off|forms\/texts-off(-code)?)|(lib\/server\/(adapters|notifications)|components\/accounts\/settings)\/texts|components\/accounts\/texts-off)\//,
    '@texts',
  ],
  [/^app\/(\(bare\)|\(site\)\/verify-)/, '@accounts @booking @guards @a11y'],
  [
    /^(lib\/(contract|client|domain|server)|components)\/work-items\/|^app\/.*work-item/,
    '@agreements @portal @a11y',
  ],
  [/^(lib\/server|components)\/lawyers\/(tokens|events)\//, '@portal'],
  [/^e2e\/support\/(event-receiver|receiver-network)\./, '@portal'],
  [/^(lib\/server|components)\/lawyers\/written-work\//, '@agreements @search @profile @portal'],
  [
    /^(lib\/(contract|client|domain|server)|components)\/notaries\/|^app\/.*notary/,
    '@notaries @public @portal @seo @a11y',
  ],
  [/^app\/\(site\)\/free-legal-help\//, '@search @seo @a11y'],
  [/^app\/booking-context\.tsx$/, '@accounts @booking'],
  [/^app\/(customer|lawyer)-portal\//, '@portal @guards @booking @accounts @a11y'],
  [/^app\/\(site\)\/(practices|join-practice)\//, '@portal'],
  [/^(lib\/(contract|client|domain|server)|components)\/accounts\//, '@accounts @guards'],
  [
    /^(lib\/(contract|client|domain|server)|components)\/lawyers\//,
    '@search @landing @profile @accounts @portal',
  ],
  [
    /^(lib\/server|components)\/(cases\/help|meetings\/intake)\/|^app\/\(site\)\/help\//,
    '@help @a11y',
  ],
  [/^(lib\/server|components)\/meetings\/(clients|notes|payments)\//, '@portal'],
  [/^app\/(meeting|guest)\//, '@video @relay @guards @a11y'],
  [/^components\/meetings\/(associates|call|calls|lobby|guests)\//, '@video @relay @a11y'],
  [
    /^lib\/(contract|client|domain|server)\/meetings\/(associates|calls|guests)(\/|\.)/,
    '@video @relay',
  ],
  [/^lib\/server\/adapters\/turn\//, '@relay'],
  [/^e2e\/support\/paymongo/, '@paymongo'],
  [/^lib\/server\/adapters\/payment\//, '@paymongo @booking'],
  [
    /^(lib\/(contract|client|server)|components)\/(payments|admin)\/tax[-/.]/,
    '@tax @booking @paymongo',
  ],
  [/^(lib\/(contract|client|domain|server)|components)\/payments\//, '@booking @paymongo'],
  [/^(lib\/(contract|client|domain|server)|components)\/meetings\//, '@booking'],
  [/^(lib\/(contract|client|server)|components)\/notifications\//, '@notifications @booking'],
  [/^components\/accounts\/settings\/notifications\//, '@notifications'],
  [/^public\/sw\.js/, '@notifications @offline'],
];

/** Files that every test of a kind depends on without importing them. */
const OF_ALL_JEST = /^(package-lock\.json|jest\.config\.mjs|tsconfig\.json|lib\/testing\/jest\/)/;
const OF_ALL_DATABASE = /^lib\/server\/platform\/db\/migrations\//;
const OF_PROCESSES =
  /^(server|lib\/server\/(platform|registry|schema|site|meetings\/(absence|associates|calls|guests)))\/|\.processes\.test\.ts$|^(package-lock\.json|next\.config\.mjs|middleware\.ts|lib\/testing\/jest\/)/;
/** Files that modules import, which jest can trace. */
const JEST_KNOWS = /\.(tsx?|mjs)$|^(content|demo)\/.+\.json$/;
/** Tests that read the sources instead of importing them. */
const READS_SOURCES = [
  'lib/testing/architecture.test.ts',
  'lib/testing/api/contract-drift.test.ts',
  'lib/testing/browser-tests/rules.test.ts',
  'lib/testing/documents/words.test.ts',
  'lib/catalogue/content-files.test.ts',
  'lib/catalogue/refund-rule.test.ts',
];

/** Texts that the tests of the picker read, and those tests. */
const OF_PICKER = /^(bench\/picker\/.+\.txt|content\/picker\/.+)$/;
const PICKER_TESTS = [
  'lib/testing/picker/found.test.ts',
  'lib/testing/picker/queries.test.ts',
  'lib/testing/picker/stories.test.ts',
];

/** Lists the files that differ from a state of the repository, including uncommitted and deleted ones. */
export function changedFiles(since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: inRoot(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .filter(Boolean);
  try {
    const [base = since] = git('merge-base', since, 'HEAD').map((line) => line.trim());
    const tracked = git('diff', '--name-only', '-z', base);
    return [...new Set([...tracked, ...git('ls-files', '--others', '--exclude-standard', '-z')])];
  } catch {
    throw new CommandError(`git does not know what changed since ${since}.`);
  }
}

function suitesOf(file: string): string[] {
  const suites = SUITES.find(([pattern]) => pattern.test(file))?.[1] ?? ALL;
  return suites === 'itself' ? [file.slice('e2e/'.length)] : suites.split(' ');
}

export interface Plan {
  readonly skipped: readonly string[];
  readonly related: Readonly<Record<string, readonly string[] | null>>;
  /** Pattern of the browser tests to run; null for all. */
  readonly grep: string | null;
}

/** Plans which tests run for these changed files. */
export function planFor(
  files: readonly string[],
  exists = (file: string) => existsSync(inRoot(file)),
): Plan {
  const there = files.filter(exists);
  const ofPicker = files.some((file) => OF_PICKER.test(file)) ? PICKER_TESTS : [];
  const some = [...there.filter((file) => JEST_KNOWS.test(file)), ...READS_SOURCES, ...ofPicker];
  const jest = files.some((file) => OF_ALL_JEST.test(file)) ? null : some;
  const database = files.some((file) => OF_ALL_DATABASE.test(file)) ? null : jest;
  const suites = new Set(files.flatMap(suitesOf));
  suites.delete(NOTHING);
  const skipped: string[] = [];
  if (!files.some((file) => OF_PROCESSES.test(file))) skipped.push('processes');
  if (suites.size === 0) skipped.push('e2e');
  if (skipped.length === 2) skipped.push('build');
  const grep = suites.has(ALL) ? null : [...suites].map(escaped).join('|');
  return { skipped, related: { unit: jest, dom: jest, database }, grep };
}

function escaped(text: string): string {
  return text.startsWith('@') ? `${text}\\b` : text.replaceAll('.', '\\.');
}
