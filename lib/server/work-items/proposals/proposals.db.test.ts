import { eq } from 'drizzle-orm';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { createWorkItem, deleteWorkItem, getWorkItem } from '@/lib/contract/work-items/work-items';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { rateLimits } from '@/lib/server/schema/accounts';
import { mails, notifications } from '@/lib/server/schema/messages';
import { workItemAcceptances } from '@/lib/server/schema/work-item-records';
import { workItemMilestones, workItems, workItemVersions } from '@/lib/server/schema/work-items';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import {
  newPair,
  type Pair,
  putAgreement,
  readAgreement,
  termsBody,
  writeAgreement,
  written,
} from '@/lib/testing/agreements';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer } from '@/lib/testing/factories';
import { changedSince, markChanges, noteChanges } from '@/lib/testing/whole-database';

const [DUE, PART_DUE] = [dayKey(Date.now() + 70 * DAY_MS), dayKey(Date.now() + 50 * DAY_MS)];

beforeAll(noteChanges);

let pair: Pair;
beforeEach(async () => {
  pair = await newPair();
  await database().delete(rateLimits);
});

const notFound = { status: 404, body: { key: 'not_found' } };
const refused = { status: 409, body: { key: 'bad_transition' } };

/** Lists a user's notifications, the newest last. */
async function notified(userId: string) {
  const rows = await database()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId));
  return rows
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ title, kind, icon, url }) => ({ title, kind, icon, url }));
}

const versionsOf = (id: string) =>
  database()
    .select()
    .from(workItemVersions)
    .where(eq(workItemVersions.workItemId, id))
    .orderBy(workItemVersions.version);

test('a draft is its lawyer’s alone, and names the two as they are', async () => {
  const { lawyer, client } = pair;
  const draft = await writeAgreement(pair);
  expect(draft).toMatchObject({
    status: 'DRAFT',
    version: 1,
    title: 'Petition for annulment',
    price: 5_000_000,
    client: { _id: client.id, display_name: 'Ana Ferrer' },
    lawyer: { _id: lawyer.lawyerId, display_name: 'Maria Santos' },
    milestones: [{ name: null, amount: 5_000_000, status: 'WAITING' }],
    sent_at: null,
    expires_at: null,
    acceptance: null,
    comments: [],
    can_comment: false,
  });
  expect(draft.can.toSorted()).toEqual(['add_meeting', 'delete', 'edit', 'send'].toSorted());
  expect(draft.sha256).toMatch(/^[0-9a-f]{64}$/);
  const [version] = await versionsOf(draft._id);
  expect(version?.terms.parties).toEqual({ lawyer: 'Maria Santos', client: 'Ana Ferrer' });
  const params = { id: draft._id };
  const others = [client, await newClient(), await newLawyer()];
  for (const { cookie } of others)
    expect(await send(getWorkItem, { cookie, params })).toMatchObject(notFound);
  expect(await notified(client.id)).toEqual([]);
});

test('sent, it is told to the client in the portal and by a mail without its words', async () => {
  const { client } = pair;
  const before = Date.now();
  const sent = await writeAgreement(pair, { status: 'PROPOSAL', expires_in_days: 10 });
  expect(sent).toMatchObject({ status: 'PROPOSAL', version: 1, expiry_days: 10 });
  expect(Date.parse(sent.expires_at ?? '')).toBeGreaterThanOrEqual(before + 10 * DAY_MS - 1000);
  const seen = await readAgreement(client, sent._id);
  expect(seen.can.toSorted()).toEqual(['accept', 'reject']);
  const url = `/customer-portal/work-items/${sent._id}`;
  expect(await notified(client.id)).toEqual([
    { title: 'New agreement', kind: 'agreement', icon: 'new-work-item', url },
  ]);
  const [mail] = await database().select().from(mails).where(eq(mails.recipient, client.email));
  expect(mail?.content?.subject).toBe('New agreement: Atty. Maria Santos');
  expect(mail?.content?.text).toContain('₱50,000');
  expect(mail?.content?.text).not.toMatch(/annulment|petition/i);
});

