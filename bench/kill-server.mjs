// npm run soak:kill: kills the server in the middle of 200 bookings, starts it again, lets every client repeat with
// its Idempotency-Key, and checks that each booking exists exactly once. Needs a build.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { startLocalServices } from '../scripts/lib/local-services.mjs';
import { explain, say } from '../scripts/lib/log.mjs';
import { dataFolder, inRoot } from '../scripts/lib/paths.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { createShutdown } from '../scripts/lib/shutdown.mjs';

const BOOKINGS = 200;
const PER_CLIENT = 2;
const KILLS = 3;
const PASSWORD = 'Kill-loop-2026';

const shutdown = createShutdown();
const folder = dataFolder('soak');
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

let server;

async function startServer(env) {
  server = spawn(process.execPath, [inRoot('scripts/serve.mjs')], {
    cwd: inRoot(),
    env,
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 600; tries += 1) {
    const healthy = await fetch(`${env.SITE_URL}/api/health`).then(
      (r) => r.ok,
      () => false,
    );
    if (healthy) return;
    await sleep(50);
  }
  throw new Error('the server did not become healthy');
}

function client(base) {
  const jar = new Map();
  return async (method, path, body, headers = {}) => {
    const response = await fetch(`${base}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        origin: base,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      body: body && JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  };
}

async function verifiedClient(base, inbox, number) {
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

/** Lawyers with two open times each, so that no two bookings of this run compete. */
async function openTimes(base, count) {
  const times = [];
  for (let page = 0; times.length < count; page += 1) {
    const { results } = await fetch(`${base}/api/v1/lawyers?page=${page}`).then((r) => r.json());
    if (results.length === 0) throw new Error(`only ${times.length} open times`);
    for (const lawyer of results) {
      const days = Object.values(lawyer.calendar)
        .filter((slots) => slots.length > 0)
        .slice(0, PER_CLIENT);
      const price = lawyer.services.find((service) => service.duration === 30).price;
      for (const [slot] of days)
        times.push({ lawyer_id: lawyer._id, start_time: slot.start_time, price });
    }
  }
  return times.slice(0, count);
}

/** Repeats until there is an answer below 500: what a browser does with a request that went unanswered. */
async function bookUntilAnswered(call, time, deadline) {
  const key = crypto.randomUUID();
  let tries = 0;
  while (Date.now() < deadline) {
    tries += 1;
    const { price, ...when } = time;
    const answer = await call(
      'POST',
      '/api/v1/meeting',
      {
        ...when,
        duration: 30,
        type: 'VIDEO',
        subject: 'Soak',
        description: 'Kill loop',
        consent: true,
        payment_method: 'gcash',
        expected_total: price,
      },
      { 'idempotency-key': key },
    ).catch(() => null);
    if (answer && answer.status < 500) return { ...answer, tries };
    await sleep(100);
  }
  throw new Error('a booking was never answered');
}

async function main() {
  rmSync(folder, { recursive: true, force: true });
  const port = await freePort();
  const services = await startLocalServices({ folder: dataFolder('soak'), port, say, shutdown });
  const { env } = services;
  shutdown.onStop(() => server?.kill('SIGKILL'));
  await startServer(env);
  const base = env.SITE_URL;
  const clients = [];
  for (let i = 0; i < BOOKINGS / PER_CLIENT; i += 1)
    clients.push(await verifiedClient(base, env.INBOX_URL, i));
  const times = await openTimes(base, BOOKINGS);
  say(`${clients.length} clients, ${times.length} times`);

  const deadline = Date.now() + 120_000;
  let answered = 0;
  const running = times.map((time, i) =>
    bookUntilAnswered(clients[i % clients.length], time, deadline).finally(() => {
      answered += 1;
    }),
  );
  for (let kill = 1; kill <= KILLS; kill += 1) {
    while (answered < (BOOKINGS * kill) / (KILLS + 1)) await sleep(2);
    server.kill('SIGKILL');
    say(`killed with ${answered} of ${BOOKINGS} answered`);
    await startServer(env);
  }
  const answers = await Promise.all(running);
  const refused = answers.filter((answer) => answer.status !== 201);
  const ids = new Set(answers.map((answer) => answer.body._id));
  const listed = [];
  for (const call of clients) {
    for (const period of ['today', 'upcoming']) {
      const { body } = await call('GET', `/api/v1/meetings?period=${period}`);
      listed.push(...body.results.map((meeting) => meeting._id));
    }
  }
  const repeated = answers.filter((answer) => answer.tries > 1).length;
  say(
    `${answers.length} answered, ${refused.length} refused, ${repeated} repeated; ${ids.size} ids, ${listed.length} meetings`,
  );
  const exact =
    refused.length === 0 &&
    ids.size === BOOKINGS &&
    listed.length === BOOKINGS &&
    listed.every((id) => ids.has(id));
  await shutdown.run(exact ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
