import { eq } from 'drizzle-orm';
import type { OwnCase } from '@/lib/contract/cases/cases';
import { getCaseFile, listOwnCases } from '@/lib/contract/cases/cases';
import type { WorkList } from '@/lib/contract/notifications/work';
import { listWork } from '@/lib/contract/notifications/work';
import { deleteWorkItemFile, getWorkItemFile } from '@/lib/contract/work-items/files';
import { askForChanges, deliverMilestone } from '@/lib/contract/work-items/milestones';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { workItemMilestones } from '@/lib/server/schema/work-items';
import { IN_PARTS, newAgreement } from '@/lib/testing/agreements/agreement-money';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { pdf } from '@/lib/testing/files/attachments';
import { takeQueued } from '@/lib/testing/jobs';
import { queueDueReleases, releaseDue } from '../payments/releases-service';
import { exportedAgreements } from '../records/personal-data-service';

let people: { client: TestUser; lawyer: TestLawyer };
beforeEach(async () => {
  people = { client: await newClient(), lawyer: await newLawyer() };
});

const inParts = (seed: NonNullable<Parameters<typeof newAgreement>[1]> = {}) =>
  newAgreement(people, { status: 'PAID', terms: IN_PARTS, ...seed });
type Agreement = Awaited<ReturnType<typeof inParts>>;

const PAPER = new File([pdf()], 'position-paper.pdf', { type: 'application/pdf' });
const NOTE = 'The draft; please check your dates.';
const NOT_NOW = { status: 409, body: { key: 'bad_transition' } };
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** Runs the jobs that release money at an instant; returns what is released of the first part. */
async function releasedAt(agreement: Agreement, now: number): Promise<string | null | undefined> {
  await queueDueReleases(now);
  for (const { workItemId } of await takeQueued('release_agreement'))
    await releaseDue(workItemId, now);
  return (await agreement.shown()).milestones[0]?.released_at;
}

async function workOf({ cookie }: TestUser) {
  const { body } = await send(listWork, { cookie });
  return (body as WorkList).results.map(({ kind, action }) => `${kind}: ${action}`);
}

test('a delivery shows its note and file to both, waits for the client, and its file stays', async () => {
  const { client, lawyer } = people;
  const agreement = await inParts();
  expect(await agreement.deliver(0, NOTE, [PAPER])).toMatchObject({
    status: 200,
    body: { finished_at: expect.any(String), changes_asked_at: null, changes_left: 2 },
  });
  const { id, rows } = agreement;
  const { deliveries, files, can } = await agreement.shown();
  expect(deliveries).toMatchObject([
    { milestone_id: rows.milestones[0]?.id, note: NOTE, file_ids: [files[0]?._id], changes: null },
  ]);
  expect(can).toEqual(expect.arrayContaining(['confirm_milestone', 'ask_changes', 'object']));
  const params = { id, childId: files[0]?._id ?? '' };
  expect((await send(getWorkItemFile, { params, cookie: client.cookie })).status).toBe(200);
  expect(await send(deleteWorkItemFile, { params, cookie: lawyer.cookie })).toMatchObject(NOT_NOW);
  expect(await workOf(client)).toEqual(['completion: Confirm the work, or ask for changes']);
  expect((await agreement.notified()).client).toContain('Work delivered');
  expect(await agreement.deliver(0)).toMatchObject(NOT_NOW);
});

test('changes stop the 14 days until it is delivered again, and then they begin anew', async () => {
  const { client, lawyer } = people;
  const agreement = await inParts();
  await agreement.deliver(0, NOTE);
  expect(await agreement.askForChanges(0)).toMatchObject({
    status: 200,
    body: { finished_at: null, changes_asked_at: expect.any(String), changes_left: 1 },
  });
  expect(await releasedAt(agreement, Date.now() + 20 * DAY_MS)).toBeNull();
  expect(await agreement.milestone(0, 'confirm')).toMatchObject(NOT_NOW);
  expect(await agreement.object()).toMatchObject(NOT_NOW);
  expect(await workOf(lawyer)).toContain('delivery: Change and deliver again');
  expect(await workOf(client)).toEqual([]);
  expect((await agreement.notified()).lawyer).toContain('Changes asked for');
  expect((await agreement.shown(lawyer)).deliveries).toMatchObject([
    { note: NOTE, changes: 'Please add the date of my dismissal.' },
  ]);
  expect((await agreement.deliver(0, 'With the date.')).status).toBe(200);
  expect(await releasedAt(agreement, Date.now() + 13 * DAY_MS)).toBeNull();
  expect(await releasedAt(agreement, Date.now() + 14.1 * DAY_MS)).toEqual(expect.any(String));
});

test('twice at most, so that no client keeps money back for ever', async () => {
  const agreement = await inParts();
  expect(await agreement.askForChanges(0)).toMatchObject(NOT_NOW);
  for (const left of [1, 0]) {
    await agreement.deliver(0);
    expect(await agreement.askForChanges(0)).toMatchObject({ body: { changes_left: left } });
  }
  await agreement.deliver(0);
  expect(await agreement.askForChanges(0)).toMatchObject(NOT_NOW);
  expect((await agreement.shown()).can).not.toContain('ask_changes');
  expect((await agreement.milestone(0, 'confirm')).status).toBe(200);
});

