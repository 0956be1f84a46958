import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programEnvironment } from '@/lib/env';
import { dependencies, readCompose, readImage, startOrder } from './kit';

/** Reads deploy/containers without starting anything: its order, its images, and its scripts. */

const VALUES = { RELEASE: '0.9.0', SITE_URL: 'https://sangguni.example' };
const compose = readCompose('deploy', VALUES);
const { services } = compose;
const CONTAINERFILE = readFileSync('deploy/containers/Containerfile', 'utf8');

test('each service starts after what it waits for', () => {
  expect(startOrder(compose)).toEqual([
    'database',
    'migrate',
    'web-a',
    'web-b',
    'worker',
    'backup',
    'proxy',
  ]);
});

test('who waits for health waits for a service that says how it is', () => {
  const awaited = Object.values(services).flatMap((service) =>
    dependencies(service).flatMap(([name, how]) => (how === 'service_healthy' ? [name] : [])),
  );
  expect(new Set(awaited)).toEqual(new Set(['database', 'web-a']));
  for (const name of awaited) expect(services[name]?.healthcheck?.test[0]).toBe('CMD');
});

test('both servers are the same, and the proxy knows them by name', () => {
  expect(services['web-b']).toEqual(services['web-a']);
  expect(services.proxy?.environment?.SERVERS).toBe('web-a:3000 web-b:3000');
  expect(readImage('deploy', 'product').env.PORT).toBe('3000');
});

test('a file without a release is refused in words', () => {
  expect(() => readCompose('deploy', { SITE_URL: VALUES.SITE_URL })).toThrow(
    'required variable RELEASE is missing a value: the tag of the image',
  );
});

test('each volume and secret is declared, and each declared one is used', () => {
  const used = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.flatMap((volume) => (volume.startsWith('.') ? [] : [volume.split(':')[0]])),
  );
  expect(new Set(used)).toEqual(new Set(Object.keys(compose.volumes)));
  const secrets = Object.values(services).flatMap(({ secrets: own = [] }) => own);
  expect(new Set(secrets)).toEqual(new Set(Object.keys(compose.secrets)));
});

test('each mounted file is in the kit, but the one that the relay asks for', () => {
  const files = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.flatMap((volume) => (volume.startsWith('.') ? [volume.split(':')[0] ?? ''] : [])),
  );
  const missing = files.filter((file) => !existsSync(path.join('deploy/containers', file)));
  expect(missing).toEqual(['./turnserver.conf']);
  expect(services.relay?.profiles).toEqual(['relay']);
});

test('the programs that back up are of the version of the database, from one Debian', () => {
  const [, version, debian] = /^postgres:(\d+)-([a-z]+)/.exec(services.database?.image ?? '') ?? [];
  expect(CONTAINERFILE).toContain(` postgresql-client-${version} `);
  const systems = [...CONTAINERFILE.matchAll(/^FROM (?:node|debian):(?:24-)?([a-z]+)/gm)];
  expect(systems.map(([, system]) => system)).toEqual([debian, debian, debian]);
});

test('no image takes secrets or an older build with it', () => {
  const ignored = readFileSync('.containerignore', 'utf8');
  // The one for podman, the other for docker.
  expect(readFileSync('deploy/containers/Containerfile.dockerignore', 'utf8')).toBe(ignored);
  expect(ignored.split('\n')).toEqual(
    expect.arrayContaining(['deploy/secrets', 'deploy/.env', '.next', 'node_modules']),
  );
});

