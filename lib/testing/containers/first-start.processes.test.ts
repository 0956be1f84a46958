import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Machine, startMachine } from './machine';
import { type NewKit, newKit, writeSecrets } from './new-kit';

/** deploy/containers from nothing to migrated tables: the first steps of containers.soak.processes.test.ts. */

let machines: { machine: Machine; folder: string }[] = [];

async function machineOf({ folder, kit }: NewKit): Promise<Machine> {
  const releases = { '0.9.0': process.cwd() };
  const machine = await startMachine({ folder, kit, releases, ports: {} });
  machines.push({ machine, folder });
  return machine;
}

afterEach(async () => {
  for (const { machine, folder } of machines) {
    await machine.stop();
    rmSync(folder, { recursive: true });
  }
  machines = [];
});

async function asServing(folder: string, statement: string) {
  const secret = path.join(folder, 'secrets/migrate/DATABASE_URL');
  const client = new pg.Client({ connectionString: readFileSync(secret, 'utf8').trim() });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('the database makes the role that serves at its first start, and the migration ends', async () => {
  const given = newKit();
  const machine = await machineOf(given);
  const started = await machine.compose(['up', '--detach', '--no-deps', 'database']);
  expect(started).toEqual({ code: 0, output: '' });
  const migrated = await machine.compose(['run', '--rm', '--no-deps', '-T', 'migrate']);
  expect(migrated).toEqual({ code: 0, output: expect.stringMatching(/^Applied \d+\.$/m) });
  const { folder } = given;
  expect(await asServing(folder, 'select current_user as name')).toEqual([
    { name: 'sangguni_serve' },
  ]);
  await expect(asServing(folder, 'create table mine ()')).rejects.toThrow('permission denied');
});

test('without that first start the migration says which role is missing', async () => {
  const given = newKit();
  const file = path.join(given.kit, 'containers/compose.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^.*docker-entrypoint-initdb\.d.*\n/m, ''));
  const machine = await machineOf(given);
  await machine.compose(['up', '--detach', '--no-deps', 'database']);
  expect(await machine.compose(['run', '--rm', '--no-deps', '-T', 'migrate'])).toEqual({
    code: 1,
    output: expect.stringContaining('There is no role sangguni_serve'),
  });
});

test('an address that is not the one of the kit stops the first start in a sentence', async () => {
  const given = newKit();
  const secret = path.join(given.kit, 'secrets/DATABASE_URL');
  rmSync(secret);
  writeFileSync(secret, 'postgres://somebody:secret@localhost/sangguni\n');
  const machine = await machineOf(given);
  expect(await machine.compose(['up', '--detach', '--no-deps', 'database'])).toEqual({
    code: 1,
    output: expect.stringContaining('DATABASE_URL is not postgres://sangguni_serve:<password>@'),
  });
});

test('secrets are written once, in a folder that nobody else comes into', () => {
  const { folder, kit } = newKit();
  const place = path.join(kit, 'secrets');
  const contents = () =>
    Object.fromEntries(
      readdirSync(place).map((name) => [name, readFileSync(path.join(place, name), 'utf8')]),
    );
  const before = contents();
  const compose = readFileSync(path.join(kit, 'containers/compose.yaml'), 'utf8');
  const named = [...compose.matchAll(/file: \.\.\/secrets\/(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(before).sort()).toEqual(named.sort());
  expect(writeSecrets(kit)).toBe('');
  expect(contents()).toEqual(before);
  expect(statSync(place).mode & 0o777).toBe(0o700);
  rmSync(folder, { recursive: true });
});
