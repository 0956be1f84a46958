import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AGREEMENT_YEARS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { storage } from '@/lib/server/adapters/storage/storage';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { workItemAcceptances, workItemFiles } from '@/lib/server/schema/work-item-records';
import { workItemMilestones, workItems, workItemVersions } from '@/lib/server/schema/work-items';
import { seedWorkItem, type WorkItemSeed } from '@/lib/server/seed/work-item';
import {
  newPair,
  type Pair,
  putAgreement,
  readAgreement,
  termsBody,
  writeAgreement,
} from '@/lib/testing/agreements';
import { newClient } from '@/lib/testing/factories';
import { deleteDueAccounts, removeQueuedFiles } from '@/lib/testing/jobs';
import { deletionWaits, exportedAgreements, purgeAgreements } from './personal-data-service';

const YEAR_MS = 366 * DAY_MS;
let pair: Pair;
beforeEach(async () => {
  pair = await newPair();
});

async function seed(changes: Partial<WorkItemSeed>): Promise<string> {
  const { item } = await seedWorkItem(database(), {
    lawyerId: pair.lawyer.lawyerId,
    clientId: pair.client.id,
    writtenAt: Date.now() - 40 * DAY_MS,
    ...changes,
  });
  return item.id ?? '';
}

/** Puts a file where the PDF of the acceptance is stored. */
async function storePdf(id: string): Promise<string> {
  const [row] = await acceptancesOf(id);
  const key = row?.storageKey ?? '';
  await storage().put(key, new TextEncoder().encode('%PDF'), { contentType: 'application/pdf' });
  return key;
}

const acceptancesOf = (id: string) =>
  database().select().from(workItemAcceptances).where(eq(workItemAcceptances.workItemId, id));
const versionsOf = (id: string) =>
  database().select().from(workItemVersions).where(eq(workItemVersions.workItemId, id));
const itemOf = (id: string) => database().select().from(workItems).where(eq(workItems.id, id));

async function deleteAccount({ id }: { id: string }): Promise<void> {
  await database().update(users).set({ deletionDueAt: new Date() }).where(eq(users.id, id));
  await deleteDueAccounts(Date.now() + 1000);
}

/** All of its money is the lawyer's. */
async function release(id: string): Promise<void> {
  await database()
    .update(workItemMilestones)
    .set({ releasedAt: new Date() })
    .where(eq(workItemMilestones.workItemId, id));
}

test('each has the agreement in the export: the client with the network address, nobody a draft of the other', async () => {
  const { lawyer, client } = pair;
  const { _id: sent } = await writeAgreement(pair, { status: 'PROPOSAL' });
  await putAgreement(lawyer, sent, { status: 'DRAFT', ...termsBody({ title: 'Unsent' }) });
  const paid = await seed({ status: 'PAID', services: [{ name: 'Copies', price: 20_000 }] });
  const of = async (id: string) => (await exportedAgreements(database(), id)) as { data: object[] };
  const own = await of(client.id);
  expect(own.data).toMatchObject([
    {
      id: paid,
      status: 'PAID',
      lawyer: lawyer.lawyerId,
      price_centavos: 2_800_000,
      versions: [{ version: 1, terms: { parties: { client: 'Anna Ferrer' } } }],
      acceptances: [{ name: 'Anna Ferrer', version: 1, network_address: '203.0.113.7' }],
      payments: [{ amount_centavos: 2_800_000, status: 'PAID' }],
      additional_services: [{ name: 'Copies', bought_at: null }],
    },
  ]);
  expect(JSON.stringify(own)).not.toContain('Unsent');
  const theirs = await of(lawyer.id);
  expect(theirs.data).toHaveLength(2);
  expect(JSON.stringify(theirs)).toContain('Unsent');
  expect(JSON.stringify(theirs)).not.toContain('203.0.113.7');
  expect(await exportedAgreements(database(), (await newClient()).id)).toBeUndefined();
});

test.each([
  ...([
    ['PAYMENT_PENDING', true],
    ['PAID', true],
    ['COMPLETED', true],
  ] as const),
  ...([
    ['PROPOSAL', false],
    ['REJECTED', false],
    ['DRAFT', false],
  ] as const),
])('an account waits while an agreement is %s: %s', async (status, waits) => {
  const id = await seed({ status });
  for (const user of [pair.client, pair.lawyer]) {
    const reason = await deletionWaits(database(), user.id);
    expect(reason !== null).toBe(waits);
  }
  if (status !== 'COMPLETED') return;
  await release(id);
  expect(await deletionWaits(database(), pair.client.id)).toBeNull();
});

