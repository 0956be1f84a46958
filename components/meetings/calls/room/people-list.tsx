import { Mic, MicOff } from 'lucide';
import { Avatar } from '@/components/ui/display/avatar';
import { Icon } from '@/components/ui/icons/icon';
import type { CallSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import { nameOf, ROLE_WORDS } from './call-names';

interface PeopleListProps {
  video: VideoCall;
  call: CallSnapshot;
  /** Whether the reader can be heard. */
  microphone: boolean;
}

/** Everybody who may be in the call, and who is. */
export function PeopleList({ video, call, microphone }: PeopleListProps) {
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
    <ul className="mt-2 divide-y">
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
                {nameOf(role, display_name)}
                {own && ' (you)'}
              </span>
              <span className="block text-sm text-neutral-600">
                {ROLE_WORDS[role]}
                {heard === undefined && ', not here'}
              </span>
            </span>
            {heard !== undefined && (
              <>
                <Icon
                  of={heard ? Mic : MicOff}
                  className={heard ? 'size-5 text-teal-700' : 'size-5 text-red-700'}
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
