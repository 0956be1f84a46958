/** @alone Replaces parts of the browser. */
import type { CallRole } from '@/lib/domain/meetings/calls';
import {
  CallServer,
  FakeEventSource,
  failure,
  MEETING,
  person,
  reply,
  sources,
} from '@/lib/testing/calls/call-server';
import {
  FakeMediaStream,
  FakePeerConnection,
  FakeTrack,
} from '@/lib/testing/calls/fake-peer-connection';
import { startCall } from './call';
import type { Call, LocalMedia, LocalMediaSnapshot } from './call-interfaces';

const OFFER = { type: 'offer', sdp: 'theirs' };
const ALL_OFF = { microphone: false, camera: false, sharing: false };

class FakeMedia implements Pick<LocalMedia, 'start' | 'stop' | 'subscribe' | 'snapshot'> {
  readonly microphoneTrack = new FakeTrack('audio');
  started = 0;
  stopped = 0;
  private camera: FakeTrack | null = null;
  private readonly listeners = new Set<() => void>();

  subscribe(listener: () => void) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  snapshot() {
    const { microphoneTrack, camera } = this;
    const states = { microphone: 'on', camera: camera ? 'on' : 'off' };
    return { ...states, microphoneTrack, cameraTrack: camera } as unknown as LocalMediaSnapshot;
  }

  setCameraTrack(camera: FakeTrack | null): void {
    this.camera = camera;
    for (const listener of this.listeners) listener();
  }

  async start() {
    this.started += 1;
  }

  stop() {
    this.stopped += 1;
  }

  get heard(): number {
    return this.listeners.size;
  }
}

const replaced: [object, string, PropertyDescriptor | undefined][] = [];
function replace(target: object, name: string, value: unknown): void {
  replaced.push([target, name, Object.getOwnPropertyDescriptor(target, name)]);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

let pages = 0;
function newName(): string {
  pages += 1;
  return `page-${pages}`;
}

let server: CallServer;
let media: FakeMedia;
let call: Call;
const beacons: string[] = [];
const getDisplayMedia = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  FakePeerConnection.made = [];
  beacons.length = 0;
  replace(globalThis, 'RTCPeerConnection', FakePeerConnection);
  replace(globalThis, 'MediaStream', FakeMediaStream);
  replace(globalThis, 'EventSource', FakeEventSource);
  replace(globalThis.crypto, 'randomUUID', newName);
  replace(navigator, 'mediaDevices', { getDisplayMedia });
  replace(navigator, 'sendBeacon', (url: string) => beacons.push(url) > 0);
});

afterEach(() => {
  call.leave();
  for (const [target, name, before] of replaced.splice(0).reverse()) {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  }
  jest.useRealTimers();
});

let eventId = 10;
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const stream = () => sources.at(-1) as FakeEventSource;
const ownSid = () => new URL(stream().url, 'http://x').searchParams.get('sid');
const connection = () => FakePeerConnection.made.at(-1) as FakePeerConnection;

async function join(role: CallRole): Promise<void> {
  server = new CallServer(role);
  media = new FakeMedia();
  replace(globalThis, 'fetch', server.fetch);
  const whole = media as unknown as LocalMedia;
  call = startCall({ meetingId: MEETING, media: whole, relayOnly: false });
  await settle();
  stream().send('ready', {}, eventId);
  await settle();
}

async function signal(from: CallRole, sid: string, kind: string, data: object, to?: string | null) {
  eventId += 1;
  stream().send('signal', { from, sid, to: to ?? null, kind, data }, eventId);
  await settle();
}

/** The other side joins, and is known to the server. */
async function meet(role: CallRole, sid = `of-${role}`): Promise<void> {
  await signal(role, sid, 'hello', { ack: false, state: { ...ALL_OFF, camera: true }, n: 1 });
  stream().send('people', { people: [person(role, sid)] });
  await settle();
}

