import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CallScreen } from '@/components/meetings/calls/room/call-screen';
import type { CallSnapshot, LocalMediaSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import { meetingKeys } from '@/lib/client/meetings/meetings';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { CallRole } from '@/lib/domain/meetings/calls';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { NOW, shownMeeting } from '@/lib/testing/shown-meeting';
import { FakeCall, FakeMedia, videoCallOf } from './fake-call';

/** Simulated browser features that the test environment lacks. */
export const browser = {
  /** From `lg` on. */
  wide: false,
  /** Whether sound is played without a press. */
  plays: true,
  /** Speakers that sound was sent to. */
  sinks: [] as string[],
};

/** Stands in for media in jsdom, before each test of a file. */
export function fakeBrowser(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
    Object.assign(browser, { wide: false, plays: true, sinks: [] });
    Object.assign(window, {
      MediaStream: class extends EventTarget {},
      matchMedia: (query: string) => ({
        matches: query.includes('64rem') ? browser.wide : true,
        addEventListener() {},
        removeEventListener() {},
      }),
      IntersectionObserver: class {
        observe() {}
        disconnect() {}
      },
    });
    Object.assign(HTMLMediaElement.prototype, {
      async play() {
        if (!browser.plays) throw new DOMException('press first', 'NotAllowedError');
      },
      async setSinkId(id: string) {
        browser.sinks.push(id);
      },
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });
}

interface Opened {
  role?: CallRole;
  roles?: readonly CallRole[];
  /** Minutes since the start of the meeting. */
  minutes?: number;
  call?: Partial<CallSnapshot>;
  media?: Partial<LocalMediaSnapshot>;
  meeting?: Partial<Meeting>;
}

/** Opens the screen of a call, as the client unless it is said otherwise. */
export async function openCall(opened: Opened = {}) {
  const { role = 'client', minutes = 5 } = opened;
  const call = new FakeCall(opened.call);
  const media = new FakeMedia(opened.media);
  const video = videoCallOf(role, NOW - minutes * MINUTE_MS, opened.roles);
  const meeting =
    role === 'guest' ? null : shownMeeting(-minutes, { _id: 'm0', ...opened.meeting });
  const left = jest.fn();
  const queries = createQueryClient();
  if (meeting) queries.setQueryData(meetingKeys.detail('m0'), meeting);
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <CallScreen
        call={call}
        media={media}
        video={video}
        meeting={meeting}
        onLeft={left}
        onGoOn={left}
      />
    </QueryClientProvider>,
  );
  await pass(0);
  return { call, media, left, queries, unmount };
}

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export async function happens(event: () => void) {
  await act(async () => event());
  await pass(0);
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export async function press(name: string | RegExp) {
  fireEvent.click(button(name));
  await pass(0);
}

export async function key(name: string, on: Element = document.body) {
  fireEvent.keyDown(on, { key: name });
  await pass(0);
}
