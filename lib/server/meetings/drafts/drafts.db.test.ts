import { eq } from 'drizzle-orm';
import { setClientNote } from '@/lib/contract/meetings/clients';
import { deleteDraft, getDraft, putDraft } from '@/lib/contract/meetings/drafts';
import { addOwnText, deleteOwnText, listOwnTexts } from '@/lib/contract/meetings/quick-replies';
import { putSummary } from '@/lib/contract/meetings/summaries';
import type { DraftKind } from '@/lib/domain/meetings/drafts';
import { MAX_QUICK_REPLIES } from '@/lib/domain/meetings/quick-replies';
import { DAY_MS } from '@/lib/domain/platform/time';
import {
  eraseDrafts,
  exportedDrafts,
  purgeDrafts,
} from '@/lib/server/meetings/records/drafts-service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { sessions } from '@/lib/server/schema/accounts';
import { drafts, quickReplies } from '@/lib/server/schema/writing';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { agreementCommentsOf, commentsOf } from '@/lib/testing/comments';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { newMeeting } from '@/lib/testing/files/attachments';
import { newMember } from '@/lib/testing/members';
import { newWorkItem } from '@/lib/testing/work-items';

const SECRET = 'Do not sign the quitclaim.';

let client: TestUser;
let lawyer: TestLawyer;
let meeting: string;

beforeEach(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
  meeting = await newMeeting({ client, lawyer });
});

type Who = Pick<TestUser, 'cookie'>;

const at = ({ cookie }: Who, kind: DraftKind, id: string) => ({
  cookie,
  params: { id },
  query: { kind },
});
const keep = (who: Who, kind: DraftKind, id: string, body: object) =>
  send(putDraft, { ...at(who, kind, id), body });
async function stored(who: Who, kind: DraftKind, id: string) {
  const { status, body } = await send(getDraft, at(who, kind, id));
  expect(status).toBe(200);
  return (body as { draft: { text: string } | null }).draft;
}
const rows = () => database().select().from(drafts).where(eq(drafts.otherUserId, client.id));

test('is read back as it was typed, by its writer alone, and never stored plain', async () => {
  expect(await stored(lawyer, 'meeting', meeting)).toBeNull();
  expect((await keep(lawyer, 'meeting', meeting, { text: 'Half' })).status).toBe(204);
  await keep(lawyer, 'meeting', meeting, { text: SECRET });
  expect(await stored(lawyer, 'meeting', meeting)).toEqual({
    text: SECRET,
    updated_at: expect.stringMatching(/Z$/),
  });
  expect(await stored(client, 'meeting', meeting)).toBeNull();
  expect(JSON.stringify(await rows())).not.toContain('quitclaim');
  await keep(lawyer, 'summary', meeting, { text: SECRET, steps: 'Call\nWrite', base: 0 });
  expect(await stored(lawyer, 'summary', meeting)).toMatchObject({ steps: 'Call\nWrite', base: 0 });
  expect((await send(deleteDraft, at(lawyer, 'meeting', meeting))).status).toBe(204);
  expect((await send(deleteDraft, at(lawyer, 'meeting', meeting))).status).toBe(204);
  expect(await stored(lawyer, 'meeting', meeting)).toBeNull();
});

test('of what is not theirs there is none, and nothing is written', async () => {
  const item = await newWorkItem({ client, lawyer }, 'DRAFT');
  const strangers = [await newClient(), await newLawyer()];
  const tries: [Who, DraftKind, string][] = [
    ...strangers.flatMap((who): [Who, DraftKind, string][] => [
      [who, 'meeting', meeting],
      [who, 'work-item', item],
      [who, 'summary', meeting],
      [who, 'note', client.id],
    ]),
    [client, 'work-item', item],
    [client, 'summary', meeting],
    [client, 'note', client.id],
    [lawyer, 'note', meeting],
  ];
  for (const [who, kind, id] of tries) {
    expect((await keep(who, kind, id, { text: 'x' })).status).toBe(404);
    expect((await send(getDraft, at(who, kind, id))).status).toBe(404);
    expect((await send(deleteDraft, at(who, kind, id))).status).toBe(404);
  }
  expect(await rows()).toEqual([]);
  expect((await keep(lawyer, 'meeting', meeting, { text: 'x'.repeat(20_001) })).status).toBe(400);
});

test('goes when it is sent, of its writer alone', async () => {
  const item = await newWorkItem({ client, lawyer }, 'PROPOSAL');
  const { meeting: past } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: Date.now() - DAY_MS,
    status: 'COMPLETED',
  });
  for (const [kind, id] of [
    ['meeting', meeting],
    ['work-item', item],
    ['summary', past.id],
    ['note', client.id],
  ] as const)
    expect((await keep(lawyer, kind, id, { text: SECRET })).status).toBe(204);
  await keep(client, 'meeting', meeting, { text: 'Mine' });
  await commentsOf(meeting).write(lawyer, SECRET);
  expect((await rows()).map(({ kind }) => kind).toSorted()).toEqual([
    'note',
    'summary',
    'work-item',
  ]);
  await agreementCommentsOf(item).write(lawyer, SECRET);
  const { cookie } = lawyer;
  await send(putSummary, { cookie, params: { id: past.id }, body: { text: SECRET } });
  await send(setClientNote, { cookie, params: { id: client.id }, body: { note: SECRET } });
  expect(await rows()).toEqual([]);
  expect(await stored(client, 'meeting', meeting)).toMatchObject({ text: 'Mine' });
});

