import { sql } from 'drizzle-orm';
import pg from 'pg';
import { transaction } from '@/lib/server/platform/db/pool';
import { runAsVisitor } from '@/lib/testing/api/run-operation';
import { seedLawyer } from '../../seed/lawyer';
import { findNamedLawyers, suggestNames } from './named-lawyers';

const NOW = Date.parse('2026-11-27T01:20:00Z');

const NAMES = {
  maria: 'Maria Santos',
  mariano: 'Mariano Santiago',
  cruz: 'Juan P. de la Cruz',
  pena: 'José Peña',
  villanueva: 'Anne Villanueva',
  cristina: 'Ma. Cristina Evangelista',
  tomas: 'Leo Sto. Tomas',
  santaana: 'Gia Santa Ana',
  hidden: 'Maria Santos Reyes',
};

beforeAll(async () => {
  await transaction(async (tx) => {
    for (const [id, displayName] of Object.entries(NAMES)) {
      await seedLawyer(tx, { lawyer: { id, displayName, isPublic: id !== 'hidden' } });
    }
  });
});

async function found(name: string): Promise<string[]> {
  const { results } = await runAsVisitor(findNamedLawyers, { body: { name } }, NOW);
  return results.map(({ _id }) => _id);
}

test.each([
  ['Maria Santos', 'maria'],
  ['atty. maria santso', 'maria'],
  ['ATTORNEY MARIA SANTOS', 'maria'],
  ['Abogado Maria Santoz', 'maria'],
  ["Ma'am Maria", 'maria'],
  ['mari santos', 'maria'],
  ['santos maria', 'maria'],
  ['maria san', 'maria'],
  ['dela cruz', 'cruz'],
  ['Juan Delacruz', 'cruz'],
  ['juan cruz', 'cruz'],
  ['jose pena', 'pena'],
  ['Hose Peña', 'pena'],
  ['vilanueba', 'villanueva'],
  ['Ann Vilanueva', 'villanueva'],
  // Short and in full.
  ['Maria Cristina Evangelista', 'cristina'],
  ['Maria Cristina', 'cristina'],
  ['Ma Cristina', 'cristina'],
  ['Maria Kristina Evangelista', 'cristina'],
  ['Evangelista Maria', 'cristina'],
  ['leo santo tomas', 'tomas'],
  ['Gia Sta. Ana', 'santaana'],
])('%s finds %s first', async (typed, id) => {
  expect((await found(typed))[0]).toBe(id);
});

test.each(['Maria Gonzales', 'Atty.', '1234', 'xq'])('%s finds nobody', async (typed) => {
  expect(await found(typed)).toEqual([]);
});

test('only lawyers whom clients see', async () => {
  expect(await found('maria santos reyes')).toEqual([]);
  expect(await found('maria santos')).not.toContain('hidden');
});

test('a field suggests the closest, with the place that tells two of a name apart', async () => {
  const { results } = await runAsVisitor(suggestNames, { body: { name: 'maria sant' } }, NOW);
  expect(results[0]).toEqual({
    _id: 'maria',
    display_name: 'Maria Santos',
    city: expect.any(String),
    region: expect.any(String),
  });
  expect(results.map(({ _id }) => _id)).toEqual(['maria', 'mariano']);
});

test('names are read from an index', async () => {
  const plan = await transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain select id from lawyers
      where name_keys(display_name) && name_misspellings((name_words('santso'))[1])
        and name_keys(display_name) @> array['maria=']`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('Bitmap Index Scan on lawyers_name_keys');
});

test('of many lawyers of one name ten are found', async () => {
  await transaction(async (tx) => {
    for (let n = 0; n < 60; n += 1)
      await seedLawyer(tx, { lawyer: { id: `pedro${n}`, displayName: 'Pedro Garcia' } });
  });
  expect(await found('pedro garcia')).toHaveLength(10);
});

test('a search takes two statements, however many are found', async () => {
  expect(await statementsOf(() => found('jose pena'))).toBe(2);
  expect(await statementsOf(() => found('pedro garcia'))).toBe(2);
});

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = statements.mock.calls;
  statements.mockRestore();
  return length;
}