// jitsi/jitsi-meet#13646, element-hq/element-call#3052: no WebRTC, and both waited for the other.
describe('where no connection can be made', () => {
  const here = () => call.snapshot().people.map(({ role, quality }) => [role, quality]);

  test.each([
    [
      'there is no RTCPeerConnection',
      () => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'),
    ],
    ['there is no MediaStream', () => Reflect.deleteProperty(globalThis, 'MediaStream')],
    [
      'a policy refuses to make one',
      () =>
        replace(globalThis, 'RTCPeerConnection', function refused() {
          throw new DOMException('Cannot create', 'NotAllowedError');
        }),
    ],
  ])('%s: both are there, both learn it, and it is reported as presence', async (_, take) => {
    take();
    await join('client');
    await meet('lawyer');
    expect(here()).toEqual([['lawyer', 'unable']]);
    const sent = server.posts.map(({ to, data }) => ({ to, ...((data?.state ?? data) as object) }));
    expect(sent).toContainEqual(expect.objectContaining({ to: 'of-lawyer', unable: true }));
    await signal('lawyer', 'of-lawyer', 'description', { ...OFFER, n: 2 }, ownSid());
    await settle(60_000);
    expect(server.reports.at(-1)).toMatchObject({ with: [] });
    expect(server.reports.length).toBeGreaterThanOrEqual(3);
    media.setCameraTrack(new FakeTrack('video'));
    stream().send('heartbeat');
    expect(here()).toEqual([['lawyer', 'unable']]);
  });

  test('the other side says that it cannot: it is here, and says so when it can after a reload', async () => {
    await join('lawyer');
    await signal('client', 'of-client', 'hello', {
      ack: false,
      state: { ...ALL_OFF, unable: true },
      n: 1,
    });
    stream().send('people', { people: [person('client', 'of-client')] });
    await settle();
    expect(here()).toEqual([['client', 'other_unable']]);
    await meet('client', 'reloaded');
    expect(here()).toEqual([['client', 'connecting']]);
  });

  test('one that does not come about for half a minute is said, tried on, and forgotten when it stands', async () => {
    await join('client');
    await meet('lawyer');
    await settle(29_000);
    expect(here()).toEqual([['lawyer', 'connecting']]);
    await settle(4_000);
    expect(here()).toEqual([['lawyer', 'unreached']]);
    connection().become('connected');
    expect(here()).toEqual([['lawyer', 'good']]);
    connection().become('failed');
    expect(here()).toEqual([['lawyer', 'lost']]);
  });

  test('who is there and answers nothing is known to be there', async () => {
    await join('client');
    stream().send('people', { people: [person('lawyer', 'silent')] });
    await settle();
    expect(call.snapshot()).toMatchObject({ people: [], present: ['lawyer'] });
  });
});

describe('joining', () => {
  test('says hello when the stream is ready, and is in the call then', async () => {
    await join('client');
    expect(server.events()).toEqual(['hello all']);
    expect(server.posts[0]?.data).toMatchObject({
      ack: false,
      state: { microphone: true, camera: false, sharing: false },
    });
    expect(call.snapshot()).toMatchObject({ phase: 'in_call', people: [], quality: 'good' });
  });

  test('tells the server at once and every 20 seconds how it is connected, by heartbeats too', async () => {
    await join('client');
    expect(server.reports).toEqual([{ with: [], devices: true }]);
    await settle(20_000);
    expect(server.reports).toHaveLength(2);
    await meet('lawyer');
    connection().become('connected');
    await settle(20_000);
    expect(server.reports.at(-1)).toEqual({ with: ['lawyer'], devices: true });
    connection().become('failed');
    // Timers stand still in the background.
    const before = server.reports.length;
    jest.setSystemTime(Date.now() + 15_000);
    stream().send('heartbeat');
    await settle();
    expect(server.reports.slice(before)).toEqual([{ with: [], devices: true }]);
    stream().send('heartbeat');
    await settle();
    expect(server.reports).toHaveLength(before + 1);
    expect(server.events().filter((post) => post.startsWith('state'))).toEqual([]);
  });

  test.each([60, 24 * 60])(
    'goes on to tell it when the clock of the device is set back by %i minutes',
    async (minutes) => {
      await join('lawyer');
      jest.setSystemTime(Date.now() - minutes * 60_000);
      const before = server.reports.length;
      await settle(60_000);
      expect(server.reports.length - before).toBeGreaterThanOrEqual(3);
    },
  );

  test('says nothing of a connection before it is in the call, or once it has left', async () => {
    await join('client');
    call.leave();
    await settle(60_000);
    expect(server.reports).toHaveLength(1);
  });

  test('a refusal closes the call and says why', async () => {
    server = new CallServer('client');
    media = new FakeMedia();
    server.refusal = failure(409, 'too_late');
    replace(globalThis, 'fetch', server.fetch);
    const whole = media as unknown as LocalMedia;
    call = startCall({ meetingId: MEETING, media: whole, relayOnly: true });
    await settle();
    expect(call.snapshot()).toMatchObject({ phase: 'closed', closedBecause: 'over' });
    expect(media.stopped).toBeGreaterThan(0);
    expect(sources).toHaveLength(0);
  });

  test('the lawyer answers a hello and offers; the client waits for the offer', async () => {
    await join('lawyer');
    await meet('client');
    expect(server.events()).toEqual([
      'hello all',
      'hello of-client',
      'description offer of-client',
    ]);
    expect(connection().configuration).toMatchObject({
      iceServers: [{ urls: ['turn:relay.example'] }],
      iceTransportPolicy: 'all',
    });
    call.leave();

    await join('client');
    await meet('lawyer');
    expect(server.events()).toEqual(['hello all', 'hello of-lawyer']);
    await signal('lawyer', 'of-lawyer', 'description', { ...OFFER, n: 2 }, ownSid());
    expect(server.events().at(-1)).toBe('description answer of-lawyer');
    expect(
      connection()
        .getTransceivers()
        .map(({ direction }) => direction),
    ).toEqual(['sendrecv', 'sendrecv']);
    expect(connection().getTransceivers()[0]?.sender.track).toBe(media.microphoneTrack);
  });
});

