// The machine of operate.ts: packages, PostgreSQL, releases, the kit's site and relay; and its loss.
import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CommandError, logStep } from '../../server/log.ts';
import { inRoot } from '../../server/paths.ts';
import type { Journal } from './migrate-samples.ts';
import { needed } from './needed.ts';

export const SITE = 'www.sangguni.test';
export const WORK = '/tmp/operate';
export const KIT = inRoot('deploy');
export const SECRETS = '/etc/sangguni/secrets';
const PACKAGES = ['nginx', 'postgresql', 'coturn', 'curl', 'openssl', 'util-linux'];

interface RunOptions extends SpawnSyncOptions {
  /** Whether it may end with an error. */
  readonly mayFail?: boolean;
}

/** Runs a command, with what it prints as a part of the transcript. */
export function run(program: string, args: string[], options: RunOptions = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    maxBuffer: 2 ** 26,
    ...options,
    encoding: 'utf8',
  });
  const printed = `${stdout ?? ''}${stderr ?? ''}`.trimEnd();
  if (status !== 0 && !options.mayFail)
    throw new CommandError(`${program} ${args.join(' ')}\n${printed}`);
  return printed;
}
export const shown = (program: string, args: string[], options?: RunOptions): string => {
  const printed = run(program, args, options);
  if (printed) console.log(printed.replace(/^/gm, '    '));
  return printed;
};
const asPostgres = (...args: string[]) => run('su', ['postgres', '-c', args.join(' ')]);

/** Packages, a PostgreSQL that runs, and systemctl where systemd did not start the machine. */
export function prepareMachine() {
  run('apt-get', ['install', '--yes', '--no-install-recommends', ...PACKAGES], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  for (const folder of ['/etc/sangguni', '/srv/sangguni', '/var/lib/sangguni', WORK])
    rmSync(folder, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  const [version] = readdirSync('/etc/postgresql');
  run('pg_ctlcluster', [needed(version, 'PostgreSQL'), 'main', 'start'], { mayFail: true });
  for (
    let tries = 0;
    tries < 50 && spawnSync('su', ['postgres', '-c', 'pg_isready']).status !== 0;
    tries += 1
  )
    spawnSync('sleep', ['0.2']);
  for (const name of [
    'drop database if exists sangguni with (force)',
    'drop role if exists sangguni_serve',
    'drop role if exists sangguni_owner',
  ])
    asPostgres(`psql --quiet --command "${name}"`);
  if (existsSync('/run/systemd/system')) return;
  for (const name of ['systemctl', 'systemd-run']) {
    rmSync(`/usr/local/sbin/${name}`, { force: true });
    symlinkSync(inRoot('bench/lib/systemd-units.ts'), `/usr/local/sbin/${name}`);
  }
  process.env.PATH = `/usr/local/sbin:${process.env.PATH}`;
}

/** Two releases: this one, and the same with a migration that adds a column. */
export function packReleases() {
  const first = path.join(WORK, 'sangguni-1.0.0');
  shown(process.execPath, [inRoot('scripts/package.ts'), first, '--untested']);
  const second = path.join(WORK, 'sangguni-1.1.0');
  cpSync(first, second, { recursive: true, verbatimSymlinks: true });
  const migrations = path.join(second, 'lib/server/platform/db/migrations');
  const journal = path.join(migrations, 'meta/_journal.json');
  const known = JSON.parse(readFileSync(journal, 'utf8')) as Journal;
  const last = needed(known.entries.at(-1), 'migration');
  const tag = `${String(last.idx + 1).padStart(4, '0')}_remark`;
  writeFileSync(
    path.join(migrations, `${tag}.sql`),
    '-- expand\nALTER TABLE "lawyers" ADD COLUMN "remark" text;\n',
  );
  known.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag });
  writeFileSync(journal, JSON.stringify(known));
  const manifest = path.join(second, 'package.json');
  writeFileSync(
    manifest,
    JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version: '1.1.0' }),
  );
  for (const name of ['sangguni-1.0.0', 'sangguni-1.1.0'])
    run('tar', ['-czf', `${name}.tar.gz`, name], { cwd: WORK });
  const megabytes = (file: string) => Math.round(statSync(path.join(WORK, file)).size / 1e6);
  logStep(`A release is ${megabytes('sangguni-1.0.0.tar.gz')} MB packed`);
}

export function install(inbox: { readonly smtpUrl: string }) {
  shown(path.join(KIT, 'bin/sangguni-install'), [SITE]);
  const settings = '/etc/sangguni/settings.env';
  const relay = readFileSync(settings, 'utf8').replace(
    /^TURN_URLS=.*$/m,
    'TURN_URLS=turn:127.0.0.1:3478',
  );
  writeFileSync(settings, relay);
  for (const [name, value] of Object.entries({
    SMTP_URL: inbox.smtpUrl,
    // The form of a real key: nothing here pays.
    PAYMONGO_SECRET_KEY: `sk_live_${'0'.repeat(24)}`,
    PAYMENT_WEBHOOK_SECRET: `whsk_${'0'.repeat(24)}`,
  }))
    writeFileSync(path.join(SECRETS, name), `${value}\n`, { mode: 0o600 });
}

/** A certificate of this machine's own, nginx with the site of the kit, and coturn with the secret of the kit. */
export function startProxyAndRelay() {
  const live = `/etc/letsencrypt/live/${SITE}`;
  mkdirSync(live, { recursive: true });
  const certificate = ['-keyout', `${live}/privkey.pem`, '-out', `${live}/fullchain.pem`];
  run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${SITE}`,
    '-addext',
    `subjectAltName=DNS:${SITE}`,
    ...certificate,
  ]);
  rmSync('/etc/nginx/sites-enabled/default', { force: true });
  rmSync('/etc/nginx/sites-enabled/sangguni.conf', { force: true });
  symlinkSync('/etc/nginx/sites-available/sangguni.conf', '/etc/nginx/sites-enabled/sangguni.conf');
  if (!readFileSync('/etc/hosts', 'utf8').includes(SITE))
    appendFileSync('/etc/hosts', `127.0.0.1 ${SITE}\n`);
  shown('nginx', ['-t']);
  run('nginx', ['-s', 'stop'], { mayFail: true });
  spawnSync('sleep', ['1']);
  run('nginx', []);
  run('pkill', ['turnserver'], { mayFail: true });
  const secret = readFileSync(path.join(SECRETS, 'TURN_SECRET'), 'utf8').trim();
  run('turnserver', [
    '--daemon',
    '--listening-ip=127.0.0.1',
    '--relay-ip=127.0.0.1',
    '--allow-loopback-peers',
    '--cli-password=x',
    '--realm=turn',
    '--use-auth-secret',
    `--static-auth-secret=${secret}`,
    '--log-file=stdout',
    '--pidfile=/run/turnserver.pid',
  ]);
  return readFileSync(`${live}/fullchain.pem`);
}

/** Everything but the machine, the keys and the backup is lost. */
export function destroy() {
  run('systemctl', [
    'stop',
    'sangguni-web@3001.service',
    'sangguni-web@3002.service',
    'sangguni-worker.service',
  ]);
  asPostgres('psql --quiet --command "drop database sangguni with (force)"');
  asPostgres('psql --quiet --command "create database sangguni owner sangguni_owner"');
  for (const name of readdirSync('/var/lib/sangguni/files'))
    rmSync(path.join('/var/lib/sangguni/files', name), { recursive: true });
}
