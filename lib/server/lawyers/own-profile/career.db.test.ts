import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import {
  addAward,
  addEducation,
  addWork,
  changeAward as putAward,
  changeEducation as putEducation,
  orderAwards as putOrder,
  changeWork as putWork,
  deleteAward as removeAward,
  deleteEducation as removeEducation,
  deleteWork as removeWork,
} from '@/lib/contract/lawyers/career';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { getLawyerProfile as getProfile } from '@/lib/contract/lawyers/lawyers';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { database } from '@/lib/server/platform/db/pool';
import { lawyerSearch } from '@/lib/server/schema/lawyers';
import { pageChanges } from '@/lib/server/schema/pages';
import { send } from '@/lib/testing/api/requests';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { changedSince, markChanges, noteChanges } from '@/lib/testing/whole-database';

interface Entry {
  _id: string;
}

beforeAll(noteChanges);

const EDUCATION = { school: 'Ateneo', degree: 'Juris Doctor', start_year: 2010, end_year: 2014 };
const WORK = { position: 'Partner', organisation: 'Reyes Law', start_year: 2016 };
const AWARD = { title: 'Pro bono award', year: 2020, description: 'For help after the typhoon.' };

const SECTIONS = [
  {
    section: 'education' as const,
    add: addEducation,
    put: putEducation,
    remove: removeEducation,
    sample: EDUCATION,
    stored: { ...EDUCATION, honours: null },
    change: { ...EDUCATION, school: 'UP', honours: 'cum laude' },
    given: 1,
  },
  {
    section: 'work_experience' as const,
    add: addWork,
    put: putWork,
    remove: removeWork,
    sample: WORK,
    stored: { ...WORK, end_year: null, description: null },
    change: { ...WORK, end_year: 2020, description: 'Family cases.' },
    given: 1,
  },
  {
    section: 'awards' as const,
    add: addAward,
    put: putAward,
    remove: removeAward,
    sample: AWARD,
    stored: { ...AWARD, priority: 0 },
    change: { ...AWARD, title: 'Another award', priority: 4 },
    given: 0,
  },
];

async function profileOf({ lawyerId }: TestLawyer): Promise<LawyerProfile> {
  return (await send(getProfile, { params: { id: lawyerId } })).body as LawyerProfile;
}

async function added(endpoint: Endpoint, { cookie }: TestLawyer, body: object): Promise<Entry> {
  const answer = await send(endpoint, { cookie, body });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as Entry;
}

const changesOf = ({ lawyerId }: TestLawyer) =>
  database().$count(pageChanges, eq(pageChanges.tag, `lawyer:${lawyerId}`));

