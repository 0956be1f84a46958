// npm run soak:operate: a Debian machine from nothing to a served product, upgraded under load, backed up, destroyed and
// restored, with the kit of deploy/ as docs/operation.md tells it. Changes the machine: root, packages, PostgreSQL, nginx,
// /etc, /srv, /var/lib. Only on one that is thrown away, which says so by THROWAWAY_MACHINE=yes.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
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
import { promisify } from 'node:util';
import { inRoot } from '../scripts/lib/paths.mjs';
import { startInbox } from '../scripts/local/inbox.mjs';
import { CommandError, explain, logStep } from '../server/log.mjs';
import { createShutdown } from '../server/shutdown.mjs';
import { percentile } from './lib/report.mjs';
import { siteClient } from './lib/site-client.mjs';

const SITE = 'www.sangguni.test';
const WORK = '/tmp/operate';
const KIT = inRoot('deploy');
const SECRETS = '/etc/sangguni/secrets';
const PACKAGES = ['nginx', 'postgresql', 'coturn', 'curl', 'openssl', 'util-linux'];
const LOAD_MS = 50;

const shutdown = createShutdown();
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs a command, with what it prints as a part of the transcript. */
function run(program, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    ...options,
  });
  const printed = `${stdout ?? ''}${stderr ?? ''}`.trimEnd();
  if (status !== 0 && !options.mayFail)
    throw new CommandError(`${program} ${args.join(' ')}\n${printed}`);
  return printed;
}
const shown = (program, args, options) => {
  const printed = run(program, args, options);
  if (printed) console.log(printed.replace(/^/gm, '    '));
  return printed;
};
const asPostgres = (...args) => run('su', ['postgres', '-c', args.join(' ')]);

