import { Volume2, WifiOff } from 'lucide';
import type { Ref } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Avatar } from '@/components/ui/display/avatar';
import { Icon } from '@/components/ui/icons/icon';
import type { RemotePerson } from '@/lib/client/meetings/calls/types';
import { personName } from '../words/call-names';
import { LiveVideo } from './live-video';
import { NameLabel } from './name-label';

interface PersonTileProps {
  person: RemotePerson;
  /** Beside a shared screen: the person small, without what is shared. */
  small?: boolean;
  /** For picture in picture. */
  video?: Ref<HTMLVideoElement>;
}

/** Somebody else: their picture, or who they are while there is none. */
export function PersonTile({ person, small = false, video }: PersonTileProps) {
  const { role, displayName, pictureUrl, state, quality, stream } = person;
  const name = personName(person);
  const sharing = state.sharing && !small;
  const moves = quality !== 'audio_only' && (sharing || (state.camera && !state.sharing));
  return (
    <section
      aria-label={name}
      className="@container-size relative size-full overflow-hidden rounded bg-teal-800"
    >
      <span className="absolute inset-0 grid place-items-center">
        <Avatar
          name={displayName}
          pictureUrl={pictureUrl}
          square={role === 'lawyer'}
          size={small ? 'medium' : 'huge'}
          loading="eager"
        />
      </span>
      {moves && (
        <LiveVideo
          stream={stream}
          video={video}
          label={sharing ? `Screen of ${name}` : `Video of ${name}`}
          fit={sharing ? 'whole' : 'fill'}
        />
      )}
      {!small && <TileNote quality={quality} name={name} />}
      <NameLabel
        name={sharing ? `${name}: screen` : name}
        microphone={state.microphone}
        small={small}
      />
    </section>
  );
}

const NOTE = 'absolute inset-x-3 z-10 mx-auto flex w-fit items-center gap-2 rounded px-4 py-2.5';

/** The connection to one person, where it matters in their picture. */
function TileNote({ quality, name }: Pick<RemotePerson, 'quality'> & { name: string }) {
  if (quality === 'lost') {
    return (
      <p className={classNames(NOTE, 'inset-y-0 my-auto h-fit bg-teal-950 font-semibold')}>
        <Icon of={WifiOff} className="size-5 text-amber-300" />
        Connection lost. Trying again…
      </p>
    );
  }
  if (quality === 'connecting') {
    return (
      <p className={classNames(NOTE, 'bottom-14 bg-teal-950 text-sm')}>Connecting to {name}…</p>
    );
  }
  if (quality !== 'audio_only') return null;
  return (
    <p className={classNames(NOTE, 'bottom-14 bg-teal-950 text-sm')}>
      <Icon of={Volume2} className="size-4.5" />
      Sound only: the connection is too weak for pictures.
    </p>
  );
}
