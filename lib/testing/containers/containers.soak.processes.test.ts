import { execFile, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programEnvironment } from '@/lib/env';
import { freePort } from '@/lib/testing/jest/product';
import { postgresInstallation } from '@/scripts/lib/test/postgres-programs';
import { limit } from '@/scripts/lib/test/speed';
import { type Machine, startMachine } from './machine';
import { type NewKit, newKit } from './new-kit';
import { startTraffic, type Visitor, visitorOf } from './traffic';

/**
 * deploy/containers from an empty folder to a first page, an upgrade under load, a loss and a restore, with the scripts
 * of the kit and Caddy, and everything else as processes.
 */

/** Lines of the kit that need containers, and are not played. */
const NOT_PLAYED = [
  'images: the Containerfile is read for ENV and CMD; FROM, RUN, COPY and USER build nothing (processes run as user 10001 where root starts them and it can read the release)',
  'database: Debian’s PostgreSQL in place of the image, whose entrypoint is played as documented; initdb’s options and pg_isready are not run',
  'read_only, tmpfs, cap_drop, security_opt, restart, networks, profiles: nothing is confined, and nothing is restarted',
  'ports: those of the machine are others, by TLS of an authority of Caddy’s own, and it resolves no names',
  'relay: coturn is not started',
];

const REPORT = '.data/containers.txt';

const steps: string[] = [];
const UPGRADE_MS = limit(600_000);

let home: NewKit;
let releases: string;
let machine: Machine;
let visitor: Visitor;
let site: string;

async function timed<T>(step: string, work: () => Promise<T> | T): Promise<T> {
  const began = performance.now();
  const result = await work();
  steps.push(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${step}`);
  return result;
}

/** Packs the release of these sources, and beside it one with a migration more. */
async function packReleases(): Promise<Record<string, string>> {
  const [first, second] = ['0.9.0', '0.9.1'].map((tag) => path.join(releases, tag));
  const args = ['scripts/package.ts', first ?? '', '--untested'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  cpSync(first ?? '', second ?? '', { recursive: true, verbatimSymlinks: true });
  const migrations = path.join(second ?? '', 'lib/server/platform/db/migrations');
  const journal = path.join(migrations, 'meta/_journal.json');
  const known = JSON.parse(readFileSync(journal, 'utf8'));
  const last = known.entries.at(-1);
  const tag = `${String(last.idx + 1).padStart(4, '0')}_remark`;
  const statement = '-- expand\nALTER TABLE "lawyers" ADD COLUMN "remark" text;\n';
  writeFileSync(path.join(migrations, `${tag}.sql`), statement);
  known.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag });
  writeFileSync(journal, JSON.stringify(known));
  return { '0.9.0': first ?? '', '0.9.1': second ?? '' };
}

/** Starts Caddy with the Caddyfile of the kit, at ports that are free. */
function startCaddy(plainPort: number) {
  const data = path.join(home.folder, 'caddy');
  const options = `{\n\thttp_port ${plainPort}\n\tadmin off\n\tskip_install_trust\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`;
  const file = path.join(home.folder, 'Caddyfile');
  writeFileSync(file, options + readFileSync(path.join(home.kit, 'caddy/Caddyfile'), 'utf8'));
  return (env: Record<string, string>) =>
    spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: {
        ...programEnvironment(),
        HOME: data,
        XDG_DATA_HOME: data,
        XDG_CONFIG_HOME: data,
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}

/** Runs a script of the kit, whose `docker compose` is the machine. */
function script(name: string, ...args: string[]): Promise<string> {
  const env = {
    ...programEnvironment(),
    COMPOSE: `${process.execPath} ${path.resolve('lib/testing/containers/compose.ts')} ${machine.address}`,
  };
  return new Promise((resolve, reject) => {
    const options = { env, maxBuffer: 2 ** 26 };
    execFile(path.join(home.kit, 'bin', name), args, options, (error, stdout, stderr) =>
      error ? reject(new Error(`${stdout}${stderr}`)) : resolve(stdout),
    );
  });
}

const operator = async (...command: string[]) => {
  const ended = await machine.compose(['exec', '-T', 'backup', 'node', ...command]);
  if (ended.code !== 0) throw new Error(ended.output);
  return ended.output;
};

/** Five minutes after a first backup that failed, on a busy machine, comes the next. */
const LATEST_MS = 400_000;

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + limit(LATEST_MS);
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`it never came: ${what}`);
    await sleep(100);
  }
}

beforeAll(async () => {
  releases = mkdtempSync(path.join(tmpdir(), 'releases-'));
  spawnSync('chmod', ['755', releases]);
  const [tls, plain, a, b, health] = await Promise.all(Array.from({ length: 5 }, freePort));
  site = `https://localhost:${tls}`;
  const tags = await timed('two releases are packed (docker build)', packReleases);
  home = await timed('deploy/bin/sangguni-secrets --containers', () => newKit({ site }));
  machine = await startMachine({
    ...home,
    releases: tags,
    ports: { 'web-a:3000': a ?? 0, 'web-b:3000': b ?? 0, 'worker:3090': health ?? 0 },
    installation: postgresInstallation(),
    startProxy: startCaddy(plain ?? 0),
  });
}, UPGRADE_MS);

afterAll(async () => {
  visitor?.close();
  await machine?.stop();
  for (const folder of [home?.folder, releases]) if (folder) rmSync(folder, { recursive: true });
  const report = [
    ...steps,
    '',
    ...(machine?.calls ?? []),
    '',
    'Not played:',
    ...NOT_PLAYED.map((line) => `- ${line}`),
  ].join('\n');
  // A run of all tests prints nothing of those that pass.
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, `${report}\n`);
  console.log(report);
});

