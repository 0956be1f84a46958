import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { createWorkItem, getWorkItem, updateWorkItem } from '@/lib/contract/work-items/work-items';
import { database } from '@/lib/server/platform/db/pool';
import { workItems } from '@/lib/server/schema/work-items';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { manilaTime, newClient, newLawyer, type TestLawyer, type TestUser } from './factories';

/** A document of one paragraph, as the editor sends it. */
export function written(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

export function termsBody(changes: Record<string, unknown> = {}) {
  return {
    title: 'Petition for annulment',
    description: written('I prepare and file the petition.'),
    price: 5_000_000,
    ...changes,
  };
}

export interface Pair {
  readonly lawyer: TestLawyer;
  readonly client: TestUser;
}

/** A lawyer and a client of theirs. */
export async function newPair(): Promise<Pair> {
  const [lawyer, client] = [
    await newLawyer({ displayName: 'Maria Santos' }),
    await newClient({ firstName: 'Ana', lastName: 'Ferrer' }),
  ];
  await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: manilaTime(-3, 600),
    status: 'COMPLETED',
  });
  return { lawyer, client };
}

/** Writes an agreement through the API; a draft unless `changes` say otherwise. */
export async function writeAgreement(
  { lawyer, client }: Pair,
  changes: Record<string, unknown> = {},
): Promise<WorkItem> {
  const answer = await send(createWorkItem, {
    cookie: lawyer.cookie,
    headers: { 'idempotency-key': randomUUID() },
    body: { client_id: client.id, ...termsBody(), ...changes },
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body as WorkItem;
}

/** Sends a PUT of an agreement. Of its lawyer it names the present version, unless `body` says otherwise. */
export async function putAgreement(
  { cookie }: TestUser,
  id: string,
  body: Readonly<Record<string, unknown>>,
) {
  const [item] = await database()
    .select({ version: workItems.version })
    .from(workItems)
    .where(eq(workItems.id, id));
  const named = body.status === 'REJECTED' ? body : { version: item?.version, ...body };
  return send(updateWorkItem, { cookie, params: { id }, body: named });
}

/** An agreement as this person sees it. */
export async function readAgreement({ cookie }: TestUser, id: string): Promise<WorkItem> {
  const answer = await send(getWorkItem, { cookie, params: { id } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as WorkItem;
}
