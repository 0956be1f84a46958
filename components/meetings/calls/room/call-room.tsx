'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Side } from '@/components/meetings/meeting-labels';
import { useCall, useLocalMedia } from '@/lib/client/meetings/calls/use-call';
import { meetingQuery } from '@/lib/client/meetings/meetings';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { SITE } from '@/lib/site';
import { useResting } from '../picture/theatre';
import { usePictureInPicture } from '../picture/use-picture-in-picture';
import { CallCase } from './call-case';
import { callTimes } from './call-clock';
import { CallControls } from './call-controls';
import { CallMessages, FilesButton } from './call-messages';
import { CallMore } from './call-more';
import { withWhom } from './call-names';
import type { CallScreenProps } from './call-props';
import { connectionLabel } from './connection-label';
import type { MessageBeginning } from './message-form';
import type { MoreView } from './more-drawer';
import { RemoteSound } from './remote-sound';
import { SidePanel } from './side-panel';
import { missing, Stage, sharerOf } from './stage';
import { StatusLine, useCaptions } from './status-line';
import { TopBar } from './top-bar';
import { useCallActions } from './use-call-actions';
import { useCallCaptions } from './use-call-captions';
import { type Panels, usePanels } from './use-panels';
import { useShortcuts } from './use-shortcuts';
import { useUnread } from './use-unread';
import { useWakeLock } from './use-wake-lock';
import { Waiting } from './waiting';

const ROOM =
  'group/room on-dark fixed inset-0 z-35 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-teal-950 pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] text-white short:grid-cols-[minmax(0,1fr)_auto] short:grid-rows-[auto_minmax(0,1fr)] theatre:grid-cols-[minmax(0,1fr)] theatre:grid-rows-[minmax(0,1fr)]';

const STATUS =
  'order-last col-span-full min-h-5 text-sm font-medium lg:order-none lg:col-span-1 lg:text-center short:order-none short:col-span-1 short:text-center';

/** Text with which a lawyer asks the client to invite a guest: only the client can agree to a third person. */
const ASK_FOR_GUEST =
  'Somebody else could join this call, for instance an interpreter. If you agree, press More, then “Guest or interpreter”, and send the link to that person.';

export function CallRoom(props: CallScreenProps) {
  const { call, media, video, onLeft } = props;
  const now = useCall(call);
  const devices = useLocalMedia(media);
  const meeting = useFreshMeeting(props.meeting);
  const side = video.role === 'lawyer' ? 'lawyer' : 'client';
  const title = withWhom(video);
  const times = callTimes(video);
  const { captions, say } = useCaptions();
  const panels = usePanels(meeting !== null);
  const unread = useUnread({ meeting, side, open: panels.messages.place.open, say });
  const { begin, setBegin } = useBeginning();
  const [view, setView] = useState<MoreView>(null);
  const moreButton = useRef<HTMLButtonElement>(null);
  const more = useCallback(() => setView('more'), []);
  const actions = useCallActions({ call, media, say, onLeft, panels, more });
  const { video: mainVideo, toggle: pictureInPicture } = usePictureInPicture(say);
  const sharer = sharerOf(now);
  const resting = useResting(sharer !== undefined && captions.length === 0);
  const wasMet = useWasMet(now.people.length);
  const absent = missing(now, video);
  const connection = connectionLabel(now);
  // Elsewhere it stands beside its sign.
  const weak = connection?.matters && (
    <span className="sm:hidden short:inline">{connection.text}</span>
  );
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
    <div
      data-theatre={sharer ? '' : undefined}
      data-resting={resting ? '' : undefined}
      className={ROOM}
    >
      <TopBar
        title={title}
        status={<StatusLine captions={captions} note={absent ?? weak} className={STATUS} />}
        call={now}
        times={times}
      />
      <main
        id="main"
        className="flex min-h-0 min-w-0 gap-4 px-2 sm:px-4 short:col-start-1 short:row-start-2 short:px-3 short:pb-3 theatre:col-span-full theatre:row-span-full theatre:p-0"
      >
        <div className="relative min-w-0 flex-1">
          <Stage
            video={video}
            mainVideo={mainVideo}
            call={now}
            media={devices}
            waiting={<Waiting call={now} meeting={meeting} video={video} wasMet={wasMet} />}
          />
          <RemoteSound people={now.people} speaker={devices.chosen.speaker} />
        </div>
        {meeting && (
          <CallPanels
            meeting={meeting}
            side={side}
            panels={panels}
            begin={begin}
            onFiles={() => setView('files')}
          />
        )}
      </main>
      <CallControls
        media={devices}
        sharing={now.screen !== null}
        actions={actions}
        panels={meeting && panels}
        unread={unread}
        moreOpen={view !== null}
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
        onAskForGuest={() => {
          setBegin(ASK_FOR_GUEST);
          panels.show('messages');
        }}
        returnTo={moreButton}
      />
    </div>
  );
}

interface CallPanelsProps {
  meeting: Meeting;
  side: Side;
  panels: Panels;
  begin: MessageBeginning;
  onFiles: () => void;
}

function CallPanels({ meeting, side, panels, begin, onFiles }: CallPanelsProps) {
  return (
    <>
      <SidePanel
        place={panels.messages.place}
        title="Messages"
        closeLabel="Close messages"
        actions={<FilesButton meeting={meeting} onPress={onFiles} />}
      >
        <CallMessages meeting={meeting} side={side} begin={begin} />
      </SidePanel>
      <SidePanel place={panels.case.place} title="Case" closeLabel="Close the case">
        <CallCase meeting={meeting} side={side} />
      </SidePanel>
    </>
  );
}

/** Returns the current meeting: files and the permission to write change during the call. */
function useFreshMeeting(meeting: Meeting | null): Meeting | null {
  const { data } = useQuery({ ...meetingQuery(meeting?._id ?? ''), enabled: meeting !== null });
  return meeting && (data ?? meeting);
}

function useBeginning() {
  const [text, setBegin] = useState<string | null>(null);
  const begin = useMemo(() => ({ text, onBegun: () => setBegin(null) }), [text]);
  return { begin, setBegin };
}

/** Sets the title of the tab during the call and restores it afterwards. */
function useCallTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

function useWasMet(people: number): boolean {
  const [met, setMet] = useState(false);
  if (people > 0 && !met) setMet(true);
  return met;
}