test.each([
  ['deploy/caddy/Caddyfile', /^\s*(?:zstd|gzip)$/gm, 2],
  ['deploy/nginx/sangguni.conf', /^\s*gzip on;$/gm, 1],
])('%s compresses, and never an event stream', (file, encodings, count) => {
  const text = readFileSync(file, 'utf8');
  expect(text.match(encodings)).toHaveLength(count);
  expect(text).toContain('application/json');
  expect(text.replaceAll(/^\s*#.*$/gm, '')).not.toMatch(/event-stream|text\/\*/);
});

describe('scripts', () => {
  let folder: string;
  let kit: string;
  let bin: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kit-'));
    kit = path.join(folder, 'deploy');
    bin = path.join(folder, 'bin');
    cpSync('deploy', kit, { recursive: true });
    mkdirSync(bin);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Puts a program in the way, which notes how it was called. */
  function program(name: string, lines: string): void {
    const file = path.join(bin, name);
    writeFileSync(file, `#!/usr/bin/env bash\necho "${name} $*" >>"${folder}/calls"\n${lines}\n`);
    chmodSync(file, 0o755);
  }

  const calls = () => readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');

  function run(script: string, ...args: string[]): Promise<{ code: number; output: string }> {
    const given = programEnvironment();
    const env = { ...given, PATH: `${bin}:${given.PATH}`, COMPOSE: 'compose', ENGINE: 'engine' };
    return new Promise((resolve) => {
      execFile(path.join(kit, 'bin', script), args, { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      );
    });
  }

  const settings = () => readFileSync(path.join(kit, '.env'), 'utf8');
  const verbs = () =>
    calls()
      .filter((call) => call.startsWith('compose'))
      .map((call) => call.replace(/^compose --file \S+ --env-file \S+ /, ''))
      .map((call) => call.replace(/ -e fetch.*$/, ' ready'));

  test('an upgrade backs up, migrates, and replaces one server after the other', async () => {
    program('compose', '');
    writeFileSync(path.join(kit, '.env'), 'SITE_URL=https://sangguni.example\nRELEASE=0.9.0\n');
    expect(await run('sangguni-compose-upgrade', '0.9.1')).toMatchObject({ code: 0 });
    expect(verbs()).toEqual([
      'exec -T backup node scripts/backup.ts /var/lib/sangguni/backup --keep=14',
      'run --rm --no-deps -T migrate',
      'up --detach --no-deps web-a',
      'exec -T web-a node ready',
      'up --detach --no-deps web-b',
      'exec -T web-b node ready',
      'up --detach --no-deps worker',
      'exec -T worker node ready',
      'up --detach --no-deps backup',
    ]);
    expect(settings()).toBe('SITE_URL=https://sangguni.example\nRELEASE=0.9.1\n');
  });

  test('a release that does not become ready is taken back, before the second server', async () => {
    // No server of the new release becomes ready.
    program(
      'compose',
      `grep --quiet RELEASE=0.9.1 "${kit}/.env" && [[ $* == *"exec -T web-a"* ]] && exit 1; exit 0`,
    );
    program('sleep', '');
    writeFileSync(path.join(kit, '.env'), 'RELEASE=0.9.0\n');
    const { code, output } = await run('sangguni-compose-upgrade', '0.9.1');
    expect([code, output]).toEqual([1, expect.stringContaining('web-a does not become ready')]);
    expect(output).toContain('Back to 0.9.0');
    expect(settings()).toBe('RELEASE=0.9.0\n');
    const ups = verbs().filter((verb) => verb.startsWith('up'));
    expect(ups.map((verb) => verb.split(' ').at(-1))).toEqual([
      'web-a',
      'web-a',
      'web-b',
      'worker',
    ]);
  });

  test('a migration that fails leaves everything as it is', async () => {
    program('compose', '[[ $* != *" migrate" ]]');
    writeFileSync(path.join(kit, '.env'), 'RELEASE=0.9.0\n');
    expect(await run('sangguni-compose-upgrade', '0.9.1')).toMatchObject({ code: 1 });
    expect(settings()).toBe('RELEASE=0.9.0\n');
    expect(verbs().some((verb) => verb.startsWith('up'))).toBe(false);
  });

  test('images from elsewhere are pinned, and again to what is newer', async () => {
    const digest = (letter: string) => `sha256:${letter.repeat(64)}`;
    const answer = (letter: string) =>
      program('engine', `[ "$1" = pull ] || echo "docker.io/x@${digest(letter)}"`);
    answer('a');
    expect(await run('sangguni-pin-images')).toMatchObject({ code: 0 });
    answer('b');
    expect(await run('sangguni-pin-images')).toMatchObject({ code: 0 });
    const pinned = readCompose(kit, VALUES).services;
    expect(pinned.database?.image).toBe(`postgres:17-trixie@${digest('b')}`);
    expect(pinned.proxy?.image).toBe(`caddy:2@${digest('b')}`);
    expect(pinned['web-a']?.image).toBe('sangguni:0.9.0');
    const built = readFileSync(path.join(kit, 'containers/Containerfile'), 'utf8');
    expect(built.match(/^FROM .*$/gm)).toEqual([
      `FROM node:24-trixie@${digest('b')} AS build`,
      `FROM node:24-trixie-slim@${digest('b')} AS runtime`,
      `FROM debian:trixie-slim@${digest('b')} AS product`,
      'FROM product AS operator',
    ]);
  });

  test('a backup is made at once where there is none of today, and else at night', async () => {
    program('node', '');
    const pauses: string[] = [];
    // The second pause, or the first one long enough, ends it.
    program('sleep', '[ "$1" = 0 ] || kill $PPID');
    await run('sangguni-backup-nightly', folder);
    expect(calls().slice(0, 2)).toEqual(['sleep 0', `node scripts/backup.ts ${folder} --keep=14`]);
    pauses.push(...calls().filter((call) => call.startsWith('sleep')));
    rmSync(path.join(folder, 'calls'));
    mkdirSync(path.join(folder, 'today'));
    writeFileSync(path.join(folder, 'today/manifest.json'), '{}');
    await run('sangguni-backup-nightly', folder);
    expect(calls()).toEqual([expect.stringMatching(/^sleep \d+$/)]);
    // The clock of the script, which is another than ours in `npm run soak:clocks`.
    const now = execFileSync('date', ['+%s'], { env: programEnvironment(), encoding: 'utf8' });
    for (const pause of [...pauses.slice(1), ...calls()]) {
      const at = new Date((Number(now) + Number(pause.split(' ')[1])) * 1_000);
      const [hours, minutes] = [at.getUTCHours(), at.getUTCMinutes()];
      // 2:30 in Manila, and the seconds that this test took.
      expect(Math.abs(hours * 60 + minutes - (18 * 60 + 30))).toBeLessThanOrEqual(1);
    }
  });

  test('a backup that failed is tried again in five minutes', async () => {
    program('node', 'exit 1');
    program('sleep', '[ "$1" = 0 ] || kill $PPID');
    const { output } = await run('sangguni-backup-nightly', folder);
    expect(output).toContain('tried again in five minutes');
    expect(calls().at(-1)).toBe('sleep 300');
  });
});
