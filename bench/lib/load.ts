import http from 'node:http';
import net from 'node:net';
import { inTurn, needed } from './needed.ts';
import { percentile } from './report.ts';

export const CONNECTIONS = 32;
const HOST = '127.0.0.1';
const END_OF_HEAD = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';
const NO_BODY = ['204', '304'];

const agent = new http.Agent({ keepAlive: true });

export interface Asked {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}

/** A whole answer; `headers` are names and values in turn, as they came. */
export interface Answer {
  readonly status: number;
  readonly headers: string[];
  readonly body: Buffer;
}

/** Answers, answers per second, milliseconds, and which requests had another status. */
export interface Load {
  readonly count: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly wrong: ReadonlySet<string>;
}

interface Prepared {
  readonly path: string;
  readonly bytes: Buffer;
  readonly status: string;
}

/** Takes an answer; says whether another request follows. */
type OnAnswer = (ms: number, request: Prepared, status: string) => boolean;

/** Sends one request and takes its whole answer. */
export function exchange(port: number, { path, headers = {} }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const take = async (answer: http.IncomingMessage) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 0, headers: answer.rawHeaders, body });
    };
    http.get({ host: HOST, port, path, headers, agent }, take).once('error', reject);
  });
}

/**
 * Finds a header of an answer by its name in lower case.
 * @throws {Error} where the answer has none
 */
export function headerOf({ headers }: Answer, name: string): string {
  const at = headers.findIndex((text, i) => i % 2 === 0 && text.toLowerCase() === name);
  return needed(at === -1 ? undefined : headers[at + 1], `header ${name}`);
}

/**
 * Keeps connections busy for some seconds, each with one request after the other. What decodes every answer has a
 * core of its own full before a bare server has; this reads the head and counts the bytes of the body.
 * @param requests are sent in turn
 */
export async function load(
  port: number,
  requests: readonly Asked[],
  seconds: number,
  connections = CONNECTIONS,
): Promise<Load> {
  const prepared = requests.map((request) => prepare(port, request));
  const times: number[] = [];
  const wrong = new Set<string>();
  const began = performance.now();
  const end = began + seconds * 1000;
  const onAnswer: OnAnswer = (ms, request, status) => {
    times.push(ms);
    if (status !== request.status) wrong.add(`${request.path} answered ${status}`);
    return performance.now() < end;
  };
  await Promise.all(
    Array.from({ length: connections }, (_, first) => keepAsking(port, prepared, first, onAnswer)),
  );
  const count = times.length;
  const rate = count / ((performance.now() - began) / 1000);
  times.sort((a, b) => a - b);
  return { count, rate, p50: percentile(times, 0.5), p99: percentile(times, 0.99), wrong };
}

function prepare(port: number, { path, headers = {}, status = 200 }: Asked): Prepared {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`GET ${path} HTTP/1.1`, `Host: ${HOST}:${port}`, ...lines].join('\r\n');
  return { path, bytes: Buffer.from(head + END_OF_HEAD), status: String(status) };
}

/** One connection. Ends when `onAnswer` says so. */
function keepAsking(
  port: number,
  requests: readonly Prepared[],
  first: number,
  onAnswer: OnAnswer,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: HOST, noDelay: true });
    let turn = first;
    let request = inTurn(requests, turn);
    let read = answerReader();
    let sentAt = 0;
    const send = () => {
      request = inTurn(requests, turn);
      turn += 1;
      read = answerReader();
      sentAt = performance.now();
      socket.write(request.bytes);
    };
    socket.once('connect', send);
    socket.once('error', reject);
    // After the last answer it was we who closed.
    socket.once('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (part: Buffer) => {
      const status = read(part);
      if (!status) return;
      if (onAnswer(performance.now() - sentAt, request, status)) {
        send();
        return;
      }
      resolve();
      socket.destroy();
    });
  });
}

/** Takes an answer part by part. Returns its status with the last one, null before. */
function answerReader() {
  let head: Buffer | null = null;
  let status: string | null = null;
  let left = Number.NaN;
  let tail = '';
  return (part: Buffer): string | null => {
    let body = part;
    if (status === null) {
      head = head ? Buffer.concat([head, part]) : part;
      const at = head.indexOf(END_OF_HEAD);
      if (at === -1) return null;
      const text = head.toString('latin1', 0, at);
      status = text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
      left = NO_BODY.includes(status) ? 0 : Number(/\ncontent-length: (\d+)/i.exec(text)?.[1]);
      body = head.subarray(at + END_OF_HEAD.length);
    }
    if (!Number.isNaN(left)) {
      left -= body.length;
      return left <= 0 ? status : null;
    }
    tail = (tail + body.subarray(-LAST_CHUNK.length).toString('latin1')).slice(-LAST_CHUNK.length);
    return tail === LAST_CHUNK ? status : null;
  };
}
