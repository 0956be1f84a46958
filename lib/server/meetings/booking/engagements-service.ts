import 'server-only';
import type { Duration } from '@/lib/domain/lawyers/slots';
import type { MeetingType } from '@/lib/domain/meetings/meeting';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { notFound } from '@/lib/server/platform/app-error';
import { lockClientThenLawyer } from '@/lib/server/platform/db/locks';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { findPeople, type MeetingRow } from '../records/service';
import { mailsOfNew, newMeeting, notifyConfirmed } from './confirmation-service';
import { endOverdueHolds } from './holds';
import { insertMeeting, refuseTaken, serialized } from './service';

export interface Engagement {
  readonly clientId: string;
  readonly lawyerId: string;
  readonly workItemId: string;
  /** Epoch ms. */
  readonly start: number;
  readonly duration: Duration;
  readonly type: MeetingType;
  readonly phone: string | null;
  readonly clientZone: string | null;
  readonly subject: string;
  readonly description: string;
}

interface Claim {
  readonly before: (tx: Transaction) => Promise<string | null>;
  readonly after: (tx: Transaction, meetingId: string) => Promise<void>;
}

/**
 * Books the time of a meeting included in an agreement: confirmed at once, without payment, limited only by the
 * lawyer's open times. Returns its id. Source: docs/contract/work-items.md, Included meetings.
 * @throws AppError not_found, schedule_conflict
 */
export async function bookEngagement(
  wanted: Engagement,
  claim: Claim,
  now: number,
): Promise<string> {
  const { clientId, lawyerId, start, duration } = wanted;
  await endOverdueHolds(lawyerId, { start, end: start + duration * MINUTE_MS }, now);
  const meeting = newEngagement(wanted, now);
  const people = await findPeople(database(), meeting);
  if (!people) throw notFound();
  const mails = await mailsOfNew(meeting, people);
  return serialized(clientId, lawyerId, () =>
    transaction(async (tx) => {
      await lockClientThenLawyer(tx, { client: clientId, lawyer: lawyerId });
      const known = await claim.before(tx);
      if (known) return known;
      await refuseTaken(tx, lawyerId, wanted, now);
      await insertMeeting(tx, meeting);
      await claim.after(tx, meeting.id);
      await notifyConfirmed(tx, meeting.id, mails);
      return meeting.id;
    }),
  );
}

function newEngagement({ start, duration, ...engagement }: Engagement, now: number): MeetingRow {
  const startsAt = new Date(start);
  return newMeeting({
    ...engagement,
    kind: 'ENGAGEMENT',
    status: 'CONFIRMED',
    startsAt,
    endsAt: new Date(start + duration * MINUTE_MS),
    earliestStart: startsAt,
    free: false,
    price: 0,
    platformFee: 0,
    consentAt: new Date(now),
    createdAt: new Date(now),
    confirmedAt: new Date(now),
  });
}