test.each(['meeting', 'work-item'] as const)(
  'of a member goes when the member sends it about a %s, and that of the lawyer stays',
  async (kind) => {
    const id = kind === 'meeting' ? meeting : await newWorkItem({ client, lawyer }, 'PROPOSAL');
    const member = await newClient();
    const practiceMemberId = await newMember(lawyer, member);
    await database()
      .update(sessions)
      .set({ practiceMemberId })
      .where(eq(sessions.userId, member.id));
    await keep(lawyer, kind, id, { text: 'Of the lawyer' });
    await keep(member, kind, id, { text: 'Of the member' });
    expect(await stored(member, kind, id)).toMatchObject({ text: 'Of the member' });
    const writing = kind === 'meeting' ? commentsOf(id) : agreementCommentsOf(id);
    await writing.write(member, 'Of the member');
    expect(await stored(member, kind, id)).toBeNull();
    expect(await stored(lawyer, kind, id)).toMatchObject({ text: 'Of the lawyer' });
  },
);

test('goes after 60 days, is in the data of its writer, and goes with the account of either', async () => {
  await keep(lawyer, 'note', client.id, { text: SECRET });
  await keep(client, 'meeting', meeting, { text: 'Mine' });
  expect(await exportedDrafts(database(), lawyer.id)).toMatchObject({
    data: [{ of: 'note', about: client.id, text: SECRET }],
  });
  await purgeDrafts(Date.now() + 59 * DAY_MS);
  expect(await rows()).toHaveLength(1);
  await transaction((tx) => eraseDrafts(tx, { id: client.id, email: client.email }));
  expect(await rows()).toEqual([]);
  expect(await exportedDrafts(database(), client.id)).toBeUndefined();
  await keep(lawyer, 'note', client.id, { text: SECRET });
  await purgeDrafts(Date.now() + 61 * DAY_MS);
  expect(await rows()).toEqual([]);
});

describe('own texts', () => {
  const add = ({ cookie }: Who, text: string, kind = 'reply') =>
    send(addOwnText, { cookie, body: { kind, text } });
  async function texts({ cookie }: Who, kind = 'reply') {
    const { body } = await send(listOwnTexts, { cookie, query: { kind } });
    return (body as { results: { _id: string; text: string }[] }).results;
  }

  test('are kept once each, by kind, encrypted, and deleted by their owner alone', async () => {
    const first = await add(lawyer, ' Thank you. ');
    expect(first).toMatchObject({ status: 201, body: { kind: 'reply', text: 'Thank you.' } });
    expect((await add(lawyer, 'Thank you.')).body).toEqual(first.body);
    await add(lawyer, SECRET, 'summary');
    expect(await texts(lawyer)).toHaveLength(1);
    expect(await texts(lawyer, 'summary')).toMatchObject([{ text: SECRET }]);
    expect(await texts(client)).toEqual([]);
    const stored = await database()
      .select()
      .from(quickReplies)
      .where(eq(quickReplies.userId, lawyer.id));
    expect(JSON.stringify(stored)).not.toMatch(/quitclaim|Thank/);
    const { _id: id } = first.body as { _id: string };
    const remove = ({ cookie }: Who) => send(deleteOwnText, { cookie, params: { id } });
    expect((await remove(client)).status).toBe(404);
    expect((await remove(lawyer)).status).toBe(204);
    expect((await remove(lawyer)).status).toBe(404);
  });

  test('have a name, and of a summary the steps and papers', async () => {
    const body = { kind: 'summary', name: 'Dismissal', text: 'In my view: […].' } as const;
    const parts = { next_steps: ['File by Friday'], papers: ['Payslips'] };
    const { cookie } = lawyer;
    const kept = await send(addOwnText, { cookie, body: { ...body, ...parts } });
    expect(kept).toMatchObject({ status: 201, body: { ...body, ...parts } });
    const results = (await send(listOwnTexts, { cookie, query: { kind: 'summary' } })).body;
    expect(results).toMatchObject({ results: expect.arrayContaining([kept.body]) });
    const [row] = await database()
      .select()
      .from(quickReplies)
      .where(eq(quickReplies.id, (kept.body as { _id: string })._id));
    expect(JSON.stringify(row)).not.toMatch(/Dismissal|Friday|Payslips/);
  });

  test('are so many at most', async () => {
    for (let n = 0; n < MAX_QUICK_REPLIES; n++) await add(client, `Text ${n}`);
    expect(await add(client, 'One more')).toMatchObject({ status: 409 });
    expect(await texts(client)).toHaveLength(MAX_QUICK_REPLIES);
    expect((await add(client, ' ')).status).toBe(400);
  });
});
