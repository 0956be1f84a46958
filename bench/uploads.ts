// npm run bench:uploads: what large uploads leave in memory. Twelve portraits of 49 million pixels and twelve of 24
// million at once, then 120 lawyer sign-ups whose last bytes never come; fails when 450 MB or more stay resident at
// rest, or when anything else than the larger portraits and surplus sign-ups is refused.
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { ensureBuilt } from '../scripts/lib/build.ts';
import { explain, logStep } from '../server/log.ts';
import { createShutdown } from '../server/shutdown.ts';
import { residentMemory } from './lib/memory.ts';
import { needed } from './lib/needed.ts';
import { startProduct } from './lib/servers.ts';

const MB = 1024 * 1024;
const MAX_AT_REST_MB = 450;
const PORTRAITS = 12;
const SIGN_UPS = 120;
/** Two IDs of 5 MB and the fields. */
const FORM_BYTES = 10 * MB + 2000;
const MISSING_BYTES = 1000;
const MAX_WAIT_MS = 120_000;

const shutdown = createShutdown();
const memory = { pid: 0, peak: 0 };

/** Reads the resident memory of the server in megabytes. */
function memoryNow(): number {
  const now = residentMemory(memory.pid);
  memory.peak = Math.max(memory.peak, now);
  return now;
}

/** Asks until memory has changed by less than 3 MB for ten seconds. */
async function memoryAtRest(): Promise<number> {
  const samples: number[] = [];
  for (const end = Date.now() + MAX_WAIT_MS; Date.now() < end; ) {
    samples.push(memoryNow());
    const last = samples.slice(-10);
    if (last.length === 10 && Math.max(...last) - Math.min(...last) < 3) break;
    await sleep(1000);
  }
  return needed(samples.at(-1), 'figure of memory');
}

async function newClient(base: string, name: string): Promise<string[]> {
  const response = await fetch(`${base}/api/v1/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({
      first_name: 'Upload',
      last_name: 'Client',
      email: `${name}@example.com`,
      password: 'Quiet-river-77',
    }),
  });
  if (response.status !== 201) throw new Error(`sign-up answered ${response.status}`);
  return response.headers.getSetCookie().map((line) => needed(line.split(';')[0], 'cookie'));
}

async function setPicture(base: string, cookies: readonly string[], jpeg: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.append('picture', new Blob([jpeg]), 'me.jpg');
  const response = await fetch(`${base}/api/v1/auth/account/picture`, {
    method: 'POST',
    headers: { origin: base, cookie: cookies.join('; ') },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

async function burst(base: string, width: number, height: number): Promise<number[]> {
  const blank = { width, height, channels: 3, background: 'teal' } as const;
  const jpeg = await sharp({ create: blank }).jpeg().toBuffer();
  const cookies = await Promise.all(
    Array.from({ length: PORTRAITS }, (_, i) => newClient(base, `upload-${width}-${i}`)),
  );
  return Promise.all(cookies.map((own) => setPicture(base, own, jpeg)));
}

/** A sign-up under way: the status that it was answered with, or `waiting`. */
interface Unfinished {
  readonly socket: net.Socket;
  status: string;
}

/** Sends a sign-up but for its end. Resolves when it is sent or answered. */
function unfinishedSignUp({ hostname, port, host }: URL): Promise<Unfinished> {
  const socket = net.connect(Number(port), hostname);
  const head = [
    'POST /api/v1/auth/lawyer/signup HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${FORM_BYTES}`,
    '',
    '--x',
    'Content-Disposition: form-data; name="ibp_id"; filename="id.jpg"',
    '',
    '',
  ].join('\r\n');
  const result: Unfinished = { socket, status: 'waiting' };
  return new Promise((resolve) => {
    const done = () => resolve(result);
    socket.once('data', (answer) => {
      result.status = answer.toString('latin1').split(' ')[1] ?? '';
      done();
    });
    socket.on('error', done);
    socket.write(head);
    socket.write(Buffer.alloc(FORM_BYTES - MISSING_BYTES - head.length), done);
  });
}

const counted = (values: readonly (number | string)[]) =>
  [...new Set(values)]
    .map((value) => `${values.filter((one) => one === value).length} × ${value}`)
    .join(', ');

async function main() {
  await ensureBuilt({ logStep });
  const { url: base, pid } = await startProduct(shutdown);
  memory.pid = pid;
  logStep(`at rest before: ${await memoryAtRest()} MB`);
  const watching = setInterval(memoryNow, 200);
  const refused = await burst(base, 7000, 7000);
  logStep(`${PORTRAITS} portraits of 49 million pixels: ${counted(refused)}`);
  const served = await burst(base, 6000, 4000);
  logStep(`${PORTRAITS} portraits of 24 million pixels: ${counted(served)}`);
  logStep(`at rest after the portraits: ${await memoryAtRest()} MB, at most ${memory.peak} MB`);
  const target = new URL(base);
  const open = await Promise.all(Array.from({ length: SIGN_UPS }, () => unfinishedSignUp(target)));
  const during = await memoryAtRest();
  const states = open.map(({ status }) => status);
  logStep(`${SIGN_UPS} unfinished sign-ups: ${counted(states)}; ${during} MB while they are open`);
  for (const { socket } of open) socket.destroy();
  const after = await memoryAtRest();
  clearInterval(watching);
  logStep(`at rest after: ${after} MB, at most ${memory.peak} MB`);
  const asExpected =
    refused.every((status) => status === 413) &&
    served.every((status) => status === 201) &&
    states.every((status) => ['waiting', '408', '429', '503'].includes(status));
  await shutdown.run(asExpected && after < MAX_AT_REST_MB ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
