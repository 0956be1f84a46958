import 'server-only';
import type { Duration } from '@/lib/domain/lawyers/slots';
import type { MeetingType } from '@/lib/domain/meetings/meeting';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { lock } from '@/lib/server/platform/db/locks';
import { type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { endOverdueHolds, insertMeeting, refuseTaken, serialized } from '../booking/service';
import { announceConfirmed } from '../records/service';

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
 * lawyer's open times. Answers its id. Source: docs/contract.md, Included meetings.
 */
export async function bookEngagement(
  wanted: Engagement,
  claim: Claim,
  now: number,
): Promise<string> {
  const { clientId, lawyerId, start, duration } = wanted;
  await endOverdueHolds(lawyerId, { start, end: start + duration * MINUTE_MS }, now);
  return serialized(clientId, lawyerId, () =>
    transaction(async (tx) => {
      // Client before lawyer, always: see lock().
      await lock(tx, 'client', clientId);
      await lock(tx, 'lawyer', lawyerId);
      const known = await claim.before(tx);
      if (known) return known;
      await refuseTaken(tx, lawyerId, wanted, now);
      const { id } = await insertMeeting(tx, engagementRow(wanted, now));
      await claim.after(tx, id);
      await announceConfirmed(tx, id);
      return id;
    }),
  );
}

function engagementRow({ start, duration, ...engagement }: Engagement, now: number) {
  const startsAt = new Date(start);
  return {
    ...engagement,
    ...({ kind: 'ENGAGEMENT', status: 'CONFIRMED' } as const),
    ...{ startsAt, endsAt: new Date(start + duration * MINUTE_MS), earliestStart: startsAt },
    ...{ free: false, price: 0, platformFee: 0 },
    ...{ consentAt: new Date(now), createdAt: new Date(now), confirmedAt: new Date(now) },
  };
}
