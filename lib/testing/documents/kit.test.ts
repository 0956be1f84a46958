import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readEnv } from '@/lib/env';
import { SETTING_NAMES } from '@/lib/settings';
import { SERVER_FLAGS, SERVER_MEMORY } from '@/scripts/local/product';

/** deploy/ names settings that there are, and all that production needs. */

const UNITS = 'deploy/systemd';
const EXAMPLE = readFileSync('deploy/.env.example', 'utf8');
const COMPOSE = parse(readFileSync('deploy/containers/compose.yaml', 'utf8'), { merge: true });
/** Settings of the machine or of Node, not of the product. */
const OTHERS = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', ...Object.keys(SERVER_MEMORY)];

/** Settings that an operator provides, in the form that production takes. */
const SECRETS: Record<string, string> = {
  DATABASE_URL: 'postgres://sangguni_serve:secret@127.0.0.1:5432/sangguni',
  DATABASE_MIGRATION_URL: 'postgres://sangguni_owner:secret@127.0.0.1:5432/sangguni',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  SESSION_KEYS: `202611:${'a'.repeat(64)}`,
  DATA_KEYS: `202611:${Buffer.alloc(32, 7).toString('base64')}`,
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 9).toString('base64url'),
  PAYMENT_WEBHOOK_SECRET: `whsk_${'b'.repeat(24)}`,
  PAYMONGO_SECRET_KEY: `sk_live_${'c'.repeat(24)}`,
  TURN_SECRET: 'd'.repeat(64),
};

/** `NAME=value` pairs of the lines that set some, with what a file would hold for those of `NAME_FILE`. */
function withSecrets(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map(([name, value]) =>
      name.endsWith('_FILE')
        ? [name.slice(0, -5), SECRETS[name.slice(0, -5)] ?? '']
        : [name, value],
    ),
  );
}

const pairsIn = (text: string) =>
  [...text.matchAll(/(?<name>[A-Z][A-Z0-9_]*)=(?<value>\S*)/g)].map(
    ({ groups }) => [groups?.name ?? '', groups?.value ?? ''] as const,
  );

const example = () =>
  pairsIn(EXAMPLE.replaceAll(/^#.*$/gm, '').replaceAll(/ </g, '_<')).filter(([, value]) => value);

const unit = (name: string) => {
  const files = [path.join(UNITS, 'sangguni-.service.d/10-common.conf'), path.join(UNITS, name)];
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('Environment='))
      .flatMap((line) => pairsIn(line.slice('Environment='.length).replaceAll('%i', '3001'))),
  );
};

const units = readdirSync(UNITS).filter((name) => name.endsWith('.service'));

test.each(units)('%s names settings only', (name) => {
  const names = unit(name).map(([each]) => each.replace(/_FILE$/, ''));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((each) => ![...SETTING_NAMES, ...OTHERS].includes(each))).toEqual([]);
});

test.each(units)(
  '%s starts with the sample of settings and the secrets of the installer',
  (name) => {
    const given = withSecrets([...example(), ...unit(name)]);
    expect(readEnv(given)).toMatchObject({ APP_ENV: 'production', TRUST_PROXY: 1 });
  },
);

test('the sample names settings only, those that it leaves out too', () => {
  const names = pairsIn(EXAMPLE).map(([name]) => name.replace(/_FILE$/, ''));
  expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
});

test('each secret of a container is a file that is named, and a setting', () => {
  const services: Record<string, { environment?: Record<string, string>; secrets?: string[] }> =
    COMPOSE.services;
  for (const { environment = {}, secrets = [] } of Object.values(services)) {
    for (const name of secrets) expect(Object.keys(COMPOSE.secrets)).toContain(name);
    for (const [name, file] of Object.entries(environment))
      if (file.startsWith('/run/secrets/')) expect(secrets).toContain(file.split('/').at(-1));
      else expect([...SETTING_NAMES, ...Object.keys(environment)]).toContain(name);
  }
});

const SERVICES = ['web-a', 'web-b', 'worker', 'migrate', 'backup'];

test.each(SERVICES)(
  '%s starts in a container with the same, by the socket of its database',
  (name) => {
    const { environment = {} } = COMPOSE.services[name];
    const image = pairsIn(readFileSync('deploy/containers/Containerfile', 'utf8'));
    const given = [...example(), ...image, ...Object.entries<string>(environment)];
    const address = 'postgres://sangguni_serve:secret@localhost/sangguni?host=/var/run/postgresql';
    const secrets = { ...withSecrets(given), DATABASE_URL: address };
    expect(readEnv(secrets)).toMatchObject({ APP_ENV: 'production', DATABASE_URL: address });
  },
);

test('a web server has the memory that is measured, as a service and in a container', () => {
  const service = readFileSync(path.join(UNITS, 'sangguni-web@.service'), 'utf8');
  expect(service).toContain(` ${SERVER_FLAGS.join(' ')} server/serve.ts`);
  expect(unit('sangguni-web@.service')).toEqual(
    expect.arrayContaining(Object.entries(SERVER_MEMORY)),
  );
  const container = readFileSync('deploy/containers/Containerfile', 'utf8');
  expect(container).toContain(
    JSON.stringify(['node', ...SERVER_FLAGS, 'server/serve.ts']).replaceAll(',', ', '),
  );
  expect(pairsIn(container)).toEqual(expect.arrayContaining(Object.entries(SERVER_MEMORY)));
});
