import { eq } from 'drizzle-orm';
import { getLawyerProfile as getPublicProfile } from '@/lib/contract/lawyers/lawyers';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { getOwnProfile, setBasicInfo } from '@/lib/contract/lawyers/own-profile';
import { searchLawyers as search } from '@/lib/contract/lawyers/search';
import {
  decideVerification as decide,
  getOwnVerification as getVerification,
  openVerificationRequest as openRequest,
  resubmitDocuments as resubmit,
} from '@/lib/contract/lawyers/verification';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { auditEvents } from '@/lib/server/schema/audit';
import { lawyers } from '@/lib/server/schema/lawyers';
import { verifications } from '@/lib/server/schema/verification';
import { send } from '@/lib/testing/api/requests';
import { newLawyer, signIn, type TestLawyer } from '@/lib/testing/factories';
import { idForm, newRequest, verifierCode, verifierToken } from '@/lib/testing/files/identity';

const FILLED = {
  display_name: 'Test Lawyer',
  roll_number: '50000',
  ibp_number: '1234',
  bar_year: 2010,
  phone: '+639171234567',
  region: 'Caraga (XIII)',
  city: 'Butuan',
  office_address: 'Montilla Boulevard',
  areas_of_practice: ['Labor'],
  legal_problems: [403, 402],
  specializations: ['Contracts'],
  languages: ['English'],
  about: 'b'.repeat(250),
  quote: 'Bring every paper.',
};

const save = ({ cookie }: Pick<TestLawyer, 'cookie'>, change: object = {}) =>
  send(setBasicInfo, { cookie, body: { ...FILLED, ...change } });

async function profileOf({ cookie }: Pick<TestLawyer, 'cookie'>): Promise<OwnProfile> {
  return (await send(getOwnProfile, { cookie })).body as OwnProfile;
}

async function foundIn(region: string, lawyerId: string): Promise<boolean> {
  const { body } = await send(search, { query: { region, area_of_practice: 'labor' } });
  const { results } = body as { results: { _id: string; exactMatch: boolean }[] };
  return results.some(({ _id, exactMatch }) => exactMatch && _id === lawyerId);
}

const statusOf = async ({ cookie }: Pick<TestLawyer, 'cookie'>) =>
  (await send(getVerification, { cookie })).body;

const eventsOf = (subject: string) =>
  database().select().from(auditEvents).where(eq(auditEvents.subject, subject));

test('it is stored, answered, and found by its new region and area at once', async () => {
  const lawyer = await newLawyer();
  const answer = await save(lawyer);
  expect(answer).toMatchObject({
    status: 200,
    body: { basic_info: FILLED, ibp_verified: true, missing: [] },
  });
  expect(await profileOf(lawyer)).toEqual(answer.body);
  expect(await foundIn('Caraga (XIII)', lawyer.lawyerId)).toBe(true);
  expect(await foundIn('Metro Manila (NCR)', lawyer.lawyerId)).toBe(false);
  expect((await save(lawyer)).body).toEqual(answer.body);
  const { body } = await send(getPublicProfile, { params: { id: lawyer.lawyerId } });
  expect(body).toMatchObject({
    about: FILLED.about,
    city: 'Butuan',
    specializations: ['Contracts'],
  });
  expect(JSON.stringify(body)).not.toMatch(/Montilla|9171234567|"1234"/);
});

test('what the schema takes the database takes, whatever it is written in', async () => {
  const lawyer = await newLawyer();
  const about = '🙂'.repeat(500);
  expect(await save(lawyer, { about })).toMatchObject({
    status: 200,
    body: { basic_info: { about } },
  });
});

test('a refused form changes nothing', async () => {
  const lawyer = await newLawyer();
  const before = await profileOf(lawyer);
  const answer = await save(lawyer, { quote: '', display_name: 'Another Name' });
  expect(answer).toMatchObject({
    status: 400,
    body: { fields: { quote: 'Please provide a value.' } },
  });
  expect(await profileOf(lawyer)).toEqual(before);
});

describe.each([
  ['display_name', { display_name: 'Another Name' }, 'displayName'],
  ['roll_number', { roll_number: '50001' }, 'rollNumber'],
  ['ibp_number', { ibp_number: '1235' }, 'ibpNumber'],
  ['bar_year', { bar_year: '2011' }, 'barYear'],
])('another %s', (_field, change, name) => {
  test('ends the check, takes the lawyer out of search and asks for the IDs again', async () => {
    const lawyer = await newLawyer();
    await save(lawyer);
    const answer = await save(lawyer, change);
    expect(answer).toMatchObject({
      status: 200,
      body: { ibp_verified: false, is_public: true, missing: [] },
    });
    expect(await foundIn('Caraga (XIII)', lawyer.lawyerId)).toBe(false);
    expect((await send(getPublicProfile, { params: { id: lawyer.lawyerId } })).status).toBe(404);
    expect(await statusOf(lawyer)).toMatchObject({
      status: 'NONE',
      documents: [],
      decided_at: null,
    });
    expect(await eventsOf(lawyer.id)).toEqual([
      expect.objectContaining({
        event: 'verification_ended',
        actor: 'owner',
        userId: lawyer.id,
        detail: name,
      }),
    ]);
  });
});

