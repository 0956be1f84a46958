import { onLiveChange } from './live-changes';
import { canShare, joinTabs } from './live-tabs';

/** The connections that are open, the newest last. */
let sources: FakeEventSource[] = [];
let channels: FakeChannel[] = [];
const stops: (() => void)[] = [];

class FakeEventSource {
  onerror: (() => void) | undefined;
  private readonly listeners = new Map<string, (event: object) => void>();

  constructor(readonly url: string) {
    sources.push(this);
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    this.listeners.set(type, listener);
  }

  send(type: string, id = '', data: object = {}): void {
    this.listeners.get(type)?.({ data: JSON.stringify(data), lastEventId: id });
  }

  close(): void {
    sources = sources.filter((source) => source !== this);
  }
}

class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | undefined;

  constructor(readonly name: string) {
    channels.push(this);
  }

  postMessage(data: unknown): void {
    if (!channels.includes(this)) throw new DOMException('Channel is closed', 'InvalidStateError');
    const copy: unknown = JSON.parse(JSON.stringify(data));
    for (const channel of channels)
      if (channel !== this && channel.name === this.name) channel.onmessage?.({ data: copy });
  }

  close(): void {
    channels = channels.filter((channel) => channel !== this);
  }
}

/**
 * One lock for each name, given to the next in line. As in Chromium, an abort in the moment of the grant comes too late:
 * the callback runs all the same.
 */
class FakeLocks {
  private readonly held = new Map<string, Promise<unknown>>();

  async request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
    const before = this.held.get(name);
    const turn = (before ?? Promise.resolve()).then(() =>
      before && signal.aborted ? undefined : work(),
    );
    this.held.set(name, turn);
    await turn;
  }
}

const settled = () => jest.advanceTimersByTimeAsync(0);

/** A tab, with what it was told. */
async function newTab(user = 'ana', since?: number) {
  const tab = { live: false, leave: () => {} };
  const setLive = (live: boolean) => {
    tab.live = live;
  };
  tab.leave = joinTabs(user, setLive, since);
  stops.push(tab.leave);
  await settled();
  return tab;
}

