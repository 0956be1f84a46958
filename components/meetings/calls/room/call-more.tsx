'use client';

import type { RefObject } from 'react';
import { MeetingFiles } from '@/components/meetings/files/meeting-files';
import { GuestPanel, hasGuestPanel } from '@/components/meetings/guests/guest-panel';
import type { Side } from '@/components/meetings/meeting-labels';
import { useNow } from '@/components/ui/hooks/use-now';
import type {
  CallSnapshot,
  LocalMedia,
  LocalMediaSnapshot,
} from '@/lib/client/meetings/calls/call-interfaces';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { DeviceChoices } from './device-choices';
import { MoreDrawer, type MoreView } from './more-drawer';
import { PeopleList } from './people-list';
import { ShortcutList } from './shortcut-list';
import type { CallActions } from './use-call-actions';
import { useFullScreen } from './use-full-screen';
import { type ShortcutKey, useShortcuts } from './use-shortcuts';

interface CallMoreProps {
  view: MoreView;
  onView: (view: MoreView) => void;
  returnTo: RefObject<HTMLButtonElement | null>;
  call: CallSnapshot;
  video: VideoCall;
  meeting: Meeting | null;
  side: Side;
  media: LocalMedia;
  devices: LocalMediaSnapshot;
  actions: CallActions;
  say: (text: string) => void;
  pictureInPicture: (() => void) | null;
}

/** The drawer of the call, filled with what there is for the reader and in this browser. */
export function CallMore(props: CallMoreProps) {
  const { view, onView, call, video, meeting, side, media, devices, actions, say } = props;
  const now = useNow(Date.now());
  const fullScreen = useFullScreen();
  useShortcuts({ f: fullScreen?.toggle });
  const keys: [ShortcutKey, string, unknown][] = [
    ['m', 'Mute and unmute', true],
    ['v', 'Camera on and off', true],
    ['s', 'Share your screen', actions.share],
    ['c', 'Messages', meeting],
    ['f', 'Full screen', fullScreen],
  ];
  return (
    <MoreDrawer
      {...{ view, onView, fullScreen }}
      returnTo={props.returnTo}
      share={actions.share && { on: call.screen !== null, toggle: actions.share }}
      pictureInPicture={props.pictureInPicture}
      files={meeting && <MeetingFiles {...{ meeting, side, now }} />}
      guest={
        meeting && side === 'client' && hasGuestPanel(meeting) && <GuestPanel meeting={meeting} />
      }
      people={<PeopleList {...{ video, call }} microphone={devices.microphone === 'on'} />}
      devices={<DeviceChoices {...{ media, devices }} onFailure={say} />}
      shortcuts={
        <ShortcutList
          shown={keys.filter(([, , there]) => there).map(([key, what]) => [key, what])}
        />
      }
    />
  );
}