test('the same form from two tabs ends the check once', async () => {
  const lawyer = await newLawyer();
  const change = { display_name: 'Another Name', bar_year: 2011 };
  const answers = await Promise.all([save(lawyer, change), save(lawyer, change)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await eventsOf(lawyer.id)).toEqual([
    expect.objectContaining({ detail: 'displayName barYear' }),
  ]);
});

/** A lawyer whose IDs wait for the verifier, and the session. */
async function pending() {
  const request = await newRequest();
  const [owner] = await database()
    .select({ user: users })
    .from(users)
    .innerJoin(lawyers, eq(lawyers.userId, users.id))
    .where(eq(lawyers.id, request.lawyerId));
  if (!owner) throw new Error('nobody');
  return { ...request, cookie: await signIn(owner.user) };
}

test('after an approval both IDs can be handed in again, and the lawyer returns with the next one', async () => {
  const lawyer = await pending();
  await save(lawyer);
  let token = await verifierToken();
  const approve = async () => {
    const body = { token, code: await verifierCode(token), decision: 'approve' };
    expect(await send(decide, { body })).toMatchObject({ status: 200 });
  };
  await approve();
  expect(await statusOf(lawyer)).toMatchObject({ status: 'APPROVED' });
  expect(await foundIn('Caraga (XIII)', lawyer.lawyerId)).toBe(true);

  await save(lawyer, { display_name: 'Another Name' });
  expect(await statusOf(lawyer)).toMatchObject({ status: 'NONE', documents: [] });
  const [checked] = await database()
    .select()
    .from(verifications)
    .where(eq(verifications.lawyerId, lawyer.lawyerId));
  expect(await eventsOf(checked?.id ?? '')).toContainEqual(
    expect.objectContaining({ event: 'verification_ended' }),
  );

  const again = await send(resubmit, { cookie: lawyer.cookie, body: await idForm() });
  expect(again).toMatchObject({ status: 201, body: { status: 'PENDING' } });
  token = await verifierToken();
  await approve();
  expect(await statusOf(lawyer)).toMatchObject({ status: 'APPROVED' });
  expect(await foundIn('Caraga (XIII)', lawyer.lawyerId)).toBe(true);
});

test('a change during a review voids the link, and the verifier gets one to what is there now', async () => {
  const lawyer = await pending();
  await save(lawyer, { display_name: 'Another Name' });
  const old = { token: lawyer.token, code: lawyer.code, decision: 'approve' };
  expect(await send(decide, { body: old })).toMatchObject({ status: 400 });
  const token = await verifierToken();
  expect(token).not.toBe(lawyer.token);
  const request = await send(openRequest, { body: { token } });
  expect(request.body).toMatchObject({ display_name: 'Another Name', documents: null });
  expect((await send(decide, { body: { ...old, token } })).status).toBe(400);
  const body = { ...old, token, code: await verifierCode(token) };
  expect((await send(decide, { body })).status).toBe(200);
  expect((await profileOf(lawyer)).ibp_verified).toBe(true);
});

test('other changes leave a review alone', async () => {
  const lawyer = await pending();
  const { basic_info } = await profileOf(lawyer);
  await send(setBasicInfo, { cookie: lawyer.cookie, body: { ...basic_info, quote: 'Another.' } });
  expect(await verifierToken()).toBe(lawyer.token);
});

test('a change and an approval at once never leave a check of another name', async () => {
  for (let round = 0; round < 3; round += 1) {
    const lawyer = await pending();
    const body = { token: lawyer.token, code: lawyer.code, decision: 'approve' };
    const answers = await Promise.all([
      send(decide, { body }),
      save(lawyer, { display_name: 'Another Name' }),
    ]);
    expect(answers[1].status).toBe(200);
    expect(await profileOf(lawyer)).toMatchObject({
      display_name: 'Another Name',
      ibp_verified: false,
    });
  }
});

test('ten changes a day; the rest of the form is not counted', async () => {
  const lawyer = await newLawyer();
  await save(lawyer);
  for (let year = 1990; year < 2000; year += 1) await save(lawyer, { bar_year: year });
  expect(await save(lawyer, { bar_year: 1980 })).toMatchObject({ status: 429 });
  expect((await profileOf(lawyer)).basic_info.bar_year).toBe(1999);
  expect((await save(lawyer, { bar_year: 1999, quote: 'Another.' })).status).toBe(200);
});
