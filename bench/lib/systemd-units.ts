#!/usr/bin/env node
// systemctl and systemd-run for a machine that has not started with systemd (a container): runs the units of the kit as
// they are written, with their user, settings, credentials and bounds of time. Called under both names, by links.
import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { needed } from './needed.ts';

const UNITS = '/etc/systemd/system';
const STATE = '/run/units-without-systemd';
const CREDENTIALS = '/run/credentials';
const STOP_SECONDS = 20;

const unquote = (text: string) => text.replace(/^"(.*)"$/, '$1');
const idOf = (flag: string, name: string) =>
  Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);

/** Reads the [Service] lines of a unit and of the drop-ins of its prefixes, in systemd's order. */
function readUnit(unit: string) {
  const [, template, instance = ''] = /^([^@]+)(?:@([^.]*))?\.service$/.exec(unit) ?? [];
  if (!template) throw new Error(`${unit} is no service`);
  const file = instance ? `${template}@.service` : `${template}.service`;
  const prefixes = template
    .split('-')
    .slice(0, -1)
    .map((_, n, all) => `${all.slice(0, n + 1).join('-')}-.service.d`);
  const dropIns = [...prefixes, `${file}.d`]
    .map((folder) => path.join(UNITS, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .sort()
        .map((name) => path.join(folder, name)),
    );
  const settings = new Map<string, string[]>();
  for (const source of [path.join(UNITS, file), ...dropIns]) {
    const service =
      /\[Service\]\n([\s\S]*?)(?=\n\[|$)/.exec(readFileSync(source, 'utf8'))?.[1] ?? '';
    for (const line of service.split('\n')) {
      const [, key, value = ''] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? [];
      if (key) settings.set(key, [...(settings.get(key) ?? []), value]);
    }
  }
  const fill = (text: string) =>
    text.replaceAll('%i', instance).replaceAll('%d', path.join(CREDENTIALS, unit));
  return {
    unit,
    all: (key: string) => (settings.get(key) ?? []).map(fill),
    last: (key: string) => fill(settings.get(key)?.at(-1) ?? ''),
  };
}

function credentials(unit: string, given: readonly string[], user: string) {
  const folder = path.join(CREDENTIALS, unit);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(CREDENTIALS, { recursive: true, mode: 0o755 });
  mkdirSync(folder, { mode: 0o700 });
  for (const line of given) {
    const [id = '', source = ''] = line.split(':');
    const files = statSync(source).isDirectory()
      ? readdirSync(source).map((name) => ({
          name: `${id}_${name}`,
          from: path.join(source, name),
        }))
      : [{ name: id, from: source }];
    for (const { name, from } of files) {
      cpSync(from, path.join(folder, name));
      chownSync(path.join(folder, name), idOf('-u', user), idOf('-g', user));
    }
  }
  chownSync(folder, idOf('-u', user), idOf('-g', user));
}

const readLines = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z_0-9]+=/.test(line));

function environment(lines: readonly string[], files: readonly string[]): NodeJS.ProcessEnv {
  const fromFiles = files.flatMap((file) => readLines(file.replace(/^-/, '')));
  const pairs = [...lines.flatMap((line) => line.split(/\s+(?=[A-Z_0-9]+=)/)), ...fromFiles].map(
    (line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), unquote(line.slice(at + 1))];
    },
  );
  return {
    PATH: process.env.PATH,
    HOME: '/nonexistent',
    LANG: 'C.UTF-8',
    ...Object.fromEntries(pairs),
  } as NodeJS.ProcessEnv;
}

/** Runs a line as the user of the unit, without any right of root. */
function command(
  user: string,
  line: readonly string[],
): [program: string, args: readonly string[]] {
  const rights = [
    '--reuid',
    user,
    '--regid',
    user,
    '--clear-groups',
    '--no-new-privs',
    '--bounding-set=-all',
    '--inh-caps=-all',
  ];
  return ['setpriv', [...rights, '--', ...line]];
}

const pidFile = (unit: string) => path.join(STATE, `${unit}.pid`);
const isAlive = (pid: number) =>
  pid > 0 &&
  existsSync(`/proc/${pid}`) &&
  !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