describe('negotiation', () => {
  test('the lawyer ignores an offer that meets an own one; the client takes it back', async () => {
    await join('lawyer');
    await meet('client');
    await signal('client', 'of-client', 'description', { ...OFFER, n: 2 }, ownSid());
    expect(connection().done).toEqual(['local offer']);
    call.leave();

    await join('client');
    await meet('lawyer');
    await signal('lawyer', 'of-lawyer', 'description', { ...OFFER, n: 2 }, ownSid());
    connection().restartIce();
    await settle();
    expect(connection().signalingState).toBe('have-local-offer');
    await signal('lawyer', 'of-lawyer', 'description', { ...OFFER, n: 3 }, ownSid());
    expect(connection().done.slice(-3)).toEqual(['rollback', 'remote offer', 'local answer']);
    expect(connection().signalingState).toBe('stable');
  });

  test('messages are handled one at a time, in order; one that comes again is not', async () => {
    await join('client');
    await meet('lawyer');
    const to = ownSid();
    const send = (kind: string, data: object) =>
      stream().send('signal', { from: 'lawyer', sid: 'of-lawyer', to, kind, data });
    send('description', { ...OFFER, n: 2 });
    send('candidate', { candidate: 'a', n: 3 });
    send('candidate', { candidate: 'a', n: 3 });
    send('candidate', { n: 4 });
    await settle();
    expect(connection().done).toEqual([
      'remote offer',
      'local answer',
      'candidate a',
      'candidate end',
    ]);
  });

  test('a late answer and what is meant for another page change nothing', async () => {
    await join('client');
    await meet('lawyer');
    await signal('lawyer', 'of-lawyer', 'description', { type: 'answer', sdp: 'x', n: 2 });
    await signal('lawyer', 'of-lawyer', 'description', { ...OFFER, n: 3 }, 'another-page');
    expect(connection().done).toEqual([]);
  });
});

