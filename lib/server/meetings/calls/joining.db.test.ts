import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { closeStreams } from '@/lib/server/platform/streams/open-streams';
import { meetingGuests } from '@/lib/server/schema/guests';
import { newCall, presentIn, TestPage, videoCallOf } from '@/lib/testing/calls';
import { newClient, newLawyer } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { storePass } from '../records/guests-service';

const SECRET = 'relay-secret-of-tests';
applySettings({
  TURN_URLS: 'stun:turn.example:3478,turn:turn.example:3478,turns:turn.example:443?transport=tcp',
  TURN_SECRET: SECRET,
});
afterEach(closeStreams);

test('its two people get what they need to join', async () => {
  const call = await newCall();
  const [own, theirs] = [new TestPage(call, call.client), new TestPage(call, call.lawyer)];
  const answer = await own.join();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(videoCallOf(answer)).toMatchObject({
    meeting_id: call.id,
    role: 'client',
    events_url: `/api/v1/meeting/${call.id}/stream`,
    people: [
      { role: 'client', display_name: 'Ana Reyes', present: false, sid: null },
      { role: 'lawyer', display_name: 'Test Lawyer', present: false, sid: null },
    ],
  });
  const { start_time, end_time, closes_at } = videoCallOf(answer);
  expect(Date.parse(end_time) - Date.parse(start_time)).toBe(30 * MINUTE_MS);
  expect(Date.parse(closes_at) - Date.parse(end_time)).toBe(30 * MINUTE_MS);
  expect(videoCallOf(await theirs.join()).role).toBe('lawyer');
});

test('the relay lets each person into each call with credentials of their own, for an hour at most', async () => {
  const calls = [await newCall(), await newCall()];
  const answers = await Promise.all(
    calls.flatMap((call) => [
      new TestPage(call, call.client).join(),
      new TestPage(call, call.lawyer).join(),
    ]),
  );
  const names = answers.map((answer) => {
    const { ice_servers, ice_expires_at } = videoCallOf(answer);
    expect(ice_servers).toHaveLength(2);
    expect(ice_servers[0]).toEqual({ urls: ['stun:turn.example:3478'] });
    const { urls, username = '', credential } = ice_servers[1] ?? { urls: [] };
    expect(urls).toEqual(['turn:turn.example:3478', 'turns:turn.example:443?transport=tcp']);
    expect(credential).toBe(createHmac('sha1', SECRET).update(username).digest('base64'));
    const until = Number(username.split(':')[0]) * 1000;
    expect(until).toBeLessThanOrEqual(Date.now() + HOUR_MS);
    expect(until).toBeGreaterThan(Date.now() + HOUR_MS - 2 * MINUTE_MS);
    expect(Math.abs(Date.parse(ice_expires_at) - until)).toBeLessThan(1000);
    return username.split(':')[1];
  });
  expect(new Set(names).size).toBe(4);
  for (const { client, lawyer, id } of calls)
    for (const secret of [client.id, lawyer.id, id]) expect(names.join()).not.toContain(secret);
});

test('they end with the call', async () => {
  const call = await newCall(59);
  const { closes_at, ice_expires_at } = videoCallOf(await new TestPage(call, call.client).join());
  expect(ice_expires_at).toBe(closes_at);
});

test('the guest whom the client invited joins by the pass alone, and is closed out when it is withdrawn', async () => {
  const call = await newCall();
  const now = new Date();
  const [guest] = await database()
    .insert(meetingGuests)
    .values({
      meetingId: call.id,
      relation: 'INTERPRETER',
      invitedName: 'Bea',
      name: 'Bea Cruz',
      consentAt: now,
      consentVersion: 1,
      acceptedAt: now,
      acceptedVersion: 1,
    })
    .returning();
  if (!guest) throw new Error('nobody was invited');
  const [pass = ''] = (await storePass(guest, now.getTime() + HOUR_MS, now.getTime())).split(';');
  const page = new TestPage(call, { cookie: pass });
  const answer = await page.join();
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(videoCallOf(answer)).toMatchObject({
    role: 'guest',
    people: [{ role: 'client' }, { role: 'lawyer' }, { role: 'guest', display_name: 'Bea Cruz' }],
  });
  const stream = await page.open();
  await stream.until(2);
  expect((await page.hello()).status).toBe(204);
  await stream.until(3);
  expect(presentIn(stream)).toEqual(['guest']);
  // With the session of somebody else beside it, too; in another call it is worth nothing.
  const other = await newCall();
  const both = { cookie: `${other.client.cookie}; ${pass}` };
  expect(videoCallOf(await new TestPage(call, both).join()).role).toBe('guest');
  expect((await new TestPage(other, { cookie: pass }).join()).status).toBe(401);
  await database().delete(meetingGuests).where(eq(meetingGuests.id, guest.id));
  for (const refused of [await page.join(), await page.hello(), await page.leave()])
    expect(refused.status).toBe(401);
  await stream.over;
  expect(stream.events.at(-1)).toMatchObject({ type: 'closed', data: { reason: 'not_allowed' } });
}, 120_000);

describe('nobody joins', () => {
  test.each([
    ['too early', -11, {}, 'too_early', /^The call opens on \w+, \w+ \d+, \d+:\d\d [AP]M PHT\.$/],
    ['too late', 61, {}, 'too_late', /over/],
    ['cancelled', 1, { status: 'CANCELLED' }, 'meeting_cancelled', /cancelled/],
    ['never confirmed', -5, { status: 'PAYMENT_PENDING' }, 'bad_transition', /not confirmed/],
    [
      ...(['by phone', 1] as const),
      { meeting: { type: 'PHONE', phone: '+639171234567' } },
      ...(['bad_transition', /by phone/] as const),
    ],
  ] as const)('what is %s', async (_what, minutesAgo, seed, key, message) => {
    const call = await newCall(minutesAgo, seed);
    const page = new TestPage(call, call.client);
    const refused = { status: 409, body: { key, message: expect.stringMatching(message) } };
    expect(await page.join()).toMatchObject(refused);
    expect(await page.hello()).toMatchObject(refused);
    expect((await page.open()).status).toBe(409);
  });

  test('who is not of the meeting', async () => {
    const call = await newCall();
    for (const other of [await newClient(), await newLawyer()]) {
      const page = new TestPage(call, other);
      const answers = [
        await page.join(),
        await page.hello(),
        await page.leave(),
        await page.open(),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    const visitor = new TestPage(call, { cookie: '' });
    const answers = [await visitor.join(), await visitor.hello(), await visitor.leave()];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  test('from ten minutes before until half an hour after, everybody else does', async () => {
    for (const minutesAgo of [-9, 59]) {
      const call = await newCall(minutesAgo);
      expect((await new TestPage(call, call.client).join()).status).toBe(200);
    }
  });
});