const pidOf = (unit: string) =>
  existsSync(pidFile(unit)) ? Number(readFileSync(pidFile(unit), 'utf8')) : 0;

async function stop(unit: string) {
  const pid = pidOf(unit);
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGTERM');
  for (let waited = 0; waited < STOP_SECONDS * 20 && isAlive(pid); waited += 1) await sleep(50);
  if (isAlive(pid)) {
    console.error(`${unit} did not stop in ${STOP_SECONDS} s`);
    process.kill(pid, 'SIGKILL');
  }
}

async function start(unit: string): Promise<number> {
  if (isAlive(pidOf(unit))) return 0;
  const { all, last } = readUnit(unit);
  const user = last('User');
  credentials(unit, all('LoadCredential'), user);
  const env = environment(all('Environment'), all('EnvironmentFile'));
  const log = openSync(path.join(STATE, `${unit}.log`), 'a', 0o600);
  const options = {
    cwd: last('WorkingDirectory'),
    env,
    stdio: ['ignore', log, log],
  } satisfies SpawnSyncOptions;
  const [program, args] = command(user, last('ExecStart').split(/\s+/));
  if (last('Type') === 'oneshot') {
    const { status, error } = spawnSync(program, args, options);
    if (error) console.error(`${unit}: ${error.message}`);
    return status ?? 1;
  }
  const child = spawn(program, args, { ...options, detached: true });
  child.unref();
  writeFileSync(pidFile(unit), String(child.pid));
  const after = last('ExecStartPost');
  if (!after) return 0;
  const [waiting, waitingArgs] = command(user, after.split(/\s+/));
  const { status } = spawnSync(waiting, waitingArgs, options);
  if (status !== 0) await stop(unit);
  return status ?? 1;
}

async function systemctl(args: readonly string[]): Promise<number> {
  const [verb = '', ...units] = args.filter((arg) => !arg.startsWith('--'));
  const services = units.filter((unit) => unit.endsWith('.service'));
  if (verb === 'list-units') {
    for (const name of readdirSync(STATE))
      if (/^sangguni-web@.*\.pid$/.test(name) && isAlive(pidOf(name.slice(0, -4))))
        console.log(`${name.slice(0, -4)} loaded active running`);
    return 0;
  }
  for (const unit of services) {
    if (['restart', 'stop'].includes(verb)) await stop(unit);
    if (['restart', 'start'].includes(verb)) {
      const code = await start(unit);
      if (code !== 0) return code;
    }
  }
  return 0;
}

interface Transient {
  readonly credentials: string[];
  readonly env: string[];
  readonly files: string[];
  unit: string | undefined;
  user: string;
  cwd: string;
}

function systemdRun(args: readonly string[]): number {
  const given: Transient = {
    credentials: [],
    env: [],
    files: [],
    unit: undefined,
    user: 'root',
    cwd: '/',
  };
  let at = 0;
  const next = () => {
    at += 1;
    return needed(args[at], `value of ${args[at - 1]}`);
  };
  for (; args[at]?.startsWith('--'); at += 1) {
    const option = args[at];
    if (option === '--setenv') given.env.push(next());
    else if (option === '--unit') given.unit = next();
    else if (option === '--property') {
      const [, key, value = ''] = needed(/^(\w+)=(.*)$/.exec(next()), 'value');
      if (key === 'LoadCredential') given.credentials.push(value);
      if (key === 'EnvironmentFile') given.files.push(value);
      if (key === 'User') given.user = value;
      if (key === 'WorkingDirectory') given.cwd = value;
    }
  }
  credentials(needed(given.unit, 'name of the unit'), given.credentials, given.user);
  const [program, rest] = command(given.user, args.slice(at));
  const env = environment(given.env, given.files);
  return spawnSync(program, rest, { cwd: given.cwd, env, stdio: 'inherit' }).status ?? 1;
}

mkdirSync(STATE, { recursive: true });
const called = path.basename(process.argv[1] ?? '');
const args = process.argv.slice(2);
process.exitCode = called === 'systemd-run' ? systemdRun(args) : await systemctl(args);
