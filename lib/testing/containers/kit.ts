import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Parts of a service that the kit uses (compose-spec.io). */
export interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly profiles?: readonly string[];
  readonly depends_on?:
    | readonly string[]
    | Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: {
    readonly test: readonly string[];
    readonly interval: string;
    readonly retries?: number;
    readonly start_period?: string;
  };
  readonly stop_grace_period?: string;
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** Reads lines `NAME=value`, as compose does those of an env_file. */
export function readSettings(text: string): Record<string, string> {
  const pairs = text.split('\n').flatMap((line) => {
    const [, name = '', value = ''] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    return name ? [[name, value.trim()]] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * Reads compose.yaml of a kit with these values for its variables.
 * @throws {Error} in the words after `:?` where one of them has no value
 */
export function readCompose(kit: string, values: Readonly<Record<string, string>>): Compose {
  const text = readFileSync(path.join(kit, 'containers/compose.yaml'), 'utf8');
  const filled = text.replace(/\$\{(\w+)(?::\?([^}]+))?\}/g, (_, name: string, why?: string) => {
    const value = values[name];
    if (!value && why) throw new Error(`required variable ${name} is missing a value: ${why}`);
    return value ?? '';
  });
  return parse(filled, { merge: true });
}

/** Reads what a stage of the Containerfile sets for its processes, those of the stages below it too. */
export function readImage(
  kit: string,
  stage: string,
): { env: Record<string, string>; command: string[] } {
  const text = readFileSync(path.join(kit, 'containers/Containerfile'), 'utf8');
  const stages = text.replaceAll(/\\\n\s*/g, '').split(/^(?=FROM )/m);
  const own = stages.find((part) => new RegExp(`^FROM \\S+ AS ${stage}\n`).test(part)) ?? '';
  const [, from = ''] = /^FROM (\S+)/.exec(own) ?? [];
  const below = /^[a-z]+$/.test(from) ? readImage(kit, from) : { env: {}, command: [] };
  const [, command] = /^CMD (\[.*\])$/m.exec(own) ?? [];
  const env = [...own.matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(/\s+/));
  return {
    env: { ...below.env, ...readSettings(env.join('\n')) },
    command: command ? JSON.parse(command) : below.command,
  };
}

/** Lists the services that one waits for, with the condition of each. */
export function dependencies({ depends_on: given = {} }: Service): [string, string][] {
  if (Array.isArray(given)) return given.map((name) => [name, 'service_started']);
  return Object.entries(given as Record<string, { condition: string }>).map(([name, one]) => [
    name,
    one.condition,
  ]);
}

/** Orders services, those without a profile, so that each comes after what it waits for. */
export function startOrder({ services }: Compose): string[] {
  const order = new Set<string>();
  const add = (name: string, waiting: readonly string[]) => {
    if (waiting.includes(name)) throw new Error(`${name} waits for itself`);
    const service = services[name];
    if (!service) throw new Error(`there is no service ${name}`);
    for (const [before] of dependencies(service)) add(before, [...waiting, name]);
    order.add(name);
  };
  for (const [name, { profiles }] of Object.entries(services)) if (!profiles) add(name, []);
  return [...order];
}

/** Reads `5s` or `1m` as milliseconds. */
export function milliseconds(duration: string): number {
  const [, count = '', unit = ''] = /^(\d+)(ms|s|m)$/.exec(duration) ?? [];
  return Number(count) * ({ ms: 1, s: 1_000, m: 60_000 }[unit] ?? Number.NaN);
}
