import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { logStep } from '../../../server/log.ts';
import { inRoot } from '../paths.ts';
import { oneCheck, sum } from './counts.ts';

const npm = (...args) =>
  promisify(execFile)('npm', args, { cwd: inRoot(), maxBuffer: 2 ** 26, timeout: 60_000 }).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
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
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);
/** Packages that name none in their description, and the one that their files state. */
const STATED = { 'png-js': 'MIT' };

/** Of an SPDX expression every part must be allowed where it says AND, one where it says OR. */
const isAllowed = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => ALLOWED.has(id.trim())));

const licenceOf = ({ name, licenses = [] }) =>
  licenses
    .map(({ expression, license }) => expression ?? license.id ?? license.name)
    .join(' AND ') ||
  (STATED[name] ?? '');

/** Packages of a CycloneDX bill of materials whose licence may not run in production, with the licence. */
export function refusedLicences({ components }) {
  return components
    .filter((component) => !isAllowed(licenceOf(component)))
    .map(
      (component) => `${component.name} ${component.version}: ${licenceOf(component) || 'none'}`,
    );
}

/**
 * What `npm audit --json` found of high or critical weight; null where the registry gave no answer: a failed look is no finding,
 * and no clean bill.
 */
export function findingsOf(answer) {
  let report;
  try {
    report = JSON.parse(answer);
  } catch {
    return null;
  }
  if (!report.vulnerabilities) return null;
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name}: ${severity}`);
}

const check = (flaws) => ({ ...oneCheck(flaws.length === 0), output: () => flaws.join('\n') });

/** What production is made of: a bill of materials, its licences, and what is known against it. */
export async function packages() {
  const [bill, audit] = await Promise.all([
    npm('sbom', '--sbom-format=cyclonedx', '--omit=dev').then(JSON.parse),
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
