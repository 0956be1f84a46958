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

/** A meeting that an agreement includes. */
export interface Engagement {
  readonly clientId: string;
  readonly lawyerId: string;
  readonly workItemId: string;
  /** Epoch ms. */
  readonly start: number;
  readonly duration: Duration;
  readonly type: MeetingType;
  /** Of a PHONE meeting. */
  readonly phone: string | null;
  readonly clientZone: string | null;
  readonly subject: string;
  readonly description: string;
}

/** What the agreement does in the same transaction, under the locks of the two people. */
interface Claim {
  /** The meeting that was booked before, by the same request; throws where it may not be booked. */
  readonly before: (tx: Transaction) => Promise<string | null>;
  readonly after: (tx: Transaction, meetingId: string) => Promise<void>;
}

/**
 * Books the time of a meeting that an agreement includes: confirmed at once, with nothing to pay and no limit but the
 * lawyer's open times. Answers its id. Source: docs/contract/work-items.md, Included meetings.
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
