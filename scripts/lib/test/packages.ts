import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { logStep } from '../../../server/log.ts';
import { inRoot } from '../../../server/paths.ts';
import { oneCheck, type Result, sum } from './counts.ts';

/** Runs npm; its output counts even on an error exit, as of an audit with findings. */
const npm = (...args: string[]): Promise<string> =>
  promisify(execFile)('npm', args, { cwd: inRoot(), maxBuffer: 2 ** 26, timeout: 60_000 }).then(
    ({ stdout }) => stdout,
    ({ stdout = '' }: { stdout?: string }) => stdout,
  );

/**
 * Licences under which a package may run in production: those that require their text, MPL 2.0 and OFL for separate
 * files, and LGPL 3 for the library that sharp loads as a separate file.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Licences of packages whose description names none, as stated in their files. */
const STATED: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

interface Component {
  readonly name: string;
  readonly version?: string;
  readonly purl?: string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
}

interface Bill {
  readonly components: readonly Component[];
}

const isAllowed = (expression: string) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => ALLOWED.has(id.trim())));

const licenceOf = ({ name, licenses = [] }: Component) =>
  licenses
    .map(({ expression, license }) => expression ?? license?.id ?? license?.name)
    .join(' AND ') ||
  (STATED[name] ?? '');

/** Lists the packages of a bill of materials whose licence is not allowed in production, with the licence. */
export function refusedLicences({ components }: Bill): string[] {
  return components
    .filter((component) => !isAllowed(licenceOf(component)))
    .map(
      (component) => `${component.name} ${component.version}: ${licenceOf(component) || 'none'}`,
    );
}

interface Audit {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly name: string; readonly severity: string }>
  >;
}

/**
 * Lists the findings of `npm audit --json` of high or critical severity; null where the registry did not answer,
 * which is neither a finding nor a pass.
 */
export function findingsOf(answer: string): string[] | null {
  let report: Audit;
  try {
    report = JSON.parse(answer) as Audit;
  } catch {
    return null;
  }
  if (!report.vulnerabilities) return null;
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name}: ${severity}`);
}

const check = (flaws: readonly string[]): Result => ({
  ...oneCheck(flaws.length === 0),
  output: () => flaws.join('\n'),
});

export async function packages(): Promise<Result> {
  const [bill, audit] = await Promise.all([
    npm('sbom', '--sbom-format=cyclonedx', '--omit=dev').then((text) => JSON.parse(text) as Bill),
    npm('audit', '--omit=dev', '--json', '--fetch-retries=0'),
  ]);
  const nameless = bill.components.filter(({ purl, version }) => !purl || !version);
  const checks = [
    check(bill.components.length > 0 ? nameless.map(({ name }) => name) : ['The bill is empty.']),
    check(refusedLicences(bill)),
  ];
  const findings = findingsOf(audit);
  if (findings) checks.push(check(findings));
  else logStep('The registry answers no audit: what is known against packages was not looked at');
  return sum(checks);
}