describe('people', () => {
  test('a reloaded page gets a new connection; what comes late of the old one is ignored', async () => {
    await join('lawyer');
    await meet('client', 'first');
    const before = connection();
    await meet('client', 'second');
    expect(before.connectionState).toBe('closed');
    expect(FakePeerConnection.made).toHaveLength(2);
    await signal('client', 'first', 'hello', { ack: true, n: 9 });
    await signal('client', 'first', 'bye', {});
    expect(FakePeerConnection.made).toHaveLength(2);
    expect(call.snapshot().people).toHaveLength(1);
    await signal('client', 'second', 'bye', {});
    expect(call.snapshot().people).toEqual([]);
    expect(connection().connectionState).toBe('closed');
  });

  test('shows what the other says of itself, and its picture only while it has one', async () => {
    await join('client');
    await meet('lawyer');
    await signal('lawyer', 'of-lawyer', 'description', { ...OFFER, n: 2 }, ownSid());
    const shown = () => call.snapshot().people[0];
    expect(shown()).toMatchObject({ displayName: 'The lawyer', quality: 'connecting' });
    expect(shown()?.stream?.getTracks()).toHaveLength(2);
    await signal('lawyer', 'of-lawyer', 'state', { ...ALL_OFF, n: 3 });
    expect(shown()?.state).toEqual(ALL_OFF);
    expect(shown()?.stream?.getTracks()).toHaveLength(1);
    connection().become('connected');
    expect(shown()?.quality).toBe('good');
    await signal('lawyer', 'of-lawyer', 'state', { ...ALL_OFF, audio_only: true, n: 4 });
    expect(call.snapshot().quality).toBe('audio_only');
    connection().become('failed');
    expect(shown()?.quality).toBe('lost');
  });

  test('three people: one connection for each of the others', async () => {
    await join('client');
    await meet('guest');
    await signal('lawyer', 'of-lawyer', 'hello', { ack: false, state: ALL_OFF, n: 1 });
    stream().send('people', {
      people: [person('guest', 'of-guest'), person('lawyer', 'of-lawyer')],
    });
    expect(FakePeerConnection.made).toHaveLength(2);
    expect(call.snapshot().people.map(({ role }) => role)).toEqual(['lawyer', 'guest']);
  });

  test('a guest who is no longer invited is let go', async () => {
    await join('lawyer');
    await meet('guest');
    stream().send('people', { people: [person('client', null), person('lawyer', null)] });
    expect(connection().connectionState).toBe('closed');
    expect(call.snapshot().people).toEqual([]);
  });
});

describe('what is sent', () => {
  test('follows the camera and the screen without negotiating, and tells the others', async () => {
    await join('lawyer');
    await meet('client');
    const sender = connection().getTransceivers()[1]?.sender;
    const camera = new FakeTrack('video');
    media.setCameraTrack(camera);
    await settle();
    expect(sender?.track).toBe(camera);
    expect(server.posts.at(-1)).toMatchObject({ kind: 'state', to: null, data: { camera: true } });

    const screen = new FakeTrack('video');
    getDisplayMedia.mockResolvedValueOnce(new FakeMediaStream([screen]));
    expect(await call.shareScreen()).toBe(true);
    await settle();
    expect(sender?.track).toBe(screen);
    expect(screen.contentHint).toBe('detail');
    expect(server.posts.at(-1)?.data).toMatchObject({ camera: true, sharing: true });

    screen.onended?.();
    await settle();
    expect(sender?.track).toBe(camera);
    expect(call.snapshot().screen).toBeNull();
    expect(server.posts.at(-1)?.data).toMatchObject({ sharing: false });

    getDisplayMedia.mockRejectedValueOnce(new Error('nothing chosen'));
    expect(await call.shareScreen()).toBe(false);
    expect(connection().done).toEqual(['local offer']);
  });

  test('is tried again after failures, in order, and no sooner than the server asks', async () => {
    await join('lawyer');
    const offline = () => Promise.reject(new TypeError('offline'));
    server.next = [
      failure(500, 'internal'),
      offline,
      failure(429, 'rate_limited', { 'retry-after': '5' }),
    ];
    await meet('client');
    await settle(1_600);
    expect(server.next).toHaveLength(0);
    expect(server.events()).toEqual(['hello all']);
    await settle(4_500);
    expect(server.events()).toEqual(['hello all']);
    await settle(600);
    expect(server.events()).toEqual([
      'hello all',
      'hello of-client',
      'description offer of-client',
    ]);
  });
});

