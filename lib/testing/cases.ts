import { eq } from 'drizzle-orm';
import { confirmWorkItem } from '@/lib/contract/work-items/completion';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { advance, type Decision, decide } from '@/lib/server/cases/proceedings/decisions-service';
import { answer, ask } from '@/lib/server/cases/proceedings/statements-service';
import { database } from '@/lib/server/platform/db/pool';
import { cases } from '@/lib/server/schema/cases';
import { workItemDisputes } from '@/lib/server/schema/work-item-records';
import { send } from './api/requests';
import type { TestLawyer, TestUser } from './factories';
import { newWorkItem } from './work-items';

/** A finished agreement to which its client objects; its id. */
export async function newObjection(people: {
  client: TestUser;
  lawyer: TestLawyer;
}): Promise<string> {
  const id = await newWorkItem(people, 'COMPLETED');
  const body = { accepted: false, reason: 'Nothing was filed.' };
  await send(confirmWorkItem, { params: { id }, cookie: people.client.cookie, body });
  return id;
}

/** The newest case about an agreement or a meeting. */
export async function caseAbout(id: string): Promise<string> {
  const rows = await database()
    .select({ id: cases.id, openedAt: cases.openedAt, meeting: cases.meetingId })
    .from(cases)
    .leftJoin(workItemDisputes, eq(workItemDisputes.id, cases.disputeId))
    .where(eq(workItemDisputes.workItemId, id));
  const [ofMeeting] = await database().select().from(cases).where(eq(cases.meetingId, id));
  const found =
    ofMeeting ?? rows.toSorted((a, b) => b.openedAt.getTime() - a.openedAt.getTime())[0];
  if (!found) throw new Error(`no case is about ${id}`);
  return found.id;
}

/**
 * Decides what an agreement or a meeting is about, as an administrator does once the time to answer is over, and moves the money
 * as the clock does seven days later.
 */
export async function decideAbout(about: string, given: Decision, adminId: string): Promise<void> {
  const id = await caseAbout(about);
  const answered = Date.now() + 72 * HOUR_MS;
  await advance(id, answered);
  await decide(adminId, id, given, answered);
  await advance(id, answered + 7 * DAY_MS);
}

/** The case about this, brought so far. */
export async function bringCase(
  about: string,
  to: 'OPEN' | 'ANSWERED' | 'ASKED' | 'DECIDED',
  { lawyer, adminId }: { lawyer: TestLawyer; adminId: string },
): Promise<string> {
  const id = await caseAbout(about);
  if (to === 'OPEN') return id;
  const owner = { id: lawyer.id, lawyerId: lawyer.lawyerId };
  await answer(owner, id, 'It was filed in time.', Date.now());
  if (to === 'ASKED') await ask(adminId, id, 'When was it filed?', Date.now());
  if (to === 'DECIDED')
    await decide(adminId, id, { refund: 50_000, reason: 'Half was filed.' }, Date.now());
  return id;
}