test('not after 14 days, not beside an objection, and not by anybody else', async () => {
  const { client, lawyer } = people;
  const agreement = await inParts();
  const { id, rows } = agreement;
  const params = { id, childId: rows.milestones[0]?.id ?? '' };
  const changes = { params, body: { changes: 'Everything.' } };
  await agreement.deliver(0);
  const other = await newClient();
  expect((await send(askForChanges, { ...changes, cookie: other.cookie })).status).toBe(404);
  expect((await send(askForChanges, { ...changes, cookie: lawyer.cookie })).status).toBe(403);
  const delivery = { params, body: new FormData() };
  delivery.body.append('note', NOTE);
  const stranger = await newLawyer();
  expect((await send(deliverMilestone, { ...delivery, cookie: stranger.cookie })).status).toBe(404);
  expect((await send(deliverMilestone, { ...delivery, cookie: client.cookie })).status).toBe(403);
  const empty = { params, cookie: client.cookie, body: { changes: ' ' } };
  expect(await send(askForChanges, empty)).toMatchObject({ status: 400, body: { fields: {} } });
  await database()
    .update(workItemMilestones)
    .set({ finishedAt: new Date(Date.now() - 14 * DAY_MS) })
    .where(eq(workItemMilestones.id, params.childId));
  expect(await agreement.askForChanges(0)).toMatchObject({ body: { key: 'too_late' } });
  const objected = await inParts();
  await objected.deliver(0);
  await objected.object();
  expect(await objected.askForChanges(0)).toMatchObject(NOT_NOW);
});

test('of a completed agreement: it is under way again', async () => {
  const agreement = await inParts({ paid: 2 });
  await agreement.complete();
  expect(await agreement.askForChanges(1)).toMatchObject({ status: 200 });
  const shown = await agreement.shown();
  expect(shown).toMatchObject({ status: 'PAID', completed_at: null });
  expect(shown.milestones.map(({ finished_at }) => finished_at !== null)).toEqual([true, false]);
  await agreement.deliver(1);
  expect((await agreement.complete()).status).toBe(200);
});

test('changes that are asked for are delivered before the whole is completed', async () => {
  const { lawyer } = people;
  const agreement = await inParts({ paid: 2 });
  await agreement.deliver(0, NOTE);
  await agreement.askForChanges(0);
  expect((await agreement.shown(lawyer)).can).not.toContain('complete');
  expect(await agreement.complete()).toMatchObject(NOT_NOW);
  await agreement.deliver(0, 'With the date.');
  expect((await agreement.complete()).status).toBe(200);
});

test('nothing is delivered while a case is open: its days would run out before it is decided', async () => {
  const { lawyer } = people;
  const agreement = await inParts({ paid: 2 });
  await agreement.deliver(0, NOTE);
  await agreement.object();
  expect((await agreement.shown(lawyer)).can).not.toContain('deliver_milestone');
  expect(await agreement.deliver(1, NOTE)).toMatchObject(NOT_NOW);
});

test('asking twice at once, or confirming meanwhile: one of them counts', async () => {
  const agreement = await inParts();
  await agreement.deliver(0);
  const twice = await Promise.all([agreement.askForChanges(0), agreement.askForChanges(0)]);
  expect(statusesOf(twice)).toEqual([200, 409]);
  const delivered = await Promise.all([agreement.deliver(0), agreement.deliver(0)]);
  expect(statusesOf(delivered)).toEqual([200, 409]);
  const both = await Promise.all([agreement.askForChanges(0), agreement.milestone(0, 'confirm')]);
  expect(statusesOf(both)).toEqual([200, 409]);
  expect((await agreement.shown()).deliveries).toHaveLength(2);
});

test('what was delivered is part of a later case, and in the data of both', async () => {
  const { client, lawyer } = people;
  const agreement = await inParts();
  await agreement.deliver(0, NOTE, [PAPER]);
  await agreement.askForChanges(0);
  await agreement.deliver(0, 'With the date.');
  await agreement.object();
  const { body } = await send(listOwnCases, {
    query: { agreement: agreement.id },
    cookie: client.cookie,
  });
  const [own] = (body as { results: OwnCase[] }).results;
  expect(own?.deliveries).toMatchObject([
    { part: 'Position paper', note: NOTE, changes: 'Please add the date of my dismissal.' },
    { part: 'Position paper', note: 'With the date.', changes: null, files: [] },
  ]);
  const params = { id: own?._id ?? '', childId: own?.deliveries[0]?.files[0]?._id ?? '' };
  expect((await send(getCaseFile, { params, cookie: client.cookie })).status).toBe(200);
  const stranger = await newClient();
  expect((await send(getCaseFile, { params, cookie: stranger.cookie })).status).toBe(404);
  for (const { id } of [client, lawyer]) {
    const exported = await exportedAgreements(database(), id);
    expect(exported?.data).toMatchObject([
      { deliveries: [{ part: 'Position paper', note: NOTE, files: 1 }, { files: 0 }] },
    ]);
  }
});