test('only for own clients, and for an account that is there', async () => {
  const { lawyer } = pair;
  const stranger = await newClient();
  const deleted = (await newPair()).client;
  for (const client of [stranger, deleted]) {
    const request = { cookie: lawyer.cookie, body: { client_id: client.id, ...termsBody() } };
    expect(await send(createWorkItem, request)).toMatchObject(notFound);
  }
  expect(
    await database().select().from(workItems).where(eq(workItems.lawyerId, lawyer.lawyerId)),
  ).toEqual([]);
});

test('a change makes a version; the same again makes none', async () => {
  const { lawyer, client } = pair;
  const { _id: id } = await writeAgreement(pair);
  const same = await putAgreement(lawyer, id, termsBody());
  expect(same).toMatchObject({ status: 200, body: { version: 1 } });
  const bold = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Only this.', marks: [{ type: 'bold' }] }],
      },
    ],
  };
  const terms = termsBody({
    title: 'Annulment',
    description: bold,
    price: 3_000_000,
    due_date: DUE,
    milestones: [
      { name: 'Filing', amount: 1_000_000 },
      { name: 'Decision', amount: 2_000_000, due_date: PART_DUE },
    ],
    meetings: [{ title: 'First', duration: 30 }],
    additional_services: [{ name: 'Copies', price: 20_000 }],
  });
  const changed = await putAgreement(lawyer, id, { ...terms, version: 1 });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      version: 2,
      title: 'Annulment',
      price: 3_000_000,
      due_date: DUE,
      milestones: [
        { name: 'Filing', amount: 1_000_000, due_date: null },
        { name: 'Decision', amount: 2_000_000, due_date: PART_DUE },
      ],
      work_item_meetings: [{ title: 'First', duration: 30, meeting_id: null }],
      additional_services: [{ name: 'Copies', status: 'PROPOSED' }],
    },
  });
  expect(await putAgreement(lawyer, id, terms)).toMatchObject({ body: { version: 2 } });
  expect(await versionsOf(id)).toHaveLength(2);
  // Back to one payment, the rows go with the terms.
  const atOnce = { milestones: [], meetings: [], additional_services: [], due_date: null };
  await putAgreement(lawyer, id, termsBody(atOnce));
  expect(await readAgreement(lawyer, id)).toMatchObject({
    version: 3,
    work_item_meetings: [],
    additional_services: [],
    milestones: [{ name: null, amount: 5_000_000 }],
  });
  expect(await notified(client.id)).toEqual([]);
});

test('a changed proposal goes to the client at once, with the whole time again', async () => {
  const { lawyer, client } = pair;
  const { _id: id } = await writeAgreement(pair, { status: 'PROPOSAL' });
  const past = new Date(Date.now() - DAY_MS);
  await database()
    .update(workItems)
    .set({ expiresAt: new Date(Date.now() + DAY_MS), remindedDays: 1, sentAt: past })
    .where(eq(workItems.id, id));
  const answer = await putAgreement(lawyer, id, {
    status: 'PROPOSAL',
    version: 1,
    ...termsBody({ description: written('I also go to the hearings.') }),
  });
  expect(answer).toMatchObject({ status: 200, body: { version: 2, status: 'PROPOSAL' } });
  const [row] = await database().select().from(workItems).where(eq(workItems.id, id));
  expect(row?.remindedDays).toBeNull();
  expect(row?.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 6 * DAY_MS);
  expect((await versionsOf(id)).every(({ sentAt }) => sentAt !== null)).toBe(true);
  const titles = (await notified(client.id)).map(({ title }) => title);
  expect(titles).toEqual(['New agreement', 'Agreement changed']);
  // Additional services are no part of the terms.
  const terms = termsBody({
    description: written('I also go to the hearings.'),
    additional_services: [{ name: 'Copies', price: 20_000 }],
  });
  expect(await putAgreement(lawyer, id, terms)).toMatchObject({ body: { version: 2 } });
  expect(await notified(client.id)).toHaveLength(3);
  expect(await putAgreement(lawyer, id, terms)).toMatchObject({ body: { version: 2 } });
  expect(await notified(client.id)).toHaveLength(3);
});

