'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useCall } from '@/lib/client/meetings/calls/use-call';
import { useLocalMedia } from '@/lib/client/meetings/calls/use-local-media';
import { meetingQuery } from '@/lib/client/meetings/meetings';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { SITE } from '@/lib/site';
import { callTimes } from './call-clock';
import { CallControls } from './call-controls';
import { CallMore } from './call-more';
import { withWhom } from './call-names';
import type { CallScreenProps } from './call-props';
import { Captions } from './captions';
import { connectionLabel } from './connection-label';
import { MessagesPanel } from './messages-panel';
import type { MoreView } from './more-drawer';
import { RemoteSound } from './remote-sound';
import { missing, Stage } from './stage';
import { TopBar } from './top-bar';
import { useCallActions } from './use-call-actions';
import { useCallCaptions } from './use-call-captions';
import { useCallTitle } from './use-call-title';
import { useCaptions } from './use-captions';
import { useMessagesPanel } from './use-messages-panel';
import { usePictureInPicture } from './use-picture-in-picture';
import { useShortcuts } from './use-shortcuts';
import { useUnread } from './use-unread';
import { useWakeLock } from './use-wake-lock';
import { useWasMet } from './use-was-met';
import { Waiting } from './waiting';

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
            {...{ video, mainVideo }}
            call={now}
            media={devices}
            waiting={<Waiting phase={now.phase} meeting={meeting} {...{ video, wasMet }} />}
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
            {...{ meeting, side }}
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
        {...{ view, video, meeting, side, media, devices, actions, say, pictureInPicture }}
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
