'use client';
import { Mic, MicOff, Video, Volume2 } from 'lucide';
import type { RefObject } from 'react';
import { MeetingFiles } from '@/components/meetings/files/meeting-files';
import { GuestPanel, hasGuestPanel } from '@/components/meetings/guests/guest-panel';
import { isAhead, type Side } from '@/components/meetings/meeting-labels';
import { Avatar } from '@/components/ui/display/avatar';
import { SelectField } from '@/components/ui/forms/select';
import { Switch } from '@/components/ui/forms/switch';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import type {
  CallSnapshot,
  LocalMedia,
  LocalMediaSnapshot,
} from '@/lib/client/meetings/calls/call-interfaces';
import { present } from '@/lib/clock';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { useFullScreen } from '../picture/use-full-screen';
import { nameOf, ROLE_WORDS } from './call-names';
import { MoreDrawer, type MoreView } from './more-drawer';
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
  onAskForGuest: () => void;
}

export function CallMore(props: CallMoreProps) {
  const { view, onView, call, video, meeting, side, media, devices, actions, say } = props;
  const now = useNow(present());
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
      onCase={meeting && actions.case}
      onAskForGuest={
        meeting && side === 'lawyer' && canAskForGuest(meeting, now) ? props.onAskForGuest : null
      }
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

/** Whether the lawyer can ask for a guest: the client has to invite, since a third person hears the conversation. */
function canAskForGuest(meeting: Meeting, now: number): boolean {
  return meeting.can_comment && meeting.guest === null && isAhead(meeting, now);
}

function ShortcutList({ shown }: { shown: readonly (readonly [ShortcutKey, string])[] }) {
  const [on, setOn] = useShortcutsOn();
  return (
    <>
      <Switch
        atEnd
        onDark
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
                <kbd className="grid size-8 place-items-center rounded-inner border border-teal-400 bg-teal-950 font-sans text-sm font-semibold uppercase">
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

interface DeviceChoicesProps {
  media: LocalMedia;
  devices: LocalMediaSnapshot;
  onFailure: (text: string) => void;
}

const KINDS = [
  { kind: 'microphone', list: 'microphones', label: 'Microphone', icon: Mic },
  { kind: 'camera', list: 'cameras', label: 'Camera', icon: Video },
  { kind: 'speaker', list: 'speakers', label: 'Speaker', icon: Volume2 },
] as const;

function DeviceChoices({ media, devices, onFailure }: DeviceChoicesProps) {
  const { chosen, blur } = devices;
  const change = (changed: Promise<void>, label: string) => {
    changed.catch(() => onFailure(`${label} could not be changed.`));
  };
  return (
    <div className="mt-3 grid gap-4">
      {KINDS.map(({ kind, list, label, icon }) => {
        const all = devices[list];
        if (all.length === 0) return null;
        return (
          <SelectField
            key={kind}
            onDark
            label={label}
            icon={icon}
            value={chosen[kind] ?? all[0]?.deviceId ?? ''}
            onChange={({ target }) => change(media.choose(kind, target.value), label)}
          >
            {all.map((device, at) => (
              <option key={device.deviceId} value={device.deviceId}>
                {device.label || `${label} ${at + 1}`}
              </option>
            ))}
          </SelectField>
        );
      })}
      {blur !== 'unavailable' && (
        <Switch
          atEnd
          onDark
          label="Blur my background"
          checked={blur === 'on'}
          onChange={({ target }) => change(media.setBlur(target.checked), 'The background')}
        />
      )}
    </div>
  );
}

interface PeopleListProps {
  video: VideoCall;
  call: CallSnapshot;
  microphone: boolean;
}

function PeopleList({ video, call, microphone }: PeopleListProps) {
  const here = new Map(call.people.map((person) => [person.role, person]));
  const known = video.people.map(({ role, display_name, picture_url }) => ({
    role,
    display_name,
    picture_url,
  }));
  // Invited after the reader joined.
  const invited = call.people
    .filter(({ role }) => known.every((person) => person.role !== role))
    .map(({ role, displayName, pictureUrl }) => ({
      role,
      display_name: displayName,
      picture_url: pictureUrl,
    }));
  return (
    <ul className="mt-2 divide-y divide-teal-700">
      {[...known, ...invited].map(({ role, display_name, picture_url }) => {
        const own = role === video.role;
        const heard = own ? microphone : here.get(role)?.state.microphone;
        return (
          <li key={role} className="flex min-h-tap items-center gap-3 py-2">
            <Avatar
              name={display_name}
              pictureUrl={picture_url}
              square={role === 'lawyer'}
              size="small"
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">
                <span>{nameOf(role, display_name)}</span>
                {own && <span>{' (you)'}</span>}
              </span>
              <span className="block text-sm text-teal-100">
                <span>{ROLE_WORDS[role]}</span>
                {heard === undefined && <span>{', not here'}</span>}
              </span>
            </span>
            {heard !== undefined && (
              <>
                <Icon
                  of={heard ? Mic : MicOff}
                  className={heard ? 'size-5 text-lime-400' : 'size-5 text-red-300'}
                />
                <span className="sr-only">{heard ? 'can be heard' : 'muted'}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