describe.each(SECTIONS)(
  '$section',
  ({ section, add, put, remove, sample, stored, change, given }) => {
    test('is added, changed and deleted, and the public profile shows it at once', async () => {
      const lawyer = await newLawyer();
      const before = await changesOf(lawyer);
      const entry = await added(add, lawyer, sample);
      expect(entry).toEqual({ _id: expect.any(String), ...stored });
      expect((await profileOf(lawyer))[section]).toContainEqual(entry);
      expect(await changesOf(lawyer)).toBe(before + 1);

      const body = { _id: entry._id, ...change };
      const changed = await send(put, { cookie: lawyer.cookie, body });
      expect(changed).toMatchObject({ status: 200, body });
      expect(await send(put, { cookie: lawyer.cookie, body })).toMatchObject({ status: 200, body });
      expect((await profileOf(lawyer))[section]).toContainEqual(changed.body);
      expect(await changesOf(lawyer)).toBe(before + 3);

      const request = { cookie: lawyer.cookie, params: { id: entry._id } };
      expect((await send(remove, request)).status).toBe(204);
      expect((await profileOf(lawyer))[section]).toHaveLength(given);
      expect((await send(remove, request)).status).toBe(404);
    });

    test('belongs to its lawyer alone', async () => {
      const [lawyer, other] = [await newLawyer(), await newLawyer()];
      const { _id } = await added(add, lawyer, sample);
      const before = await markChanges();
      const { cookie } = other;
      for (const id of [_id, randomUUID(), 'nothing']) {
        const refused = await send(put, { cookie, body: { _id: id, ...change } });
        expect(refused).toMatchObject({ status: 404, body: { key: 'not_found' } });
        expect((await send(remove, { cookie, params: { id } })).status).toBe(404);
      }
      expect(await changedSince(before)).toEqual([]);
    });

    test('a request that is repeated with its key adds one', async () => {
      const lawyer = await newLawyer();
      const request = {
        cookie: lawyer.cookie,
        body: sample,
        headers: { 'idempotency-key': randomUUID() },
      };
      const answers = await Promise.all([send(add, request), send(add, request)]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
      expect((await profileOf(lawyer))[section]).toHaveLength(given + 1);
    });

    test('holds twenty entries, however many are added at once', async () => {
      const lawyer = await newLawyer();
      for (let n = given; n < 18; n += 1) await added(add, lawyer, sample);
      const request = { cookie: lawyer.cookie, body: sample };
      const answers = await Promise.all(Array.from({ length: 5 }, () => send(add, request)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
      expect(await send(add, request)).toMatchObject({ body: { key: 'bad_transition' } });
      expect((await profileOf(lawyer))[section]).toHaveLength(20);
    });
  },
);

test('awards are in the order of their priority; of the same, the later and then always the same', async () => {
  const lawyer = await newLawyer();
  const award = (title: string, more: object = {}) =>
    added(addAward, lawyer, { ...AWARD, title, ...more });
  await award('first');
  const second = await award('second');
  expect(second).toMatchObject({ priority: 1 });
  await award('earlier', { priority: 5, year: 2015 });
  await award('later', { priority: 5, year: 2018 });
  expect(await award('last')).toMatchObject({ priority: 6 });
  const order = async () => (await profileOf(lawyer)).awards.map(({ title }) => title);
  expect(await order()).toEqual(['first', 'second', 'later', 'earlier', 'last']);

  const move = (priority: number | undefined) =>
    send(putAward, {
      cookie: lawyer.cookie,
      body: { ...AWARD, _id: second._id, title: 'second', priority },
    });
  await move(999);
  expect(await order()).toEqual(['first', 'later', 'earlier', 'last', 'second']);
  expect(await move(undefined)).toMatchObject({ body: { priority: 999 } });
  expect(await award('still last')).toMatchObject({ priority: 999 });
});

describe('the order of awards', () => {
  const awardsOf = async (lawyer: TestLawyer) => (await profileOf(lawyer)).awards;
  const titles = async (lawyer: TestLawyer) =>
    (await awardsOf(lawyer)).map(({ title }) => title).join('');
  const order = (lawyer: TestLawyer, ids: readonly unknown[]) =>
    send(putOrder, { cookie: lawyer.cookie, body: { order: ids } });

  /** A lawyer with the awards a, b, c and d, two of them of the same priority, and their ids. */
  async function withAwards() {
    const lawyer = await newLawyer();
    const ids: string[] = [];
    for (const [index, title] of ['a', 'b', 'c', 'd'].entries()) {
      const body = { ...AWARD, title, priority: index < 2 ? 7 : 8 + index, year: 2020 - index };
      ids.push((await added(addAward, lawyer, body))._id);
    }
    return { lawyer, ids: ids as [string, string, string, string] };
  }

  test('is saved at once, and the same again changes nothing', async () => {
    const { lawyer, ids } = await withAwards();
    const [a, b, c, d] = ids;
    expect(await titles(lawyer)).toBe('abcd');
    const answer = await order(lawyer, [d, b, a, c]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ awards: await awardsOf(lawyer) });
    expect(await titles(lawyer)).toBe('dbac');
    expect((await awardsOf(lawyer)).map(({ priority }) => priority)).toEqual([0, 1, 2, 3]);
    expect(await order(lawyer, [d, b, a, c])).toMatchObject({ status: 200, body: answer.body });
  });

  test('leaves what it does not name behind the others', async () => {
    const { lawyer, ids } = await withAwards();
    expect((await order(lawyer, [ids[2], ids[2]])).status).toBe(200);
    expect(await titles(lawyer)).toBe('cabd');
    expect((await order(lawyer, [])).status).toBe(200);
    expect(await titles(lawyer)).toBe('cabd');
  });

  test('of two sent at once one stands, whole', async () => {
    const { lawyer, ids } = await withAwards();
    const [a, b, c, d] = ids;
    await Promise.all([order(lawyer, [d, c, b, a]), order(lawyer, [b, a, d, c])]);
    expect(['dcba', 'badc']).toContain(await titles(lawyer));
  });

  test('with an award that is gone, foreign or no id at all moves nothing', async () => {
    const [{ lawyer, ids }, other] = [await withAwards(), await withAwards()];
    const before = await markChanges();
    for (const id of [other.ids[0], randomUUID(), 'nothing'])
      expect(await order(lawyer, [ids[3], id])).toMatchObject({
        status: 404,
        body: { key: 'not_found' },
      });
    expect(await order(lawyer, Array(21).fill(ids[0]))).toMatchObject({ status: 400 });
    expect(await changedSince(before)).toEqual([]);
  });
});

test('without a degree or a position a lawyer disappears, and returns with one', async () => {
  const lawyer = await newLawyer();
  const cases = [
    { section: 'education', remove: removeEducation, add: addEducation, sample: EDUCATION },
    { section: 'work_experience', remove: removeWork, add: addWork, sample: WORK },
  ] as const;
  for (const { section, remove, add, sample } of cases) {
    const [only] = (await profileOf(lawyer))[section];
    await send(remove, { cookie: lawyer.cookie, params: { id: only?._id ?? '' } });
    expect((await send(getProfile, { params: { id: lawyer.lawyerId } })).status).toBe(404);
    expect(await searched(lawyer)).toBe(false);
    await added(add, lawyer, sample);
    expect(await searched(lawyer)).toBe(true);
    expect((await profileOf(lawyer))[section]).toHaveLength(1);
  }
});

const searched = async ({ lawyerId }: TestLawyer) =>
  (await database().$count(lawyerSearch, eq(lawyerSearch.lawyerId, lawyerId))) > 0;

test('the last two entries, deleted at once, leave no lawyer in search', async () => {
  for (let round = 0; round < 4; round += 1) {
    const lawyer = await newLawyer();
    const { education, work_experience } = await profileOf(lawyer);
    await Promise.all([
      send(removeEducation, { cookie: lawyer.cookie, params: { id: education[0]?._id ?? '' } }),
      send(removeWork, { cookie: lawyer.cookie, params: { id: work_experience[0]?._id ?? '' } }),
    ]);
    expect(await searched(lawyer)).toBe(false);
  }
});

test('the same number of statements, whatever there is already', async () => {
  const lawyer = await newLawyer();
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const cost = async () => {
    statements.mockClear();
    await added(addAward, lawyer, AWARD);
    return statements.mock.calls.length;
  };
  const first = await cost();
  for (let n = 0; n < 10; n += 1) await cost();
  expect(await cost()).toBe(first);
  statements.mockRestore();
});

test('the database refuses years that the form refuses', async () => {
  const { lawyerId } = await newLawyer();
  const next = sql`extract(year from now() at time zone 'Asia/Manila')::integer + 1`;
  for (const statement of [
    sql`insert into awards (lawyer_id, title, year, description, priority) values (${lawyerId}, 'a', ${next}, 'a', 0)`,
    sql`insert into work_experience (lawyer_id, position, organisation, start_year) values (${lawyerId}, 'a', 'a', ${next})`,
    sql`insert into education (lawyer_id, school, degree, start_year, end_year) values (${lawyerId}, 'a', 'a', 2010, 2010)`,
  ])
    await expect(database().execute(statement)).rejects.toThrow();
});