test.each([
  ['other terms', { title: 'B' }],
  ['a proposal', { status: 'PROPOSAL' }],
  ['a proposal with terms', { status: 'PROPOSAL', title: 'B' }],
  ['withdrawing', { status: 'DRAFT' }],
  ['nothing', {}],
] as const)(
  '%s without the version it began with is refused beside its name',
  async (_what, body) => {
    const { lawyer, client } = pair;
    const { _id: id, title } = await writeAgreement(pair);
    for (const who of [lawyer, client])
      expect(await putAgreement(who, id, { version: undefined, ...body })).toMatchObject({
        status: 400,
        body: { key: 'invalid_input', fields: { version: 'Please provide a value.' } },
      });
    expect(await readAgreement(lawyer, id)).toMatchObject({ title, status: 'DRAFT', version: 1 });
  },
);

test('a change that began with another version changes nothing', async () => {
  const { lawyer } = pair;
  const { _id: id } = await writeAgreement(pair, { status: 'PROPOSAL' });
  await putAgreement(lawyer, id, termsBody({ title: 'Second' }));
  await database().delete(rateLimits);
  const before = await markChanges();
  const stale = { ...termsBody({ title: 'Third' }), version: 1 };
  expect(await putAgreement(lawyer, id, stale)).toMatchObject({
    status: 409,
    body: { key: 'version_changed' },
  });
  expect(await changedSince(before)).toEqual([]);
});

test('withdrawn, it is a draft that the client no longer finds, and is sent again', async () => {
  const { lawyer, client } = pair;
  const { _id: id } = await writeAgreement(pair, { status: 'PROPOSAL' });
  const back = await putAgreement(lawyer, id, {
    status: 'DRAFT',
    ...termsBody({ title: 'Shorter' }),
  });
  expect(back).toMatchObject({ status: 200, body: { status: 'DRAFT', version: 2 } });
  const request = { cookie: client.cookie, params: { id } };
  expect(await send(getWorkItem, request)).toMatchObject(notFound);
  expect(await putAgreement(client, id, { status: 'REJECTED' })).toMatchObject(notFound);
  expect((await notified(client.id)).at(-1)).toMatchObject({
    title: 'Agreement withdrawn',
    url: '/customer-portal/work-items',
  });
  const again = await putAgreement(lawyer, id, { status: 'PROPOSAL' });
  expect(again).toMatchObject({ status: 200, body: { status: 'PROPOSAL', version: 2 } });
  expect((await readAgreement(client, id)).title).toBe('Shorter');
});

test('what its state does not allow is refused, and nothing is changed', async () => {
  const { lawyer, client } = pair;
  const draft = await writeAgreement(pair);
  const sent = await writeAgreement(pair, { status: 'PROPOSAL' });
  const paid = await seedWorkItem(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'PAID',
    writtenAt: Date.now() - 5 * DAY_MS,
  });
  await database().delete(rateLimits);
  const before = await markChanges();
  const requests = [
    [lawyer, draft._id, { status: 'DRAFT' }],
    [lawyer, sent._id, { status: 'PROPOSAL' }],
    [lawyer, sent._id, { status: 'REJECTED', reason: 'No' }],
    [lawyer, paid.item.id ?? '', termsBody()],
    [lawyer, paid.item.id ?? '', { status: 'DRAFT' }],
    [lawyer, paid.item.id ?? '', {}],
    [client, sent._id, { status: 'DRAFT' }],
    [client, sent._id, termsBody()],
    [client, paid.item.id ?? '', { status: 'REJECTED' }],
  ] as const;
  for (const [who, id, body] of requests)
    expect(await putAgreement(who, id, body)).toMatchObject(refused);
  const [otherClient, otherLawyer] = [await newClient(), await newLawyer()];
  const after = await markChanges();
  for (const who of [otherClient, otherLawyer])
    expect(await putAgreement(who, sent._id, { status: 'DRAFT' })).toMatchObject(notFound);
  const params = { id: sent._id };
  expect(await send(deleteWorkItem, { cookie: lawyer.cookie, params })).toMatchObject(refused);
  expect(await send(deleteWorkItem, { cookie: otherLawyer.cookie, params })).toMatchObject(
    notFound,
  );
  expect(await changedSince(after)).toEqual([]);
  expect(await changedSince(before)).not.toEqual([]);
});

