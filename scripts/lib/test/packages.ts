import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { logStep } from '../../../server/log.ts';
import { inRoot } from '../../../server/paths.ts';
import { oneCheck, type Result, sum } from './counts.ts';

/** Runs npm; what it prints counts where it ends with an error too, as an audit does that found something. */
const npm = (...args: string[]): Promise<string> =>
  promisify(execFile)('npm', args, { cwd: inRoot(), maxBuffer: 2 ** 26, timeout: 60_000 }).then(
    ({ stdout }) => stdout,
    ({ stdout = '' }: { stdout?: string }) => stdout,
  );

/**
 * Licences under which a package may run in production: those that ask for their text, MPL 2.0 and OFL for files of their
 * own, and LGPL 3 for the library that sharp loads as a file of its own.
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
/** Packages that name none in their description, and the one that their files state. */
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

/** A CycloneDX bill of materials, what is read here. */
interface Bill {
  readonly components: readonly Component[];
}

/** Whether of an SPDX expression every part is allowed where it says AND, one where it says OR. */
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

/** Lists the packages of a bill of materials whose licence may not run in production, with the licence. */
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
 * Lists what `npm audit --json` found of high or critical weight; null where the registry gave no answer: a failed look is no
 * finding, and no clean bill.
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

/** Checks what production is made of: a bill of materials, its licences, and what is known against it. */
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
