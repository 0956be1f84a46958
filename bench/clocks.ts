// npm run soak:clocks: unit, dom and database tests at moments on which rules turn, PostgreSQL included: what passes only on
// some days or at some hours fails here. Needs libfaketime, which it installs on Debian as root.
//   npm run soak:clocks -- --only=database booking      the arguments of `npm test`
//   npm run soak:clocks -- --at=2027-02-02T07:13:00Z    another moment in place of these; may be repeated
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages, isDebianRoot } from '../scripts/lib/test/debian.ts';
import { CommandError, explain, logStep } from '../server/log.ts';
import { inRoot } from '../server/paths.ts';

const MOMENTS = [
  ['a Tuesday afternoon', '2027-11-30T07:10:00Z'],
  ['2 AM in Manila', '2027-12-01T18:00:00Z'],
  ['a Sunday noon', '2027-12-05T04:00:00Z'],
  ['half past 11 PM on December 31', '2027-12-31T15:30:00Z'],
  ['23:59 on the last of February', '2028-02-29T15:59:00Z'],
] as const;
const AT = '--at=';
const LIBRARIES = '/usr/lib';
/** Without those of timeouts: PostgreSQL does not end what takes too long when its clock is another than the system's. */
const TESTS = ['--all', '--only=unit,dom,database', '^(?!.*lib/server/platform/db/)'];

/** Finds Debian's libfaketime; it takes the place of the clock of every process that is started with it. */
function library(): string {
  const found = () =>
    (existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
      .map((name) => path.join(LIBRARIES, name, 'faketime/libfaketime.so.1'))
      .find((file) => existsSync(file));
  if (!found() && isDebianRoot) installPackages(['faketime']);
  const file = found();
  if (!file) throw new CommandError('There is no libfaketime here: install the package faketime.');
  return file;
}

/** Runs the tests from a moment on; resolves to their exit code. */
function runAt(moment: string, args: readonly string[], preload: string): Promise<number> {
  const env = {
    ...process.env,
    LD_PRELOAD: preload,
    // The distance, not the moment: processes that start later are to agree with those before.
    FAKETIME: `+${Math.round((Date.parse(moment) - Date.now()) / 1000)}s`,
    // Timers and limits of time go on as they are, and so do the times of files.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
  const child = spawn(process.execPath, [inRoot('scripts/test.ts'), ...args], {
    cwd: inRoot(),
    env,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function main() {
  const given = process.argv.slice(2);
  const asked = given.filter((argument) => argument.startsWith(AT));
  const moments =
    asked.length > 0
      ? asked.map((one) => ['a moment given', one.slice(AT.length)] as const)
      : MOMENTS;
  const tests = given.filter((argument) => !argument.startsWith(AT));
  const args = tests.length > 0 ? tests : TESTS;
  const preload = library();
  const failed: string[] = [];
  for (const [name, moment] of moments) {
    // PostgreSQL ends every transaction at once when its clock is behind that of the machine.
    if (!(Date.parse(moment) > Date.now())) throw new CommandError(`${moment} is no time ahead.`);
    logStep(`At ${name} (${moment})`);
    if ((await runAt(moment, args, preload)) !== 0) failed.push(name);
  }
  logStep(failed.length > 0 ? `Failed at ${failed.join(', ')}` : 'Passed at each of them');
  process.exitCode = failed.length > 0 ? 1 : 0;
}

main().catch((error) => {
  process.exitCode = explain(error);
});
