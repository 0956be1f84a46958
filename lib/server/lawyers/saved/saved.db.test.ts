import { eq } from 'drizzle-orm';
import pg from 'pg';
import { MAX_SAVED, SAVED_COOKIE } from '@/lib/domain/lawyers/saved-lawyers';
import { isoInstant } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { CollectedHeaders } from '@/lib/server/platform/session/reply-headers';
import { sessionCookies } from '@/lib/server/platform/session/session-cookie';
import { resolveSession } from '@/lib/server/platform/session/session-state';
import { lawyers, savedLawyers } from '@/lib/server/schema/lawyers';
import { seedLawyer } from '@/lib/server/seed/lawyer';
import { fetchApi } from '@/lib/testing/api/requests';
import { runAs, runAsVisitor } from '@/lib/testing/api/run-operation';
import { newClient, newLawyer } from '@/lib/testing/factories';
import { profilesChanged } from '../profiles/service';
import { forgetLawyer, listChosenLawyers, listSavedLawyers, saveLawyer } from './operations';
import { carrySaved } from './service';

const NOW = Date.parse('2026-11-27T01:20:00Z');

beforeAll(async () => {
  await transaction(async (tx) => {
    for (const id of ['ana', 'ben', 'cora']) await seedLawyer(tx, { lawyer: { id } });
    for (let n = 0; n < MAX_SAVED; n += 1) await seedLawyer(tx, { lawyer: { id: `many${n}` } });
  });
});

async function client() {
  const { cookie } = await newClient();
  const { actor } = await resolveSession(sessionCookies.read(cookie), Date.now());
  if (!actor) throw new Error('a new client has a session');
  const saved = async () => {
    const { results } = await runAs(listSavedLawyers, {}, actor, NOW);
    return results.map(({ lawyer_id }) => lawyer_id);
  };
  const save = (id: string, now = NOW) => runAs(saveLawyer, { params: { id } }, actor, now);
  return { actor, saved, save };
}

function onDevice(value: string) {
  const reply = new CollectedHeaders();
  const header = (name: string) => (name === 'cookie' ? `${SAVED_COOKIE}=${value}` : null);
  return { browser: { actor: null, header, reply, now: NOW }, reply };
}

test('the last saved comes first, and saving again changes nothing', async () => {
  const { saved, save } = await client();
  await save('ana');
  await save('ben', NOW + 1000);
  await save('ana', NOW + 2000);
  expect(await saved()).toEqual(['ben', 'ana']);
});

test('a lawyer is saved no longer, as often as that is asked', async () => {
  const { actor, saved, save } = await client();
  await save('ana');
  await runAs(forgetLawyer, { params: { id: 'ana' } }, actor, NOW);
  await runAs(forgetLawyer, { params: { id: 'ana' } }, actor, NOW);
  expect(await saved()).toEqual([]);
});

test('nobody else sees or changes what is saved', async () => {
  const [mine, theirs] = [await client(), await client()];
  await mine.save('ana');
  await runAs(forgetLawyer, { params: { id: 'ana' } }, theirs.actor, NOW);
  expect(await mine.saved()).toEqual(['ana']);
  expect(await theirs.saved()).toEqual([]);
});

test.each(['nobody', 'NOT-AN-ID'])('%s cannot be saved', async (id) => {
  await expect((await client()).save(id)).rejects.toMatchObject({ key: 'not_found' });
});

test('a lawyer who hides is said to be so, without a name, and comes back', async () => {
  const { actor, save } = await client();
  await save('cora');
  const setPublic = (isPublic: boolean) =>
    transaction(async (tx) => {
      await tx.update(lawyers).set({ isPublic }).where(eq(lawyers.id, 'cora'));
      await profilesChanged(tx, 'cora');
    });
  await setPublic(false);
  const hidden = await runAs(listSavedLawyers, {}, actor, NOW);
  expect(hidden.results).toEqual([{ lawyer_id: 'cora', lawyer: null, saved_at: isoInstant(NOW) }]);
  await expect(save('cora')).rejects.toMatchObject({ key: 'not_found' });
  await setPublic(true);
  const shown = await runAs(listSavedLawyers, {}, actor, NOW);
  expect(shown.results[0]?.lawyer?._id).toBe('cora');
});

test('there is room for so many, also for those who save at once', async () => {
  const { saved, save } = await client();
  await Promise.all(Array.from({ length: MAX_SAVED - 1 }, (_, n) => save(`many${n}`)));
  const both = await Promise.allSettled([save('ana'), save('ben')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await saved()).toHaveLength(MAX_SAVED);
});

describe('what a device kept', () => {
  test('goes into the account once, behind what is there, and the device forgets it', async () => {
    const { actor, saved, save } = await client();
    await save('ana', NOW - 1000);
    const { browser, reply } = onDevice('ben.ana.nobody.cora');
    await carrySaved({ id: actor.id, type: 'CUSTOMER' }, browser);
    expect(await saved()).toEqual(['ben', 'cora', 'ana']);
    expect(reply.cookies).toEqual([expect.stringContaining(`${SAVED_COOKIE}=; Path=/; Max-Age=0`)]);
    await carrySaved({ id: actor.id, type: 'CUSTOMER' }, browser);
    expect(await saved()).toHaveLength(3);
  });

  test('stays there when a lawyer signs in', async () => {
    const { id } = await newLawyer();
    const { browser, reply } = onDevice('ana');
    await carrySaved({ id, type: 'LAWYER' }, browser);
    expect(reply.cookies).toEqual([]);
    const rows = await database().select().from(savedLawyers).where(eq(savedLawyers.userId, id));
    expect(rows).toEqual([]);
  });

  test('never exceeds what an account can hold', async () => {
    const { actor, saved, save } = await client();
    for (let n = 0; n < MAX_SAVED - 1; n += 1) await save(`many${n}`);
    const { browser } = onDevice('ana.ben');
    await carrySaved({ id: actor.id, type: 'CUSTOMER' }, browser);
    expect(await saved()).toHaveLength(MAX_SAVED);
  });
});

test('cards of chosen lawyers come in their order, whoever asks', async () => {
  const { results } = await runAsVisitor(
    listChosenLawyers,
    { query: { ids: 'ben,<b>,nobody,ana' } },
    NOW,
  );
  expect(results.map(({ lawyer_id, lawyer }) => [lawyer_id, lawyer?._id ?? null])).toEqual([
    ['ben', 'ben'],
    ['nobody', null],
    ['ana', 'ana'],
  ]);
});

test('a list takes two statements, however long it is', async () => {
  const { actor, save } = await client();
  const list = () => statementsOf(() => runAs(listSavedLawyers, {}, actor, NOW));
  await save('ana');
  const first = await list();
  for (let n = 0; n < 9; n += 1) await save(`many${n}`);
  expect([first, await list()]).toEqual([2, 2]);
});

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = statements.mock.calls;
  statements.mockRestore();
  return length;
}

test('a visitor has no list in an account', async () => {
  const answer = await fetchApi(new Request('http://127.0.0.1/api/v1/saved-lawyers'));
  expect(answer.status).toBe(401);
});
