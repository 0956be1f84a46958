import { needed } from './needed.ts';
import { type LawyersPage, priceOfHalfHour } from './pages.ts';
import { type Call, verifiedClient } from './soak-clients.ts';

const SIGN_UPS_AT_ONCE = 10;

/** A time of a lawyer that can be booked, and its price in centavos. */
export interface Wanted {
  readonly lawyer: string;
  readonly price: number;
  readonly start: string;
}

/** So many clients who have signed up and can book. */
export async function signUp(base: string, inbox: string, count: number): Promise<Call[]> {
  const clients: Call[] = [];
  while (clients.length < count) {
    const numbers = Array.from({ length: SIGN_UPS_AT_ONCE }, (_, i) => clients.length + i);
    clients.push(...(await Promise.all(numbers.map((n) => verifiedClient(base, inbox, n)))));
  }
  return clients;
}

/** Every lawyer with at least so many days with open times, one time a day of the latest ones. */
export async function lawyersWith(base: string, days: number): Promise<Wanted[][]> {
  const found: Wanted[][] = [];
  for (let page = 0; ; page += 1) {
    const { results } = await fetch(`${base}/api/v1/lawyers?page=${page}`).then(
      (r) => r.json() as Promise<LawyersPage>,
    );
    if (results.length === 0) return found;
    for (const { _id: lawyer, calendar, services } of results) {
      const open = Object.values(calendar).filter((slots) => slots.length > 0);
      const price = priceOfHalfHour(services);
      if (open.length < days) continue;
      found.push(
        open.slice(-days).map(([slot]) => ({
          lawyer,
          price,
          start: needed(slot, 'time').start_time,
        })),
      );
    }
  }
}

/** Tries to book a time: how it was answered, after how long, and how to give the time back. */
export async function attempt(call: Call, { lawyer, price, start }: Wanted) {
  const body = {
    lawyer_id: lawyer,
    start_time: start,
    duration: 30,
    type: 'VIDEO',
    subject: 'Bench',
    description: 'Everybody wants this time.',
    consent: true,
    payment_method: 'gcash',
    expected_total: price,
  };
  const began = performance.now();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await call<{ _id: string }>('POST', '/api/v1/meeting', body, headers);
  const ms = performance.now() - began;
  // Three live holds are all a client may have: the winner of several rounds would be refused in the next.
  const release = async () => {
    if (answer.status === 201) await call('PUT', `/api/v1/meeting/${answer.body._id}/cancel`, {});
  };
  return { status: answer.status, ms, release };
}