describe('recovery', () => {
  test('restarts a failed connection at once, an interrupted one after three seconds, then repeats', async () => {
    await join('client');
    await meet('lawyer');
    await signal('lawyer', 'of-lawyer', 'description', { ...OFFER, n: 2 }, ownSid());
    const restarts = () => connection().done.filter((what) => what === 'restart').length;
    connection().become('connected');
    connection().become('disconnected');
    await settle(2_900);
    expect(restarts()).toBe(0);
    await settle(200);
    expect(restarts()).toBe(1);
    const offers = () =>
      server.events().filter((what) => what.startsWith('description offer')).length;
    expect(offers()).toBe(1);
    // Nobody answered: the same offer again.
    await settle(8_000);
    expect(restarts()).toBe(1);
    expect(offers()).toBe(2);
    await signal(
      'lawyer',
      'of-lawyer',
      'description',
      { type: 'answer', sdp: 'x', n: 3 },
      ownSid(),
    );
    connection().become('connected');
    await settle(60_000);
    connection().become('failed');
    expect(restarts()).toBe(2);
  });

  test('a lost stream goes on after the last event; the connections stay', async () => {
    await join('lawyer');
    await meet('client');
    stream().onerror?.();
    await settle(2_100);
    expect(call.snapshot().phase).toBe('reconnecting');
    expect(stream().url).toContain(`since=${eventId}`);
    stream().onopen?.();
    expect(call.snapshot().phase).toBe('in_call');
    expect(call.snapshot().people).toHaveLength(1);
    expect(server.events().filter((what) => what === 'hello all')).toHaveLength(1);
    stream().send('reset', {}, 99);
    await settle();
    expect(server.events().filter((what) => what === 'hello all')).toHaveLength(2);
    // Its offer may have been lost with what was missed.
    expect(server.events().at(-1)).toBe('description offer of-client');
  });

  test('a stream that says nothing is made again', async () => {
    await join('lawyer');
    const before = stream();
    await settle(24_000);
    expect(stream()).toBe(before);
    await settle(2_000);
    expect(stream()).not.toBe(before);
  });

  test('a stream that is refused again and again asks whether there is still a permission', async () => {
    await join('lawyer');
    server.refusal = failure(409, 'meeting_cancelled');
    for (let tries = 0; tries < 4; tries += 1) {
      stream().onerror?.();
      await settle(2_000);
    }
    expect(call.snapshot()).toMatchObject({ phase: 'closed', closedBecause: 'cancelled' });
  });

  test('another tab takes the call over, and it is taken back under a new name', async () => {
    await join('client');
    await meet('lawyer');
    const before = ownSid();
    stream().send('taken_over');
    expect(call.snapshot()).toMatchObject({ phase: 'taken_over', people: [] });
    expect(connection().connectionState).toBe('closed');
    expect(media.stopped).toBe(1);
    expect(sources).toHaveLength(0);
    expect(beacons).toEqual([]);
    call.takeOver();
    await settle();
    expect(media.started).toBe(1);
    expect(ownSid()).not.toBe(before);
    stream().send('ready', {}, eventId);
    await settle();
    expect(call.snapshot().phase).toBe('in_call');
  });

  test('a page that is set aside says bye, and joins anew when it comes back', async () => {
    await join('client');
    const before = ownSid();
    window.dispatchEvent(new Event('pagehide'));
    expect(beacons).toEqual([
      `/api/v1/meeting/${MEETING}/events`,
      `/api/v1/meeting/video/${MEETING}`,
    ]);
    expect(sources).toHaveLength(0);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(ownSid()).not.toBe(before);
  });
});

test('credentials of the relay are renewed for the connections that stand', async () => {
  await join('lawyer');
  await meet('client');
  const credential = { urls: ['turn:relay.example'], username: 'new', credential: 'new' };
  const answer = { ...server.permission(), ice_servers: [credential] };
  server.refusal = () => reply(200, answer);
  await settle(50 * 60_000);
  expect(connection().configuration.iceServers).toEqual([credential]);
});

test('leaves nothing open', async () => {
  await join('lawyer');
  await meet('client');
  const screen = new FakeTrack('video');
  getDisplayMedia.mockResolvedValueOnce(new FakeMediaStream([screen]));
  await call.shareScreen();
  call.leave();
  expect(call.snapshot()).toMatchObject({ phase: 'left', people: [], screen: null });
  expect(beacons).toHaveLength(2);
  expect(connection().connectionState).toBe('closed');
  expect([screen.readyState, media.stopped > 0, media.heard]).toEqual(['ended', true, 0]);
  expect(sources).toHaveLength(0);
  await settle();
  expect(jest.getTimerCount()).toBe(0);
  const posted = server.posts.length;
  for (const type of ['online', 'pagehide', 'pageshow']) window.dispatchEvent(new Event(type));
  await settle(60_000);
  expect([server.posts.length, beacons.length, sources.length]).toEqual([posted, 2, 0]);
});
