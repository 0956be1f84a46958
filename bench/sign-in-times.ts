// npm run bench:sign-in: whether the response time reveals that an address has an account. Refused sign-ins, requests for
// a reset link, and whatever call comes next, while the mail is made; with and without an account, interleaved, below the
// limiter. Fails when two medians are 5 ms apart or more.
import { explain, logStep } from '../server/log.ts';
import { createShutdown } from '../server/shutdown.ts';
import { needed } from './lib/needed.ts';
import { startProduct } from './lib/servers.ts';

/** Asks for something as whoever has this address; the milliseconds of each step. */
type Ask = (base: string, email: string) => Promise<number[]>;

interface Compared {
  readonly base: string;
  /** Addresses that have an account. */
  readonly known: readonly string[];
  readonly each: number;
  readonly perAccount: number;
  readonly ask: Ask;
}

const EACH = 200;
/** From the twenty-first wrong password within an hour on, a proof of work is asked for. */
const TRIES_PER_ACCOUNT = 20;
/** Reset mails that an account gets within an hour as they are asked for. */
const RESETS_PER_ACCOUNT = 3;
const RESETS = 120;
const MAX_DIFFERENCE_MS = 5;
const PASSWORD = 'Quiet-river-77';

const shutdown = createShutdown();

async function post(base: string, path: string, body: object): Promise<number> {
  const response = await fetch(`${base}/api/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Measures the milliseconds until a call is answered as it should be. */
async function timeOf(expected: number, base: string, path: string, body: object) {
  const began = performance.now();
  const status = await post(base, path, body);
  if (status !== expected) throw new Error(`${path} answered ${status}`);
  return performance.now() - began;
}

const wrongPassword: Ask = async (base, email) => [
  await timeOf(401, base, 'signin', { email, password: 'Wrong-river-77' }),
];

const resetLink: Ask = async (base, email) => [
  await timeOf(204, base, 'reset-password/email', { email }),
  await timeOf(204, base, 'logout', {}),
];

/** Finds the middle of an even number of times. */
function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [lower, upper] = sorted.slice(middle - 1, middle + 1);
  return (needed(lower, 'time') + needed(upper, 'time')) / 2;
}

async function register(base: string, count: number): Promise<string[]> {
  const emails: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const email = `known-${i}@example.com`;
    const person = { first_name: 'Known', last_name: 'Person', email, password: PASSWORD };
    const status = await post(base, 'signup', person);
    if (status !== 201) throw new Error(`sign-up answered ${status}`);
    emails.push(email);
  }
  return emails;
}

/** Measures the steps of `ask` for addresses with and without an account. Returns whether each is alike. */
async function compare(
  names: readonly string[],
  { base, known, each, perAccount, ask }: Compared,
): Promise<boolean[]> {
  const times: Record<'known' | 'unknown', number[]>[] = names.map(() => ({
    known: [],
    unknown: [],
  }));
  for (let i = 0; i < each; i += 1) {
    const account = Math.floor(i / perAccount);
    const pair: ['known' | 'unknown', string][] = [
      ['known', needed(known[account], 'account')],
      ['unknown', `unknown-${account}@example.com`],
    ];
    // Neither is always first.
    for (const [kind, email] of i % 2 ? pair : pair.reverse()) {
      const steps = await ask(base, email);
      for (const [step, time] of steps.entries()) times[step]?.[kind].push(time);
    }
  }
  return names.map((name, step) => {
    const measured = needed(times[step], name);
    const [a, b] = [median(measured.known), median(measured.unknown)];
    const apart = Math.abs(a - b);
    logStep(
      `${name}, ${each} each: with an account ${a.toFixed(2)} ms, without ${b.toFixed(2)} ms; ${apart.toFixed(2)} ms apart`,
    );
    return apart < MAX_DIFFERENCE_MS;
  });
}

async function main() {
  const { url: base } = await startProduct(shutdown);
  const known = await register(base, RESETS / RESETS_PER_ACCOUNT);
  await wrongPassword(base, 'first@example.com');
  const alike = [
    ...(await compare(['wrong password'], {
      base,
      known,
      each: EACH,
      perAccount: TRIES_PER_ACCOUNT,
      ask: wrongPassword,
    })),
    ...(await compare(['reset link', 'the call after it'], {
      base,
      known,
      each: RESETS,
      perAccount: RESETS_PER_ACCOUNT,
      ask: resetLink,
    })),
  ];
  await shutdown.run(alike.every(Boolean) ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
