import { createMeeting } from '@/lib/contract/meetings/meetings';
import { isoInstant } from '@/lib/domain/platform/time';
import { send, type TestResponse } from '@/lib/testing/api/requests';
import type { TestLawyer, TestUser } from './factories';

export function bookingBody(
  lawyer: TestLawyer,
  start: number,
  changes: Record<string, unknown> = {},
) {
  return {
    lawyer_id: lawyer.lawyerId,
    start_time: isoInstant(start),
    duration: 30,
    type: 'VIDEO',
    subject: 'Unpaid overtime',
    description: 'My employer has not paid overtime since June.',
    consent: true,
    payment_method: 'gcash',
    expected_total: 100_000,
    ...changes,
  };
}

/** Books as a client's browser does; the key makes repeats safe. */
export function book(
  client: TestUser,
  lawyer: TestLawyer,
  start: number,
  changes: Record<string, unknown> = {},
  key: string = crypto.randomUUID(),
  address = '192.0.2.1',
): Promise<TestResponse> {
  return send(createMeeting, {
    cookie: client.cookie,
    headers: { 'idempotency-key': key, 'x-client-address': address },
    body: bookingBody(lawyer, start, changes),
  });
}

export interface Held {
  meetingId: string;
  /** Session at the local test gateway. */
  sessionId: string;
  client: TestUser;
  lawyer: TestLawyer;
}

/** A held meeting; throws when the booking was refused. */
export async function hold(client: TestUser, lawyer: TestLawyer, start: number): Promise<Held> {
  const answer = await book(client, lawyer, start);
  if (answer.status !== 201)
    throw new Error(`booking answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const { _id, checkout_url } = answer.body as { _id: string; checkout_url: string };
  return { meetingId: _id, sessionId: checkout_url.split('/').at(-1) ?? '', client, lawyer };
}