test('declined with a reason, which the lawyer is told to read', async () => {
  const { lawyer, client } = pair;
  const { _id: id } = await writeAgreement(pair, { status: 'PROPOSAL' });
  const answer = await putAgreement(client, id, { status: 'REJECTED', reason: 'Too much.' });
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'REJECTED', rejected_by: 'CLIENT', rejected_reason: 'Too much.', can: [] },
  });
  expect(await notified(lawyer.id)).toMatchObject([{ title: 'Agreement declined' }]);
  expect(await putAgreement(client, id, { status: 'REJECTED' })).toMatchObject(refused);
  expect(await notified(lawyer.id)).toHaveLength(1);
});

test('two tabs decline and change it at once: one wins, and the other changes nothing', async () => {
  const { lawyer, client } = pair;
  const { _id: id } = await writeAgreement(pair, { status: 'PROPOSAL' });
  const answers = await Promise.all([
    putAgreement(client, id, { status: 'REJECTED' }),
    putAgreement(client, id, { status: 'REJECTED' }),
    putAgreement(lawyer, id, { status: 'DRAFT' }),
  ]);
  const done = answers.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect((await notified(lawyer.id)).length + (await notified(client.id)).length).toBe(2);
});

test('a draft is deleted with everything that belongs to it; one that was accepted once stays', async () => {
  const { lawyer, client } = pair;
  const draft = await writeAgreement(pair, {
    meetings: [{ title: 'First', duration: 60 }],
    additional_services: [{ name: 'Copies', price: 20_000 }],
  });
  const remove = (id: string) => send(deleteWorkItem, { cookie: lawyer.cookie, params: { id } });
  expect((await remove(draft._id)).status).toBe(204);
  expect(await remove(draft._id)).toMatchObject(notFound);
  const remaining = await seedWorkItem(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'PAYMENT_PENDING',
    writtenAt: Date.now() - 2 * DAY_MS,
  });
  const id = remaining.item.id ?? '';
  await database()
    .update(workItemMilestones)
    .set({ status: 'WAITING', holdExpiresAt: null })
    .where(eq(workItemMilestones.workItemId, id));
  await database()
    .update(workItems)
    .set({ status: 'DRAFT', acceptedAt: null })
    .where(eq(workItems.id, id));
  expect(await remove(id)).toMatchObject(refused);
  expect(
    await database()
      .select()
      .from(workItemAcceptances)
      .where(eq(workItemAcceptances.workItemId, id)),
  ).toHaveLength(1);
  // Its milestone has a payment: it is set aside where the terms have others.
  const terms = termsBody({
    milestones: [
      { name: 'One', amount: 2_000_000 },
      { name: 'Two', amount: 3_000_000 },
    ],
  });
  expect(await putAgreement(lawyer, id, terms)).toMatchObject({ status: 200 });
  const names = async () => (await readAgreement(lawyer, id)).milestones.map(({ name }) => name);
  expect(await names()).toEqual(['One', 'Two']);
  expect(await putAgreement(lawyer, id, termsBody({ milestones: [] }))).toMatchObject({
    status: 200,
  });
  expect(await names()).toEqual([null]);
});

test('what is wrong is said at its field', async () => {
  const { lawyer, client } = pair;
  const wrong = (changes: Record<string, unknown>) =>
    send(createWorkItem, {
      cookie: lawyer.cookie,
      body: { client_id: client.id, ...termsBody(changes) },
    });
  const cases = [
    [{ title: ' ' }, 'title'],
    [{ price: 49_999 }, 'price'],
    [{ price: 100_000_001 }, 'price'],
    [{ description: written('   ') }, 'description'],
    [{ description: { type: 'doc', content: [{ type: 'image' }] } }, 'description.content.0.type'],
    [{ milestones: [{ name: 'Half', amount: 2_500_000 }] }, 'price'],
    [{ expires_in_days: 31 }, 'expires_in_days'],
  ] as const;
  for (const [changes, field] of cases) {
    const answer = await wrong(changes);
    expect(answer).toMatchObject({ status: 400, body: { key: 'invalid_input' } });
    expect(Object.keys((answer.body as { fields: object }).fields)).toContain(field);
  }
});

