import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { type SearchResult, searchLawyers } from '@/lib/contract/lawyers/search';
import {
  changeOffer,
  deleteOffer,
  listOffers,
  type OwnWrittenOffer,
} from '@/lib/contract/lawyers/written-work';
import { database } from '@/lib/server/platform/db/pool';
import { newOffer, OFFER } from '@/lib/testing/agreements/orders';
import { send } from '@/lib/testing/api/requests';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { exportedProfile } from '../own-profile/personal-data-service';

let lawyer: TestLawyer;
beforeEach(async () => {
  lawyer = await newLawyer();
});

async function shown(): Promise<LawyerProfile['written_work']> {
  const { body } = await send(getLawyerProfile, { params: { id: lawyer.lawyerId } });
  return (body as LawyerProfile).written_work;
}

async function found(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await send(searchLawyers, { query });
  expect(status).toBe(200);
  return (body as SearchResult).results.map(({ _id }) => _id);
}

test('offers stand on the profile in the order in which they were made, but for those that are not shown', async () => {
  await newOffer(lawyer, { name: 'Letter' });
  await newOffer(lawyer, { name: 'Contract', kind: 'CONTRACT' });
  await newOffer(lawyer, { name: 'Not now', offered: false });
  expect((await shown()).map(({ name }) => name)).toEqual(['Letter', 'Contract']);
  const { body } = await send(listOffers, { cookie: lawyer.cookie });
  expect((body as { results: OwnWrittenOffer[] }).results.map(({ name }) => name)).toEqual([
    'Letter',
    'Contract',
    'Not now',
  ]);
  expect(await exportedProfile(database(), lawyer.id)).toMatchObject({
    data: { written_work: [{ name: 'Letter' }, { name: 'Contract' }, { name: 'Not now' }] },
  });
});

test('one is changed and removed by its lawyer alone', async () => {
  const id = await newOffer(lawyer);
  const { cookie } = await newLawyer();
  const body = { ...OFFER, price: 400_000 };
  expect((await send(changeOffer, { params: { id }, cookie, body })).status).toBe(404);
  expect((await send(deleteOffer, { params: { id }, cookie })).status).toBe(404);
  const own = { params: { id }, cookie: lawyer.cookie };
  expect((await send(changeOffer, { ...own, body })).status).toBe(200);
  expect(await shown()).toMatchObject([{ price: 400_000 }]);
  expect((await send(deleteOffer, own)).status).toBe(204);
  expect(await shown()).toEqual([]);
});

test.each([
  { price: 49_999 },
  { price: 100_000_001 },
  { days: 0 },
  { days: 61 },
  { revisions: 6 },
  { name: '' },
  { scope: 'x'.repeat(1_001) },
])('%j is refused beside its field', async (wrong) => {
  const id = await newOffer(lawyer);
  const answer = await send(changeOffer, {
    params: { id },
    cookie: lawyer.cookie,
    body: { ...OFFER, ...wrong },
  });
  expect(answer.status).toBe(400);
  expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(Object.keys(wrong));
});

test('a search for written work finds those who offer some, with the other filters', async () => {
  const other = await newLawyer();
  await newOffer(other, { offered: false });
  await newOffer(lawyer);
  const all = await found({ written: '1' });
  expect(all).toContain(lawyer.lawyerId);
  expect(all).not.toContain(other.lawyerId);
  expect(await found({ written: '1', language: 'Waray' })).not.toContain(lawyer.lawyerId);
  const wrong = await send(searchLawyers, { query: { written: 'yes' } });
  expect(wrong.status).toBe(400);
});
