import { setTimeout as sleep } from 'node:timers/promises';
import { ArrivingBody } from './arriving-body';

const KB = 1024;
const PACE = { graceMs: 100, bytesPerMs: 16, pauseMs: 3000 };

function requestOf(body: ReadableStream<Uint8Array>): Request {
  const init = { method: 'POST', body, duplex: 'half' };
  return new Request('http://127.0.0.1', init);
}

/** A body of these pieces, each after its pause. */
function request(pieces: readonly (readonly [pauseMs: number, bytes: number])[]): Request {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = left.shift();
      if (!piece) return controller.close();
      await sleep(piece[0], undefined, { ref: false });
      controller.enqueue(new Uint8Array(piece[1]));
    },
  });
  return requestOf(body);
}

async function read(body: ArrivingBody, pauseMs = 0): Promise<number> {
  for await (const _chunk of body.chunks()) if (pauseMs) await sleep(pauseMs);
  return body.received;
}

test('is counted, up to its limit', async () => {
  const pieces = [
    [0, KB],
    [0, KB],
  ] as const;
  expect(await read(new ArrivingBody(request(pieces), 2 * KB))).toBe(2 * KB);
  const small = new ArrivingBody(request(pieces), 2 * KB - 1);
  await expect(read(small)).rejects.toMatchObject({ key: 'too_large' });
});

test('that never comes is given up after a while', async () => {
  const silent = new ArrivingBody(request([[60_000, 1]]), KB, PACE);
  await expect(read(silent)).rejects.toMatchObject({ key: 'request_timeout' });
});

test('that drips is given up, however long it would go on', async () => {
  const drops = Array.from({ length: 1000 }, () => [10, 1] as const);
  const dripping = new ArrivingBody(request(drops), KB, PACE);
  await expect(read(dripping)).rejects.toMatchObject({ key: 'request_timeout' });
  expect(dripping.received).toBeLessThan(20);
});

test('may pause for as long as what came before was fast', async () => {
  const pieces = [
    [0, 64 * KB],
    [1000, KB],
  ] as const;
  expect(await read(new ArrivingBody(request(pieces), 65 * KB, PACE))).toBe(65 * KB);
});

test('never pauses for longer than a while, however much came before', async () => {
  const pieces = [
    [0, 640 * KB],
    [60_000, 1],
  ] as const;
  const stuck = new ArrivingBody(request(pieces), 641 * KB, { ...PACE, pauseMs: 50 });
  await expect(read(stuck)).rejects.toMatchObject({ key: 'request_timeout' });
});

test('is not blamed for the time in which we read nothing', async () => {
  const pieces = [
    [0, 1],
    [0, 1],
  ] as const;
  expect(await read(new ArrivingBody(request(pieces), KB, PACE), 200)).toBe(2);
});

test('that breaks off is no failure of ours', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error('aborted'));
    },
  });
  await expect(read(new ArrivingBody(requestOf(body), KB))).rejects.toMatchObject({
    key: 'invalid_input',
  });
});