/** Packages, a PostgreSQL that runs, and systemctl where systemd did not start the machine. */
function prepareMachine() {
  run('apt-get', ['install', '--yes', '--no-install-recommends', ...PACKAGES], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  for (const folder of ['/etc/sangguni', '/srv/sangguni', '/var/lib/sangguni', WORK])
    rmSync(folder, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  const [version] = readdirSync('/etc/postgresql');
  run('pg_ctlcluster', [version, 'main', 'start'], { mayFail: true });
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
    symlinkSync(inRoot('bench/lib/systemd-units.mjs'), `/usr/local/sbin/${name}`);
  }
  process.env.PATH = `/usr/local/sbin:${process.env.PATH}`;
}

/** Two releases: this one, and the same with a migration that adds a column. */
function packReleases() {
  const first = path.join(WORK, 'sangguni-1.0.0');
  shown(process.execPath, [inRoot('scripts/package.mjs'), first]);
  const second = path.join(WORK, 'sangguni-1.1.0');
  cpSync(first, second, { recursive: true, verbatimSymlinks: true });
  const migrations = path.join(second, 'lib/server/platform/db/migrations');
  const journal = path.join(migrations, 'meta/_journal.json');
  const known = JSON.parse(readFileSync(journal, 'utf8'));
  const last = known.entries.at(-1);
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
  const megabytes = (file) => Math.round(statSync(path.join(WORK, file)).size / 1e6);
  logStep(`A release is ${megabytes('sangguni-1.0.0.tar.gz')} MB packed`);
}

function install(inbox) {
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
function startProxyAndRelay() {
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

/** Asks for pages and answers of the API without a pause, by way of nginx; counts what was not answered as it should be. */
function load(site) {
  const paths = ['/', '/lawyers-online', '/api/v1/lawyers', '/faq', '/api/ready', '/login'];
  const seen = { asked: 0, failed: [], times: [] };
  let isOver = false;
  const loop = (async () => {
    const pending = new Set();
    for (let n = 0; !isOver; n += 1) {
      const at = paths[n % paths.length];
      const began = performance.now();
      seen.asked += 1;
      const one = site('GET', at)
        .then(({ status }) =>
          status === 200
            ? seen.times.push(performance.now() - began)
            : seen.failed.push(`${at} ${status}`),
        )
        .catch((error) => seen.failed.push(`${at} ${error.code ?? error.message}`))
        .finally(() => pending.delete(one));
      pending.add(one);
      await sleep(LOAD_MS);
    }
    await Promise.all(pending);
  })();
  return async () => {
    isOver = true;
    await loop;
    seen.times.sort((a, b) => a - b);
    return seen;
  };
}

const operator = (...args) => shown(path.join(KIT, 'bin/sangguni-run'), args);
const upgrade = (...args) => shown(path.join(KIT, 'bin/sangguni-upgrade'), args);
const archive = (version) => path.join(WORK, `sangguni-${version}.tar.gz`);

async function signUp(site, inbox) {
  const email = 'first@sangguni.test';
  const made = await site('POST', '/api/v1/auth/signup', {
    first_name: 'First',
    last_name: 'Administrator',
    email,
    password: 'Harbour-lantern-27',
  });
  if (made.status !== 201) throw new CommandError(`Sign-up answered ${made.status}: ${made.text}`);
  for (let tries = 0; tries < 300; tries += 1) {
    const mails = await fetch(`${inbox.url}/email`).then((response) => response.json());
    const token = mails
      .find(({ to }) => to?.some(({ address }) => address === email))
      ?.text.match(/\/verify-email\/([\w-]+)/)?.[1];
    if (token) {
      const verified = await site('POST', '/api/v1/auth/verify-email', { token });
      if (verified.status >= 300) throw new CommandError(`Verifying answered ${verified.status}`);
      return email;
    }
    await sleep(100);
  }
  throw new CommandError('No mail came');
}

/** Everything but the machine, the keys and the backup is lost. */
function destroy() {
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

async function main() {
  if (process.env.THROWAWAY_MACHINE !== 'yes' || process.getuid() !== 0)
    throw new CommandError(
      'This changes the machine: as root, with THROWAWAY_MACHINE=yes, on one that is thrown away.',
    );
  logStep('Packages, PostgreSQL');
  prepareMachine();
  const inbox = await shutdown.own(() => startInbox({ folder: WORK, logStep }));
  logStep('Packing two releases');
  packReleases();
  logStep('sangguni-install');
  install(inbox);
  const ca = startProxyAndRelay();
  logStep('sangguni-upgrade --first sangguni-1.0.0.tar.gz');
  upgrade('--first', archive('1.0.0'));
  const site = siteClient(`https://${SITE}`, ca);
  const health = await site('GET', '/api/health');
  logStep(`By way of nginx and TLS: /api/health ${health.status} ${health.text}`);
  const plain = run('curl', [
    '-s',
    '-o',
    '/dev/null',
    '-w',
    '%{http_code}',
    `http://${SITE}/api/health`,
  ]);
  logStep(
    `On port 80: /api ${plain}, pages ${run('curl', ['-s', '-o', '/dev/null', '-w', '%{http_code} %{redirect_url}', `http://${SITE}/faq`])}`,
  );
  const email = await signUp(site, inbox);
  logStep('sangguni-run admin grant');
  operator('admin', 'grant', email);
  operator('migrate', 'status');
  logStep('sangguni-upgrade sangguni-1.1.0.tar.gz, under load');
  const stopLoad = load(siteClient(`https://${SITE}`, ca));
  await sleep(2000);
  const upgraded = await promisify(execFile)(
    path.join(KIT, 'bin/sangguni-upgrade'),
    [archive('1.1.0')],
    { maxBuffer: 2 ** 26 },
  );
  console.log(`${upgraded.stdout}${upgraded.stderr}`.trimEnd().replace(/^/gm, '    '));
  await sleep(2000);
  const { asked, failed, times } = await stopLoad();
  logStep(
    `${asked} requests during the upgrade, ${failed.length} failed; p50 ${Math.round(percentile(times, 0.5))} ms, p99 ${Math.round(percentile(times, 0.99))} ms`,
  );
  if (failed.length > 0) console.log(`    ${failed.slice(0, 10).join('\n    ')}`);
  operator('migrate', 'status');
  logStep('systemctl start sangguni-backup, then everything is destroyed');
  run('systemctl', ['start', 'sangguni-backup.service']);
  destroy();
  logStep('sangguni-run restore');
  operator('restore', '/var/lib/sangguni/backup');
  operator('verify');
  run('systemctl', ['restart', 'sangguni-web@3001.service']);
  run('systemctl', ['restart', 'sangguni-web@3002.service']);
  run('systemctl', ['restart', 'sangguni-worker.service']);
  logStep(`Held: ${(await site('GET', '/api/health')).text}`);
  operator('release', '--yes');
  operator('admin', 'list');
  const again = await site('POST', '/api/v1/auth/signin', {
    email,
    password: 'Harbour-lantern-27',
  });
  logStep(`The administrator signs in: ${again.status}`);
  logStep(
    `Files of secrets: ${execFileSync('stat', ['-c', '%a %U %n', SECRETS], { encoding: 'utf8' }).trim()}`,
  );
  if (failed.length > 0 || again.status !== 200)
    throw new CommandError('Not everything went as it should.');
  run('systemctl', [
    'stop',
    'sangguni-web@3001.service',
    'sangguni-web@3002.service',
    'sangguni-worker.service',
  ]);
  run('nginx', ['-s', 'stop']);
  run('pkill', ['turnserver'], { mayFail: true });
  await shutdown.run(0, 'From an empty machine to a restored one: done');
}

main().catch((error) => shutdown.run(explain(error)));
