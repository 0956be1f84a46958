// npm run soak:operate: a Debian machine from nothing to a served product, upgraded under load, backed up, destroyed and
// restored, with the kit of deploy/ as docs/operation.md tells it. Changes the machine: root, packages, PostgreSQL, nginx,
// /etc, /srv, /var/lib. Only on one that is thrown away, which says so by THROWAWAY_MACHINE=yes.
import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startInbox } from '../scripts/local/inbox.ts';
import { CommandError, explain, logStep } from '../server/log.ts';
import { createShutdown } from '../server/shutdown.ts';
import { inTurn } from './lib/needed.ts';
import {
  destroy,
  install,
  KIT,
  packReleases,
  prepareMachine,
  run,
  SECRETS,
  SITE,
  shown,
  startProxyAndRelay,
  WORK,
} from './lib/operate-machine.ts';
import { percentile } from './lib/report.ts';
import { type Call, client, type Mail } from './lib/soak-clients.ts';

/** Milliseconds between two loads of a page, so that the limits of one address let all of them through. */
const LOAD_MS = 100;

const shutdown = createShutdown();
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Seen {
  asked: number;
  readonly failed: string[];
  /** Milliseconds. */
  readonly times: number[];
}

/** Asks for pages and answers of the API without a pause, by way of nginx; counts what was not answered as it should be. */
function load(site: Call) {
  const paths = ['/', '/lawyers-online', '/api/v1/lawyers', '/faq', '/api/live', '/login'];
  const seen: Seen = { asked: 0, failed: [], times: [] };
  let isOver = false;
  const loop = (async () => {
    const pending = new Set<Promise<unknown>>();
    for (let n = 0; !isOver; n += 1) {
      const at = inTurn(paths, n);
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

const operator = (...args: string[]) => shown(path.join(KIT, 'bin/sangguni-run'), args);
const upgrade = (...args: string[]) => shown(path.join(KIT, 'bin/sangguni-upgrade'), args);
const archive = (version: string) => path.join(WORK, `sangguni-${version}.tar.gz`);

async function signUp(site: Call, inbox: { readonly url: string }): Promise<string> {
  const email = 'first@sangguni.test';
  const made = await site('POST', '/api/v1/auth/signup', {
    first_name: 'First',
    last_name: 'Administrator',
    email,
    password: 'Harbour-lantern-27',
  });
  if (made.status !== 201)
    throw new CommandError(`Sign-up answered ${made.status}: ${JSON.stringify(made.body)}`);
  for (let tries = 0; tries < 300; tries += 1) {
    const mails = await fetch(`${inbox.url}/email`).then(
      (response) => response.json() as Promise<Mail[]>,
    );
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

/** Waits for the servers, which were restarted: the first answers come when one of them is ready. */
async function untilServed(site: Call) {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await site('GET', '/api/ready').catch(() => null);
    if (answer?.status === 200) return;
    await sleep(100);
  }
  throw new CommandError('Nobody served within a minute');
}

async function main() {
  if (process.env.THROWAWAY_MACHINE !== 'yes' || process.getuid?.() !== 0)
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
  const site = client(`https://${SITE}`, ca);
  const health = await site('GET', '/api/health');
  logStep(`By way of nginx and TLS: /api/health ${health.status} ${JSON.stringify(health.body)}`);
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
  const stopLoad = load(client(`https://${SITE}`, ca));
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
  await untilServed(site);
  logStep(`Held: ${JSON.stringify((await site('GET', '/api/health')).body)}`);
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