test(
  'from nothing to a first page',
  async () => {
    await timed('sangguni-compose-upgrade --first 0.9.0', () =>
      script('sangguni-compose-upgrade', '--first', '0.9.0'),
    );
    const root = path.join(home.folder, 'caddy/caddy/pki/authorities/local/root.crt');
    await timed('the first page, by way of Caddy and TLS', async () => {
      await until('a page', async () => {
        visitor ??= visitorOf(site, readFileSync(root));
        return (await visitor.ask('/')).status === 200;
      });
    });
    // The product knows no zstd: the proxy compresses what it leaves as it is.
    for (const encoding of ['zstd', 'gzip']) {
      const { headers } = await visitor.ask('/', { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
    }
    await timed('the first backup, which nobody asked for', () =>
      until('a backup', async () => backups().length === 1),
    );
  },
  UPGRADE_MS,
);

const backups = () => {
  const place = path.join(home.folder, 'volumes/backup');
  const names = existsSync(place) ? readdirSync(place) : [];
  return names.filter((name) => existsSync(path.join(place, name, 'manifest.json')));
};

test(
  'an upgrade under load, with no failed request',
  async () => {
    const stop = startTraffic(visitor);
    await sleep(1_000);
    const said = await timed('sangguni-compose-upgrade 0.9.1, under load', () =>
      script('sangguni-compose-upgrade', '0.9.1'),
    );
    await sleep(1_000);
    const { asked, failed } = await stop();
    steps.push(`          ${asked} requests during it, ${failed.length} failed`);
    for (const line of said.split('\n')) if (/^\d\d:/.test(line)) steps.push(`          ${line}`);
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(50);
    expect(said).toContain('0.9.1 serves');
    expect(readFileSync(path.join(home.kit, '.env'), 'utf8')).toContain('RELEASE=0.9.1\n');
    expect(backups()).toHaveLength(2);
    expect(await operator('scripts/migrate.ts', 'status')).toContain('can be served');
  },
  UPGRADE_MS,
);

test(
  'everything but the backup is lost, restored, and served again',
  async () => {
    await timed('a last backup', () =>
      operator('scripts/backup.ts', '/var/lib/sangguni/backup', '--keep=14'),
    );
    const kept = path.join(home.folder, 'kept');
    cpSync(path.join(home.folder, 'volumes/backup'), kept, {
      recursive: true,
      preserveTimestamps: true,
    });
    await machine.down();
    mkdirSync(path.join(home.folder, 'volumes'));
    cpSync(kept, path.join(home.folder, 'volumes/backup'), {
      recursive: true,
      preserveTimestamps: true,
    });
    spawnSync('chown', ['--recursive', '10001:10001', path.join(home.folder, 'volumes/backup')]);
    await timed('an empty database', () => machine.compose(['up', '--no-deps', 'database']));
    const restored = await timed('the restore', () =>
      machine.compose([
        'run',
        '--no-deps',
        'backup',
        'node',
        'scripts/restore.ts',
        '/var/lib/sangguni/backup',
      ]),
    );
    expect(restored).toMatchObject({ code: 0 });
    await timed('everything starts', () => script('sangguni-compose-upgrade', '--first', '0.9.1'));
    await timed('npm run verify and release', async () => {
      expect(await operator('scripts/verify.ts')).not.toContain('differs');
      await operator('scripts/release.ts', '--yes');
    });
    await until('a page', async () => (await visitor.ask('/')).status === 200);
  },
  UPGRADE_MS,
);