test('with the client goes what was never accepted; what was accepted stays for the lawyer, with its PDF', async () => {
  const { lawyer, client } = pair;
  const { _id: proposal } = await writeAgreement(pair, { status: 'PROPOSAL' });
  const draft = await seed({ status: 'DRAFT' });
  const done = await seed({ status: 'COMPLETED' });
  await release(done);
  const pdf = await storePdf(done);
  const fileKey = `work-items/${randomUUID()}`;
  await storage().put(fileKey, new TextEncoder().encode('hello'), { contentType: 'text/plain' });
  await database().insert(workItemFiles).values({
    workItemId: proposal,
    ownerId: lawyer.id,
    name: 'a.txt',
    size: 5,
    contentType: 'text/plain',
    storageKey: fileKey,
  });
  await deleteAccount(client);
  expect([...(await itemOf(proposal)), ...(await itemOf(draft))]).toEqual([]);
  expect(await storage().get(fileKey)).toBeNull();
  expect(await readAgreement(lawyer, done)).toMatchObject({
    status: 'COMPLETED',
    client: { display_name: expect.stringContaining('Deleted') },
    acceptance: { name: 'Anna Ferrer' },
  });
  expect(await acceptancesOf(done)).toMatchObject([{ address: '203.0.113.7' }]);
  expect(await storage().get(pdf)).not.toBeNull();
});

test('a proposal that was accepted once and not paid ends with the account', async () => {
  const { lawyer, client } = pair;
  const id = await seed({ status: 'PAYMENT_PENDING', writtenAt: Date.now() - 2 * DAY_MS });
  const back = { status: 'WAITING' as const, holdExpiresAt: null };
  await database()
    .update(workItemMilestones)
    .set(back)
    .where(eq(workItemMilestones.workItemId, id));
  await database()
    .update(workItems)
    .set({ status: 'PROPOSAL', acceptedAt: null })
    .where(eq(workItems.id, id));
  await deleteAccount(client);
  expect(await readAgreement(lawyer, id)).toMatchObject({
    status: 'REJECTED',
    rejected_by: 'SYSTEM',
    rejected_reason: 'account deleted',
  });
});

test('ten years after its end an agreement of a deleted account loses its words and its PDF', async () => {
  const { lawyer, client } = pair;
  const gone = await seed({ status: 'COMPLETED' });
  const pdf = await storePdf(gone);
  const other = await newPair();
  const remaining = await seed({ status: 'COMPLETED', ...idsOf(other) });
  await release(gone);
  await deleteAccount(client);
  const end = (await itemOf(gone))[0]?.completedAt?.getTime() ?? 0;
  await purgeAgreements(end + (AGREEMENT_YEARS - 1) * YEAR_MS);
  expect(await versionsOf(gone)).toHaveLength(1);
  await purgeAgreements(end + AGREEMENT_YEARS * YEAR_MS);
  await purgeAgreements(end + AGREEMENT_YEARS * YEAR_MS);
  await removeQueuedFiles();
  expect([...(await versionsOf(gone)), ...(await acceptancesOf(gone))]).toEqual([]);
  expect(await storage().get(pdf)).toBeNull();
  const seen = await readAgreement(lawyer, gone);
  expect(seen).toMatchObject({ title: 'Deleted', price: 2_800_000, acceptance: null, sha256: '' });
  // The pair that still has accounts keeps its agreement, however old it is.
  expect(await versionsOf(remaining)).toHaveLength(1);
});

const idsOf = ({ lawyer, client }: Pair) => ({ lawyerId: lawyer.lawyerId, clientId: client.id });

test('versions are never changed, whoever tries', async () => {
  const id = await seed({ status: 'PROPOSAL' });
  const change = transaction((tx) =>
    tx
      .update(workItemVersions)
      .set({ sha256: '0'.repeat(64) })
      .where(eq(workItemVersions.workItemId, id)),
  );
  await expect(change).rejects.toThrow();
});