test('thirty new and changed agreements an hour; drafts may be saved more often', async () => {
  const { lawyer } = pair;
  const { _id: draft } = await writeAgreement(pair);
  for (let i = 1; i < 30; i += 1) await consumeRateLimit('agreement_changes_account', lawyer.id);
  expect(await putAgreement(lawyer, draft, { status: 'PROPOSAL' })).toMatchObject({
    status: 429,
    body: { key: 'rate_limited' },
  });
  const terms = termsBody({ title: 'Other' });
  expect(await putAgreement(lawyer, draft, terms)).toMatchObject({ status: 200 });
});

describe('what is sent of a change', () => {
  const parts = [
    { name: 'Filing', amount: 2_000_000, due_date: null },
    { name: 'Decision', amount: 3_000_000, due_date: null },
  ];

  test('is changed alone: the rest stays as it is', async () => {
    const { lawyer } = pair;
    const first = await writeAgreement(pair, {
      milestones: parts,
      meetings: [{ title: 'Prepare', duration: 30 }],
      additional_services: [{ name: 'Copies', description: 'Certified', price: 50_000 }],
      expires_in_days: 9,
    });
    const answer = await putAgreement(lawyer, first._id, { title: 'Only the title', version: 1 });
    expect(answer.status).toBe(200);
    const changed = answer.body as WorkItem;
    expect(changed).toMatchObject({ title: 'Only the title', version: 2, price: 5_000_000 });
    for (const field of ['description', 'expiry_days'] as const)
      expect(changed[field]).toEqual(first[field]);
    expect(changed.milestones).toHaveLength(2);
    expect(changed.work_item_meetings).toHaveLength(1);
    expect(changed.additional_services).toHaveLength(1);
  });

  test('is the sum of its milestones, sent with a price or without', async () => {
    const { lawyer } = pair;
    const { _id: id } = await writeAgreement(pair);
    expect(await putAgreement(lawyer, id, { milestones: parts.slice(0, 1) })).toMatchObject({
      status: 200,
      body: { price: 2_000_000 },
    });
    expect(await putAgreement(lawyer, id, { price: 1_000_000 })).toMatchObject({
      status: 400,
      body: { key: 'invalid_input', fields: { price: FIELD_COPY.milestoneSum } },
    });
    expect(await putAgreement(lawyer, id, { price: 1_000_000, milestones: [] })).toMatchObject({
      status: 200,
      body: { price: 1_000_000 },
    });
  });

  test.each([
    ['a day that is over', { due_date: '2026-01-05' }, { due_date: FIELD_COPY.pastDay }],
    [
      'a day of a milestone that is over',
      { milestones: parts.map((part) => ({ ...part, due_date: '2026-01-05' })) },
      { 'milestones.0.due_date': FIELD_COPY.pastDay },
    ],
    ['terms in a field of their own', { terms: termsBody() }, { terms: FIELD_COPY.notHere }],
    ['a field that is not known', { titel: 'Typed' }, { titel: FIELD_COPY.notHere }],
    ['a reason for nothing', { reason: 'Because' }, { reason: FIELD_COPY.notHere }],
    ['terms with a no', { status: 'REJECTED', title: 'Mine' }, { title: FIELD_COPY.notHere }],
    ['a title that is empty', { title: ' ' }, { title: COPY.validation.required }],
    ['a state that there is not', { status: 'PAID' }, { status: COPY.validation.required }],
  ])('is refused beside its field: %s', async (_what, body, fields) => {
    const { _id: id } = await writeAgreement(pair);
    const answer = await putAgreement(pair.lawyer, id, body);
    expect(answer).toMatchObject({ status: 400, body: { key: 'invalid_input', fields } });
    expect(await readAgreement(pair.lawyer, id)).toMatchObject({ version: 1 });
  });

  test('is refused for a new agreement due on a day that is over, too', async () => {
    const answer = await send(createWorkItem, {
      cookie: pair.lawyer.cookie,
      body: { client_id: pair.client.id, ...termsBody({ due_date: '2026-01-05' }) },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { key: 'invalid_input', fields: { due_date: FIELD_COPY.pastDay } },
    });
  });
});
