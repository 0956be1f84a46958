import { closeStreams } from '@/lib/server/platform/streams/open-streams';
import { newCall, presentIn, type TestCall, TestPage } from '@/lib/testing/calls';
import type { OpenStream } from '@/lib/testing/live-stream';

let call: TestCall;
let [client, lawyer]: TestPage[] = [];
const open: OpenStream[] = [];

beforeEach(async () => {
  call = await newCall();
  [client, lawyer] = [new TestPage(call, call.client), new TestPage(call, call.lawyer)];
});
afterEach(async () => {
  for (const stream of open.splice(0)) stream.leave();
  await closeStreams();
});

async function streamOf(page: TestPage | undefined, options = {}): Promise<OpenStream> {
  if (!page) throw new Error('no page');
  const stream = await page.open(options);
  expect(stream.status).toBe(200);
  open.push(stream);
  return stream;
}

test('pages find each other and pass things on, in order and never to themselves', async () => {
  const [own, theirs] = [await streamOf(client), await streamOf(lawyer)];
  await Promise.all([own.until(2), theirs.until(2)]);
  expect(own.types).toEqual(['ready', 'people']);
  expect((await client?.hello())?.status).toBe(204);
  await theirs.until(4);
  expect(theirs.events[2]).toMatchObject({
    type: 'signal',
    id: 1,
    data: { from: 'client', sid: client?.sid, to: null, kind: 'hello' },
  });
  expect(presentIn(theirs)).toEqual(['client']);
  await lawyer?.hello();
  await lawyer?.post('description', { type: 'offer', sdp: 'v=0' }, client?.sid);
  for (let n = 0; n < 5; n += 1)
    await lawyer?.post('candidate', { candidate: `c${n}` }, client?.sid);
  await own.until(11);
  const signals = own.events.filter(({ type }) => type === 'signal');
  expect(signals.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(presentIn(own)).toEqual(['client', 'lawyer']);
  expect(theirs.types.filter((type) => type === 'signal')).toHaveLength(1);
});
