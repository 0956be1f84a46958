import http from 'node:http';
import net from 'node:net';
import { percentile } from './report.ts';

export const CONNECTIONS = 32;
const HOST = '127.0.0.1';
const END_OF_HEAD = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';
const NO_BODY = ['204', '304'];

const agent = new http.Agent({ keepAlive: true });

/** One request and its whole answer; `headers` are names and values in turn, as they came. */
export function exchange(port, { path, headers = {} }) {
  return new Promise((resolve, reject) => {
    const take = async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode, headers: answer.rawHeaders, body });
    };
    http.get({ host: HOST, port, path, headers, agent }, take).once('error', reject);
  });
}

/**
 * Keeps connections busy for some seconds, each with one request after the other. What decodes every answer has a
 * core of its own full before a bare server has; this reads the head and counts the bytes of the body.
 * @param {number} port
 * @param {{path: string, headers?: Record<string, string>, status?: number}[]} requests are sent in turn; `status` is
 *   what each is answered with, 200 where none is given.
 * @returns {Promise<{count: number, rate: number, p50: number, p99: number, wrong: Set<string>}>} answers, answers per
 *   second, milliseconds, and which requests had another status.
 */
export async function load(port, requests, seconds, connections = CONNECTIONS) {
  const prepared = requests.map((request) => prepare(port, request));
  const times = [];
  const wrong = new Set();
  const began = performance.now();
  const end = began + seconds * 1000;
  const onAnswer = (ms, request, status) => {
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

function prepare(port, { path, headers = {}, status = 200 }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`GET ${path} HTTP/1.1`, `Host: ${HOST}:${port}`, ...lines].join('\r\n');
  return { path, bytes: Buffer.from(head + END_OF_HEAD), status: String(status) };
}

/** One connection. Ends when `onAnswer` says so. */
function keepAsking(port, requests, first, onAnswer) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: HOST, noDelay: true });
    let turn = first;
    let request;
    let read;
    let sentAt;
    const send = () => {
      request = requests[turn % requests.length];
      turn += 1;
      read = answerReader();
      sentAt = performance.now();
      socket.write(request.bytes);
    };
    socket.once('connect', send);
    socket.once('error', reject);
    // After the last answer it was we who closed.
    socket.once('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (part) => {
      const status = read(part);
      if (!status) return;
      if (onAnswer(performance.now() - sentAt, request, status)) return send();
      resolve();
      socket.destroy();
    });
  });
}

/** Takes an answer part by part. Returns its status with the last one, null before. */
function answerReader() {
  let head = null;
  let status = null;
  let left = Number.NaN;
  let tail = '';
  return (part) => {
    let body = part;
    if (status === null) {
      head = head ? Buffer.concat([head, part]) : part;
      const at = head.indexOf(END_OF_HEAD);
      if (at === -1) return null;
      const text = head.latin1Slice(0, at);
      status = text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
      left = NO_BODY.includes(status) ? 0 : Number(/\ncontent-length: (\d+)/i.exec(text)?.[1]);
      body = head.subarray(at + END_OF_HEAD.length);
    }
    if (!Number.isNaN(left)) {
      left -= body.length;
      return left <= 0 ? status : null;
    }
    tail = (tail + body.subarray(-LAST_CHUNK.length).latin1Slice()).slice(-LAST_CHUNK.length);
    return tail === LAST_CHUNK ? status : null;
  };
}
