import { like } from 'drizzle-orm';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { cancelMeeting, rescheduleMeeting } from '@/lib/contract/meetings/meetings';
import { isoInstant } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { mails } from '@/lib/server/schema/messages';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send, type TestResponse } from '@/lib/testing/api/requests';
import type { TestLawyer, TestUser } from './factories';
import { rowsOf } from './payments';

type Seed = Partial<Parameters<typeof seedMeeting>[1]>;

/** A confirmed meeting and what its two people do with it; paid ₱1,000 and the platform's ₱50. */
export async function newMeeting(
  client: TestUser,
  lawyer: TestLawyer,
  start: number,
  seed: Seed = {},
) {
  const { meeting, payment } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start,
    bookedAt: Date.now(),
    price: 100_000,
    platformFee: 5_000,
    ...seed,
  });
  const id = meeting.id;
  const held = { meetingId: id, sessionId: payment?.sessionId ?? '', client, lawyer };
  return {
    id,
    paymentId: payment?.id ?? '',
    cancel: (who: TestUser, body?: object) =>
      send(cancelMeeting, { params: { id }, cookie: who.cookie, body }),
    move: (who: TestUser, to: number, words: object = { reason: 'A hearing was set.' }) =>
      send(rescheduleMeeting, {
        params: { id },
        cookie: who.cookie,
        body: { start_time: isoInstant(to), ...words },
      }),
    rows: () => rowsOf(held),
    mails: () => mailsOf(id),
  };
}

/** The mails about a meeting that wait to be sent, by their templates, with their calendar files unfolded. */
export async function mailsOf(meetingId: string) {
  const rows = await database()
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, `%${meetingId}%`))
    .orderBy(mails.template, mails.createdAt);
  return rows.map(({ template, recipient, content }) => ({
    template,
    recipient,
    subject: content?.subject ?? '',
    text: (content?.text ?? '').replace(/\s+/g, ' '),
    ics: content?.attachments[0]?.content ?? '',
    type: content?.attachments[0]?.contentType ?? '',
  }));
}

export const bodyOf = ({ body }: TestResponse) => body as Meeting;
