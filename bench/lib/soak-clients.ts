import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { needed } from './needed.ts';
import { type LawyersPage, priceOfHalfHour } from './pages.ts';

interface ClientAnswer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** A browser's session: asks, and tells its cookies. `Body` is what the answer to this call is known to be. */
export interface Call {
  <Body = unknown>(
    method: string,
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ClientAnswer<Body>>;
  cookie(): string;
}

/** A mail as the inbox tells of it. */
export interface Mail {
  readonly to?: readonly { readonly address: string }[];
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A time that can be booked, and its price in centavos. */
export interface OpenTime {
  readonly lawyer_id: string;
  readonly start_time: string;
  readonly price: number;
}

const PASSWORD = 'Kill-loop-2026';
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const httpAgent = new http.Agent({ keepAlive: true });

/** Makes one exchange. With `fetch` the clients would need as much of the machine as what they measure. */
async function exchange(url: string, options: http.RequestOptions, body?: string) {
  const { request: ask } = url.startsWith('https:') ? https : http;
  const request = ask(url, options).end(body);
  const [response]: http.IncomingMessage[] = await once(request, 'response');
  const answer = needed(response, 'answer');
  return { status: answer.statusCode ?? 0, headers: answer.headers, answered: await text(answer) };
}

/**
 * Opens a browser's session: calls with its cookies, which `cookie()` tells, over connections that stay open. `ca` vouches for the
 * certificate of a site.
 */
export function client(base: string, ca?: Buffer): Call {
  const agent = ca ? new https.Agent({ ca, keepAlive: true }) : httpAgent;
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = async <Body>(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const sent = body && JSON.stringify(body);
    const all = {
      ...(sent && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(sent),
      }),
      origin: base,
      cookie: cookie(),
      ...headers,
    };
    const options = { method, headers: all, agent };
    const exchanged = await exchange(`${base}${path}`, options, sent);
    const { status, answered } = exchanged;
    for (const line of exchanged.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const isJson = /json/.test(exchanged.headers['content-type'] ?? '');
    return { status, body: (isJson && answered ? JSON.parse(answered) : answered) as Body };
  };
  return Object.assign(call, { cookie });
}

/** Signs up a client, who opens the link in the mail. */
export async function verifiedClient(base: string, inbox: string, number: number): Promise<Call> {
  const call = client(base);
  const email = `soak-${process.pid}-${number}@example.com`;
  const made = await call('POST', '/api/v1/auth/signup', {
    first_name: 'Soak',
    last_name: 'Client',
    email,
    password: PASSWORD,
  });
  if (made.status !== 201) throw new Error(`sign-up answered ${made.status}`);
  for (let tries = 0; tries < 200; tries += 1) {
    const mails = await fetch(`${inbox}/email`).then((r) => r.json() as Promise<Mail[]>);
    const mail = mails.find((each) => each.to?.some((to) => to.address === email));
    const token = mail?.text.match(/\/verify-email\/([\w-]+)/)?.[1];
    if (token) {
      await call('POST', '/api/v1/auth/verify-email', { token });
      return call;
    }
    await sleep(100);
  }
  throw new Error(`no mail for ${email}`);
}

/** Finds open times, at most `perLawyer` of each lawyer, so that no two bookings of a run compete. */
export async function openTimes(
  base: string,
  count: number,
  perLawyer: number,
): Promise<OpenTime[]> {
  const times: OpenTime[] = [];
  for (let page = 0; times.length < count; page += 1) {
    const { results } = await fetch(`${base}/api/v1/lawyers?page=${page}`).then(
      (r) => r.json() as Promise<LawyersPage>,
    );
    if (results.length === 0) throw new Error(`only ${times.length} open times`);
    for (const lawyer of results) {
      const days = Object.values(lawyer.calendar)
        .filter((slots) => slots.length > 0)
        .slice(0, perLawyer);
      const price = priceOfHalfHour(lawyer.services);
      for (const [slot] of days)
        times.push({
          lawyer_id: lawyer._id,
          start_time: needed(slot, 'time').start_time,
          price,
        });
    }
  }
  return times.slice(0, count);
}

/** Makes what is sent to book a time. */
export function bookingOf({ price, ...when }: OpenTime) {
  return {
    ...when,
    duration: 30,
    type: 'VIDEO',
    subject: 'Soak',
    description: 'Kill loop',
    consent: true,
    payment_method: 'gcash',
    expected_total: price,
  };
}

interface Booked {
  readonly _id: string;
  readonly checkout_url: string;
}

/** Books a time; the key is the same however often it is repeated. */
export function book(call: Call, time: OpenTime, deadline: number) {
  const body = bookingOf(time);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return untilAnswered(() => call<Booked>('POST', '/api/v1/meeting', body, headers), deadline);
}

/** Repeats until there is an answer below 500: what a browser does with a request that went unanswered. */
export async function untilAnswered<Answer extends { readonly status: number }>(
  request: () => Promise<Answer>,
  deadline: number,
): Promise<Answer & { tries: number }> {
  for (let tries = 1; Date.now() < deadline; tries += 1) {
    const answer = await request().catch(() => null);
    if (answer && answer.status < 500) return { ...answer, tries };
    await sleep(100);
  }
  throw new Error('a request was never answered');
}
