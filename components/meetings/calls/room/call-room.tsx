'use client';

import { useQuery } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useCall, useLocalMedia } from '@/lib/client/meetings/calls/use-call';
import { meetingQuery } from '@/lib/client/meetings/meetings';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { SITE } from '@/lib/site';
import { callTimes } from './call-clock';
import { CallControls } from './call-controls';
import { CallMore } from './call-more';
import { withWhom } from './call-names';
import type { CallScreenProps } from './call-props';
import { connectionLabel } from './connection-label';
import { MessagesPanel } from './messages-panel';
import type { MoreView } from './more-drawer';
import { RemoteSound } from './remote-sound';
import { missing, Stage } from './stage';
import { TopBar } from './top-bar';
import { useCallActions } from './use-call-actions';
import { useCallCaptions } from './use-call-captions';
import { usePictureInPicture } from './use-picture-in-picture';
import { useShortcuts } from './use-shortcuts';
import { useUnread } from './use-unread';
import { useWakeLock } from './use-wake-lock';
import { Waiting } from './waiting';

/** Where the messages have a column of their own: `lg` of tailwind.config.ts. */
const WIDE = '(min-width: 64rem)';

/** How long a caption stays, milliseconds. */
const CAPTION_MS = 6_000;

interface Caption {
  readonly id: number;
  readonly text: string;
}

interface CaptionsProps {
  captions: ReturnType<typeof useCaptions>['captions'];
  /** What stays for as long as it is true. */
  notes: readonly string[];
  /** What the bar above has no room to say on a phone. */
  connection: string | null;
}

const CHIP = 'w-fit max-w-full rounded bg-teal-950 px-3 py-1.5 text-sm font-medium';

/** The call while the reader is in it. */
export function CallRoom(props: CallScreenProps) {
  const { call, media, video, onLeft } = props;
  const now = useCall(call);
  const devices = useLocalMedia(media);
  const meeting = useFreshMeeting(props.meeting);
  const side = video.role === 'lawyer' ? 'lawyer' : 'client';
  const title = withWhom(video);
  const times = callTimes(video);
  const { captions, say } = useCaptions();
  const messages = useMessagesPanel(meeting !== null);
  const unread = useUnread({ meeting, side, open: messages.open, say });
  const [view, setView] = useState<MoreView>(null);
  const moreButton = useRef<HTMLButtonElement>(null);
  const more = useCallback(() => setView('more'), []);
  const actions = useCallActions({ call, media, say, onLeft, messages: messages.toggle, more });
  const { video: mainVideo, toggle: pictureInPicture } = usePictureInPicture(say);
  const wasMet = useWasMet(now.people.length);
  const absent = missing(now, video);
  const connection = connectionLabel(now);
  useCallCaptions({ call: now, media: devices, times, say });
  useCallTitle(`${unread > 0 ? `(${unread}) ` : ''}In a call: ${title} · ${SITE.name}`);
  useWakeLock();
  useShortcuts({
    m: actions.microphone,
    v: actions.camera,
    s: actions.share,
    c: meeting ? actions.messages : undefined,
  });
  return (
    <div className="on-dark fixed inset-0 z-35 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-teal-950 pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] text-white short:grid-cols-[minmax(0,1fr)_auto] short:grid-rows-[auto_minmax(0,1fr)]">
      <TopBar title={title} call={now} times={times} />
      <main
        id="main"
        className="flex min-h-0 min-w-0 gap-4 px-2 sm:px-4 short:col-start-1 short:row-start-2 short:px-3 short:pb-3"
      >
        <div className="relative min-w-0 flex-1">
          <Stage
            video={video}
            mainVideo={mainVideo}
            call={now}
            media={devices}
            waiting={<Waiting phase={now.phase} meeting={meeting} video={video} wasMet={wasMet} />}
          />
          <Captions
            captions={captions}
            notes={absent ? [absent] : []}
            connection={connection?.matters ? connection.text : null}
          />
          <RemoteSound people={now.people} speaker={devices.chosen.speaker} />
        </div>
        {meeting && (
          <MessagesPanel
            meeting={meeting}
            side={side}
            {...messages.panel}
            onFiles={() => setView('files')}
          />
        )}
      </main>
      <CallControls
        media={devices}
        sharing={now.screen !== null}
        actions={actions}
        messages={meeting && { unread, open: messages.open, panelId: messages.panel.id }}
        moreOpen={view !== null}
        messagesButton={messages.panel.returnTo}
        moreButton={moreButton}
      />
      <CallMore
        view={view}
        video={video}
        meeting={meeting}
        side={side}
        media={media}
        devices={devices}
        actions={actions}
        say={say}
        pictureInPicture={pictureInPicture}
        call={now}
        onView={setView}
        returnTo={moreButton}
      />
    </div>
  );
}

/** The meeting as it is now: files and the permission to write change while the call goes on. */
function useFreshMeeting(meeting: Meeting | null): Meeting | null {
  const { data } = useQuery({ ...meetingQuery(meeting?._id ?? ''), enabled: meeting !== null });
  return meeting && (data ?? meeting);
}

/** What happens, at the upper edge of the stage beside the own picture. */
function Captions({ captions, notes, connection }: CaptionsProps) {
  return (
    <div className="pointer-events-none absolute top-3 right-30 left-3 z-20 grid gap-2 sm:top-4 sm:right-60 sm:left-4 short:right-40">
      {connection && <p className={`${CHIP} sm:hidden`}>{connection}</p>}
      {notes.map((note) => (
        <p key={note} className={CHIP}>
          {note}
        </p>
      ))}
      <div role="status" aria-live="polite" className="grid gap-2">
        {captions.map(({ id, text }) => (
          <p key={id} className={`${CHIP} animate-appear motion-reduce:animate-none`}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The title of the tab during the call; the page's own comes back after it. */
function useCallTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** What happens in the call, shown for a moment and read out; what comes at once is one caption. */
function useCaptions() {
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const last = useRef(0);
  const say = useCallback((text: string) => {
    last.current += 1;
    const caption = { id: last.current, text };
    setCaptions((shown) => [...shown.filter((one) => one.text !== text), caption].slice(-3));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setCaptions((shown) => shown.filter((one) => one !== caption));
    }, CAPTION_MS);
    timers.current.add(timer);
  }, []);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return { captions, say };
}

/** Whether the messages are shown: beside the picture from the start where there is room, else once they are asked for. */
function useMessagesPanel(there: boolean) {
  const id = useId();
  const returnTo = useRef<HTMLButtonElement>(null);
  const wide = useMediaQuery(WIDE);
  const [asked, setAsked] = useState<boolean | null>(null);
  const open = there && (asked ?? wide);
  const toggle = useCallback(() => setAsked(!open), [open]);
  const onClose = useCallback(() => setAsked(false), []);
  useEffect(() => {
    // A sheet takes the focus by itself.
    if (asked && wide) document.getElementById(id)?.querySelector('textarea')?.focus();
  }, [asked, wide, id]);
  const panel = useMemo(() => ({ id, open, wide, returnTo, onClose }), [id, open, wide, onClose]);
  return { open, toggle, panel };
}

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether anybody else has been in the call since the reader is. */
function useWasMet(people: number): boolean {
  const [met, setMet] = useState(false);
  if (people > 0 && !met) setMet(true);
  return met;
}
