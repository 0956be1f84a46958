import sharp from 'sharp';
import { MAX_PIXELS } from '@/lib/domain/platform/files/upload-limits';
import { oneAtATime, openUpright } from './service';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png({ compressionLevel: 1 })
    .toBuffer();

test('the decoder keeps nothing and has one thread', async () => {
  await sharp(await blank(100, 100))
    .jpeg()
    .toBuffer();
  expect(sharp.concurrency()).toBe(1);
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } });
});

test('24 million pixels are read, a row more is refused as such', async () => {
  const whole = await openUpright(await blank(6000, 4000), 'picture');
  expect((await whole.resize(60).toBuffer({ resolveWithObject: true })).info.height).toBe(40);
  const message = 'At most 24 million pixels. Please choose a smaller picture.';
  await expect(openUpright(await blank(6000, 4001), 'picture')).rejects.toMatchObject({
    key: 'too_many_pixels',
    message,
    fields: { picture: message },
  });
  expect(MAX_PIXELS).toBe(24_000_000);
});

test('one is worked on at a time, in the order of asking, and a failure holds nobody up', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
    if (name === 'b') throw new Error('b');
    return name;
  };
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((name) => oneAtATime(work(name))));
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('where forty wait nobody else does', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const waiting = Array.from({ length: 40 }, () => oneAtATime(() => gate));
  await expect(oneAtATime(() => gate)).rejects.toMatchObject({
    key: 'unavailable',
    retryAfter: expect.any(Number),
  });
  open();
  await Promise.all(waiting);
  await oneAtATime(async () => {});
});
