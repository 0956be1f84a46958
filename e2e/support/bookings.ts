import { expect } from '@playwright/test';
import {
  type CreateMeetingInput,
  createMeeting,
  getMeeting,
  type Meeting,
} from '@/lib/contract/meetings/meetings';
import type { ApiClient } from './api';
import { drawnWord } from './drawn-word';
import { type OpenTime, pickTime } from './lawyers';
import type { Person } from './people';

/** A booking made beforehand, without a browser. */
interface Booked {
  time: OpenTime;
  meetingId: string;
  /** The page of the payment gateway. */
  gatewayUrl: string;
  /** `/checkout?ref=…` */
  checkoutPath: string;
  subject: string;
}

const TRIES = 5;

/** A subject no other test uses. */
export function newSubject(): string {
  return `Unpaid wages ${drawnWord()}`;
}

/** Returns the body of POST meeting for a video meeting. */
export function meetingInput(time: OpenTime, subject: string) {
  return {
    lawyer_id: time.lawyer._id,
    start_time: time.startTime,
    duration: time.duration,
    type: 'VIDEO' as const,
    subject,
    description: 'My employer has not paid my wages since August.',
    consent: true as const,
    payment_method: 'gcash' as const,
    expected_total: time.price,
  };
}

/** How both come together; by video unless told. */
type How = Partial<Pick<CreateMeetingInput, 'type' | 'phone'>>;

/** Holds a time; when another client was faster, another one. */
export async function hold(client: Person, wanted?: OpenTime, how: How = {}): Promise<Booked> {
  const subject = newSubject();
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const time = wanted ?? (await pickTime(client.api));
    const answer = await client.api.send(createMeeting, {
      body: { ...meetingInput(time, subject), ...how },
    });
    if (answer.status() === 409 && !wanted) continue;
    const text = await answer.text();
    expect(answer.status(), text).toBe(createMeeting.status);
    const { _id: meetingId, checkout_url: gatewayUrl } = createMeeting.response.parse(
      JSON.parse(text),
    );
    if (!gatewayUrl) throw new Error('nothing to pay');
    const closed = await pressAtGateway(client.api, gatewayUrl, 'close');
    const checkoutPath = closed.replace('&closed=1', '');
    return { time, meetingId, gatewayUrl, checkoutPath, subject };
  }
  throw new Error('every chosen time was taken');
}

/** Holds a time, pays it and waits until it is confirmed. */
export async function bookAndPay(
  client: Person,
  wanted?: OpenTime,
  how: How = {},
): Promise<Booked> {
  const booked = await hold(client, wanted, how);
  await pressAtGateway(client.api, booked.gatewayUrl, 'pay');
  const status = async () => (await meetingOf(client, booked.meetingId)).status;
  await expect.poll(status).toBe('CONFIRMED');
  return booked;
}

export function meetingOf(person: Person, id: string): Promise<Meeting> {
  return person.api.call(getMeeting, { params: { id } });
}

/** Pays on the page of the test gateway. */
export async function payAtGateway(api: ApiClient, gatewayUrl: string): Promise<void> {
  await pressAtGateway(api, gatewayUrl, 'pay');
}

/** Presses a button of the test gateway; answers the path it leads back to. */
async function pressAtGateway(
  api: ApiClient,
  gatewayUrl: string,
  button: 'pay' | 'close',
): Promise<string> {
  const answer = await api.http.post(`${gatewayUrl}/${button}`);
  const { redirect } = (await answer.json()) as { redirect: string };
  const { pathname, search } = new URL(redirect, gatewayUrl);
  return `${pathname}${search}`;
}
