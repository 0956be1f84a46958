import { and, eq } from 'drizzle-orm';
import {
  getAgreement,
  listWorkItemVersions as listVersions,
  listWorkItemVersions,
} from '@/lib/contract/work-items/documents';
import { DAY_MS } from '@/lib/domain/platform/time';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { storage } from '@/lib/server/adapters/storage/storage';
import { database } from '@/lib/server/platform/db/pool';
import { workItems, workItemVersions } from '@/lib/server/schema/work-items';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { readPdf } from '@/lib/testing/pdfs/read-pdf';
import { hashOf } from './documents-service';

let client: TestUser;
let lawyer: TestLawyer;

beforeEach(async () => {
  client = await newClient({ firstName: 'Niña', lastName: 'Peña' });
  lawyer = await newLawyer({ displayName: 'María Ñique' });
});

async function seeded(status: WorkItemStatus, terms: Partial<WorkItemTerms> = {}) {
  const parties = { lawyer: 'María Ñique', client: 'Niña Peña' };
  return seedWorkItem(database(), {
    clientId: client.id,
    lawyerId: lawyer.lawyerId,
    status,
    writtenAt: Date.now() - 5 * DAY_MS,
    terms: { parties, ...terms },
  });
}

/** Another version behind the one that was seeded. */
async function addVersion(id: string, version: number, title: string, sent: boolean) {
  const [first] = await database()
    .select()
    .from(workItemVersions)
    .where(and(eq(workItemVersions.workItemId, id), eq(workItemVersions.version, 1)));
  if (!first) throw new Error('no version');
  const terms = { ...first.terms, title };
  const at = new Date(Date.now() - DAY_MS + version);
  await database()
    .insert(workItemVersions)
    .values({
      workItemId: id,
      version,
      terms,
      sha256: hashOf(terms),
      createdAt: at,
      sentAt: sent ? at : null,
    });
  await database().update(workItems).set({ version, title }).where(eq(workItems.id, id));
}

const versions = (id: string, { cookie }: TestUser) =>
  send(listVersions, { params: { id }, cookie });
const agreement = (id: string, { cookie }: TestUser) =>
  send(getAgreement, { params: { id }, cookie });
const textOf = (bytes: Uint8Array) => readPdf(bytes).text.replace(/\n/g, '');

test('the lawyer sees every version, the client those that were sent', async () => {
  const { item } = await seeded('PROPOSAL');
  await addVersion(item.id, 2, 'Never sent', false);
  await addVersion(item.id, 3, 'Sent again', true);
  const all = await versions(item.id, lawyer);
  const parsed = listWorkItemVersions.response?.parse(all.body);
  expect(parsed?.results.map(({ version }) => version)).toEqual([3, 2, 1]);
  expect(parsed?.results[0]).toMatchObject({
    title: 'Sent again',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    milestones: [{ name: null, amount: 2_800_000, due_date: null }],
  });
  const seen = await versions(item.id, client);
  expect(seen.body).toEqual({
    results: parsed?.results.filter(({ version }) => version !== 2),
  });
});

test('at most the newest 50', async () => {
  const { item } = await seeded('PROPOSAL');
  for (let version = 2; version <= 52; version += 1)
    await addVersion(item.id, version, `Version ${version}`, true);
  const { results } = (await versions(item.id, client)).body as { results: { version: number }[] };
  expect(results).toHaveLength(50);
  expect(results[0]?.version).toBe(52);
});

test('a draft is its lawyer’s alone', async () => {
  const { item } = await seeded('DRAFT');
  expect((await versions(item.id, client)).status).toBe(404);
  expect((await agreement(item.id, client)).status).toBe(404);
  const file = await agreement(item.id, lawyer);
  expect(file.status).toBe(200);
  expect(textOf(file.bytes)).toContain('Draft, not sent to the client yet.');
});

test('foreign and unknown ones are not found', async () => {
  const { item } = await seeded('PAID');
  const others = [await newClient(), await newLawyer()];
  for (const other of others)
    for (const id of [item.id, '00000000-0000-4000-8000-000000000000', 'no-id']) {
      expect((await versions(id, other)).status).toBe(404);
      expect((await agreement(id, other)).status).toBe(404);
    }
});

test('a proposal is drawn with its notice, the same for both', async () => {
  const { item, version } = await seeded('PROPOSAL', { title: 'Titulo ni Niña' });
  const [one, other] = await Promise.all([agreement(item.id, client), agreement(item.id, lawyer)]);
  expect(one.headers.get('content-type')).toBe('application/pdf');
  expect(one.headers.get('content-disposition')).toContain('proposal-version-1.pdf');
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
  const text = textOf(one.bytes);
  for (const part of [
    'Proposal, not accepted yet',
    'Titulo ni Niña',
    'Atty. María Ñique',
    version.sha256,
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('signature');
});

test('an accepted one is the file that was stored, and drawn again should that be lost', async () => {
  const { item, acceptances } = await seeded('PAID');
  const key = acceptances[0]?.storageKey ?? '';
  const stored = new TextEncoder().encode('%PDF-1.7 as it was accepted');
  await storage().put(key, stored, { contentType: 'application/pdf' });
  for (const who of [client, lawyer]) {
    const file = await agreement(item.id, who);
    expect(file.headers.get('content-disposition')).toContain('agreement-version-1.pdf');
    expect(Buffer.from(file.bytes).toString()).toBe('%PDF-1.7 as it was accepted');
  }
  await storage().delete(key);
  const text = textOf((await agreement(item.id, client)).bytes);
  for (const part of ['Name as signed', '203.0.113.7', 'RA 8792']) expect(text).toContain(part);
});

test('one that was declined says that nothing was agreed', async () => {
  const { item } = await seeded('REJECTED');
  const text = textOf((await agreement(item.id, client)).bytes);
  expect(text).toContain('Proposal that was not accepted. Nothing was agreed.');
});