const heard: unknown[] = [];
const only = () => {
  expect(sources).toHaveLength(1);
  return sources[0] as FakeEventSource;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  Object.assign(globalThis, { EventSource: FakeEventSource, BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  heard.length = 0;
  stops.push(onLiveChange((change) => heard.push(change)));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await settled();
  expect(sources).toEqual([]);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('two tabs have one connection, and both hear what comes', async () => {
  const [first, second] = [await newTab(), await newTab()];
  only().send('ready', '4');
  expect([first.live, second.live]).toEqual([true, true]);
  // Each of them reads again what it had before it listened.
  expect(heard.splice(0)).toEqual([{ type: 'everything' }, { type: 'everything' }]);
  only().send('meeting', '5', { id: 'm1' });
  const meeting = { type: 'meeting', id: 'm1' };
  expect(heard.splice(0)).toEqual([meeting, meeting]);
  only().send('heartbeat');
  expect(heard).toEqual([]);
});

test('a tab that comes later reads again what it has, and hears the rest', async () => {
  await newTab();
  only().send('ready', '4');
  heard.length = 0;
  const later = await newTab();
  expect(later.live).toBe(true);
  expect(heard.splice(0)).toEqual([{ type: 'everything' }]);
  only().send('notification', '5');
  expect(heard.splice(0)).toEqual([{ type: 'notification' }, { type: 'notification' }]);
});

test('a tab that knows the last event before its page was read reads nothing again', async () => {
  await newTab('ana', 4);
  expect(only().url).toMatch(/\?since=4$/);
  only().send('heartbeat');
  const later = await newTab('ana', 4);
  expect(later.live).toBe(true);
  expect(heard).toEqual([]);
  only().send('meeting', '5', { id: 'm1' });
  const meeting = { type: 'meeting', id: 'm1' };
  expect(heard.splice(0)).toEqual([meeting, meeting]);
  // Its page was read a moment before the event that the others have heard of.
  await newTab('ana', 4);
  expect(heard).toEqual([{ type: 'everything' }]);
});

test('when the tab with the connection goes, the next one goes on after the last event', async () => {
  const [first, second] = [await newTab(), await newTab()];
  only().send('ready', '4');
  only().send('notification', '5');
  first.leave();
  await settled();
  expect(only().url).toMatch(/\?since=5$/);
  heard.length = 0;
  only().send('notification', '6');
  expect(heard).toEqual([{ type: 'notification' }]);
  expect([first.live, second.live]).toEqual([false, true]);
});

test('a tab that leaves while it is given the connection keeps it from nobody', async () => {
  joinTabs('ana', () => {})();
  const next = await newTab();
  only().send('ready', '4');
  expect(next.live).toBe(true);
});

test('each user has a connection of their own', async () => {
  await newTab('ana');
  await newTab('ben');
  expect(sources).toHaveLength(2);
});

test('a lost connection is made again after the last event, at most three seconds later', async () => {
  const [first, second] = [await newTab(), await newTab()];
  only().send('ready', '7');
  for (const delay of [250, 500, 1_000, 2_000, 3_000, 3_000]) {
    only().onerror?.();
    expect([first.live, second.live]).toEqual([false, false]);
    expect(sources).toEqual([]);
    await jest.advanceTimersByTimeAsync(delay);
    expect(only().url).toMatch(/\?since=7$/);
  }
  only().send('heartbeat');
  expect([first.live, second.live]).toEqual([true, true]);
  only().onerror?.();
  await jest.advanceTimersByTimeAsync(250);
  only();
});

test('where streaming does not work it is tried only now and then, and at once when the network is back', async () => {
  await newTab();
  for (let n = 0; n < 11; n += 1) {
    only().onerror?.();
    await jest.advanceTimersByTimeAsync(n < 10 ? 3_000 : 59_000);
  }
  expect(sources).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  only().onerror?.();
  window.dispatchEvent(new Event('online'));
  only();
});

test('a connection over which nothing comes is made again', async () => {
  const tab = await newTab();
  only().send('ready', '1');
  const silent = only();
  await jest.advanceTimersByTimeAsync(40_000);
  expect(tab.live).toBe(false);
  await jest.advanceTimersByTimeAsync(250);
  expect(only()).not.toBe(silent);
});

test('a tab that hears nothing of the one with the connection asks by itself', async () => {
  const [, second] = [await newTab(), await newTab()];
  only().send('ready', '1');
  const [leading] = channels as [FakeChannel];
  jest.spyOn(leading, 'postMessage').mockImplementation(() => {});
  await jest.advanceTimersByTimeAsync(39_000);
  only().send('heartbeat');
  expect(second.live).toBe(true);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(second.live).toBe(false);
});

test('a tab that slept reads everything again', async () => {
  const [, second] = [await newTab(), await newTab()];
  only().send('ready', '1');
  const asleep = channels.pop() as FakeChannel;
  only().send('notification', '2');
  channels.push(asleep);
  heard.length = 0;
  only().send('heartbeat');
  expect(heard).toEqual([{ type: 'everything' }]);
  expect(second.live).toBe(true);
});

test('after events that are gone everything is read again', async () => {
  await newTab();
  only().send('ready', '1');
  heard.length = 0;
  only().send('reset', '90');
  expect(heard).toEqual([{ type: 'everything' }]);
  only().onerror?.();
  await jest.advanceTimersByTimeAsync(250);
  expect(only().url).toMatch(/\?since=90$/);
});

test('when the session is over nobody connects again', async () => {
  const tab = await newTab();
  only().send('ready', '1');
  heard.length = 0;
  only().send('end');
  expect(heard).toEqual([{ type: 'notification' }]);
  expect(tab.live).toBe(false);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(sources).toEqual([]);
});

test('a browser that cannot share connects nothing', () => {
  expect(canShare()).toBe(true);
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  expect(canShare()).toBe(false);
});
