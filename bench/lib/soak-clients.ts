import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

const PASSWORD = 'Kill-loop-2026';
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const httpAgent = new http.Agent({ keepAlive: true });

/** One exchange. With `fetch` the clients would need as much of the machine as what they measure. */
async function exchange(url, options, body) {
  const { request: ask } = url.startsWith('https:') ? https : http;
  const request = ask(url, options).end(body);
  const [response] = await once(request, 'response');
  return { response, answered: await text(response) };
}

/**
 * A browser's session: calls with its cookies, which `cookie()` tells, over connections that stay open. `ca` vouches for the
 * certificate of a site.
 */
export function client(base, ca) {
  const agent = ca ? new https.Agent({ ca, keepAlive: true }) : httpAgent;
  const jar = new Map();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = async (method, path, body, headers = {}) => {
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
    const { response, answered } = await exchange(`${base}${path}`, options, sent);
    for (const line of response.headers['set-cookie'] ?? []) {
      const [pair] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const isJson = /json/.test(response.headers['content-type'] ?? '');
    return {
      status: response.statusCode,
      body: isJson && answered ? JSON.parse(answered) : answered,
    };
  };
  return Object.assign(call, { cookie });
}

/** A client who has signed up and opened the link in the mail. */
export async function verifiedClient(base, inbox, number) {
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
    const mails = await fetch(`${inbox}/email`).then((r) => r.json());
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

/** Open times, at most `perLawyer` of each lawyer, so that no two bookings of a run compete. */
export async function openTimes(base, count, perLawyer) {
  const times = [];
  for (let page = 0; times.length < count; page += 1) {
    const { results } = await fetch(`${base}/api/v1/lawyers?page=${page}`).then((r) => r.json());
    if (results.length === 0) throw new Error(`only ${times.length} open times`);
    for (const lawyer of results) {
      const days = Object.values(lawyer.calendar)
        .filter((slots) => slots.length > 0)
        .slice(0, perLawyer);
      const price = lawyer.services.find((service) => service.duration === 30).price;
      for (const [slot] of days)
        times.push({ lawyer_id: lawyer._id, start_time: slot.start_time, price });
    }
  }
  return times.slice(0, count);
}

/** What is sent to book a time. */
export function bookingOf({ price, ...when }) {
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

/** Books a time; the key is the same however often it is repeated. */
export function book(call, time, deadline) {
  const body = bookingOf(time);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return untilAnswered(() => call('POST', '/api/v1/meeting', body, headers), deadline);
}

/** Repeats until there is an answer below 500: what a browser does with a request that went unanswered. */
export async function untilAnswered(request, deadline) {
  for (let tries = 1; Date.now() < deadline; tries += 1) {
    const answer = await request().catch(() => null);
    if (answer && answer.status < 500) return { ...answer, tries };
    await sleep(100);
  }
  throw new Error('a request was never answered');
}
