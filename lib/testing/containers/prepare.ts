import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Compose, readImage, readSettings, type Service } from './kit';

/** The user of the image. Only root can be another. */
const USER = 10_001;
const IS_ROOT = process.getuid?.() === 0;

/** Returns the user of the image, where root asks and the user can read the release; else the one that asks. */
export function userFor(release: string): { uid?: number; gid?: number } {
  const user = { uid: USER, gid: USER };
  const reads = ['-e', 'fs.accessSync(process.argv[1])', path.join(release, 'package.json')];
  const canRead = IS_ROOT && spawnSync(process.execPath, reads, { ...user, cwd: '/' }).status === 0;
  return canRead ? user : {};
}

export class ComposeError extends Error {}

export interface Place {
  /** Where everything of the machine is, and the copy of deploy/ that it runs. */
  readonly folder: string;
  readonly kit: string;
  /** The release that each tag of the images holds. */
  readonly releases: Readonly<Record<string, string>>;
  /** The ports of this machine for those of containers, as `web-a:3000`. */
  readonly ports: Readonly<Record<string, number>>;
  /** The database that runs. */
  readonly databaseUrl: string | undefined;
}

export function serviceOf(compose: Compose, name: string): Service {
  const service = compose.services[name];
  if (!service) throw new ComposeError(`no such service: ${name}`);
  return service;
}

/** The place of each mounted path, made where it is a volume. */
function mounts({ folder, kit }: Place, compose: Compose, name: string): [string, string][] {
  const { volumes = [] } = serviceOf(compose, name);
  return volumes.map((volume) => {
    const [from = '', to = ''] = volume.split(':');
    if (!from.startsWith('.') && !(from in compose.volumes))
      throw new ComposeError(`service ${name} refers to undefined volume ${from}`);
    const place = from.startsWith('.')
      ? path.join(kit, 'containers', from)
      : path.join(folder, 'volumes', from);
    if (!from.startsWith('.') && mkdirSync(place, { recursive: true }) && IS_ROOT)
      chownSync(place, USER, USER);
    return [to, place];
  });
}

/** Copies the secrets of a service, and lets their addresses lead to the database of this machine. */
function mountSecrets(place: Place, compose: Compose, name: string): string {
  const { folder, kit, databaseUrl } = place;
  const { secrets = [] } = serviceOf(compose, name);
  const own = path.join(folder, 'secrets', name);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  const sockets = path.join(folder, 'volumes', 'socket');
  for (const secret of secrets) {
    const file = compose.secrets[secret]?.file;
    if (!file) throw new ComposeError(`service ${name} refers to undefined secret ${secret}`);
    const source = path.join(kit, 'containers', file);
    const target = path.join(own, secret);
    copyFileSync(source, target);
    const text = readFileSync(source, 'utf8');
    if (!databaseUrl || !text.startsWith('postgres:')) continue;
    chmodSync(target, 0o644);
    const port = new URL(databaseUrl).port;
    writeFileSync(
      target,
      text.replace('@localhost/', `@localhost:${port}/`).replace('/var/run/postgresql', sockets),
    );
  }
  return own;
}

/** Reads what a service runs with: its environment, its folder and how its paths and ports are named here. */
export function prepare(place: Place, compose: Compose, name: string) {
  const { kit, releases, ports } = place;
  const service = serviceOf(compose, name);
  const [, stage, tag = ''] = /^sangguni(-operator)?:(.+)$/.exec(service.image) ?? [];
  const image = tag
    ? readImage(kit, stage ? 'operator' : 'product')
    : { env: {}, command: [] as string[] };
  const release = releases[tag] ?? '';
  if (tag && !release) throw new ComposeError(`there is no image ${service.image}`);
  const places: [string, string][] = [
    ...mounts(place, compose, name),
    ['/run/secrets', mountSecrets(place, compose, name)],
  ];
  const here = (text: string) => {
    const withPaths = places.reduce((one, [from, to]) => one.replaceAll(from, to), text);
    return withPaths.replaceAll(/(?:127\.0\.0\.1|[a-z]+-[ab]):(\d+)\b/g, (whole, port) => {
      const host = whole.startsWith('127') ? name : whole.slice(0, -port.length - 1);
      const known = ports[`${host}:${port}`];
      return known ? `127.0.0.1:${known}` : whole;
    });
  };
  const file = service.env_file
    ? readSettings(readFileSync(path.join(kit, 'containers', service.env_file), 'utf8'))
    : {};
  const env = Object.fromEntries(
    Object.entries({ ...image.env, ...file, ...service.environment }).map(([key, value]) => [
      key,
      key.endsWith('PORT') ? String(ports[`${name}:${value}`] ?? value) : here(String(value)),
    ]),
  );
  if (env.HOST) env.HOST = '127.0.0.1';
  return { service, release, env, here, places, command: service.command ?? image.command };
}
