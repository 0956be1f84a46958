'use client';

import type { RefObject } from 'react';
import { useSyncExternalStore } from 'react';
import { MeetingFiles } from '@/components/meetings/files/meeting-files';
import { GuestPanel, hasGuestPanel } from '@/components/meetings/guests/guest-panel';
import type { Side } from '@/components/meetings/meeting-labels';
import { Switch } from '@/components/ui/forms/switch';
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
import type { CallActions } from './use-call-actions';
import { type ShortcutKey, useShortcuts, useShortcutsOn } from './use-shortcuts';

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
      view={view}
      onView={onView}
      fullScreen={fullScreen}
      returnTo={props.returnTo}
      share={actions.share && { on: call.screen !== null, toggle: actions.share }}
      pictureInPicture={props.pictureInPicture}
      files={meeting && <MeetingFiles meeting={meeting} side={side} now={now} />}
      guest={
        meeting && side === 'client' && hasGuestPanel(meeting) && <GuestPanel meeting={meeting} />
      }
      people={<PeopleList video={video} call={call} microphone={devices.microphone === 'on'} />}
      devices={<DeviceChoices media={media} devices={devices} onFailure={say} />}
      shortcuts={
        <ShortcutList
          shown={keys.filter(([, , there]) => there).map(([key, what]) => [key, what])}
        />
      }
    />
  );
}

/** What each key does; those without a control here are left out. */
function ShortcutList({ shown }: { shown: readonly (readonly [ShortcutKey, string])[] }) {
  const [on, setOn] = useShortcutsOn();
  return (
    <>
      <Switch
        atEnd
        label="Single keys"
        help="They work while you are not typing."
        checked={on}
        onChange={({ target }) => setOn(target.checked)}
      />
      {on && (
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
          {shown.map(([key, what]) => (
            <div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
              <dt>
                <kbd className="grid size-8 place-items-center rounded-inner border border-neutral-400 bg-white font-sans text-sm font-semibold uppercase">
                  {key}
                </kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Whether the page fills the screen, and how to change it; null where the browser cannot. The whole page, dialogs included. */
function useFullScreen(): { on: boolean; toggle: () => void } | null {
  const on = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  if (typeof document === 'undefined' || !document.fullscreenEnabled) return null;
  return { on, toggle };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function toggle(): void {
  const changed = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  // Refused, for instance by a policy of the device: the page stays as it is.
  changed.catch(() => {});
}
