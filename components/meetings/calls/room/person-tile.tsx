import { Volume2, WifiOff } from 'lucide';
import type { Ref } from 'react';
import { classNames } from '@/components/ui/class-names';
import { initials } from '@/components/ui/display/avatar';
import { SafeImage } from '@/components/ui/display/safe-image';
import { Icon } from '@/components/ui/icons/icon';
import type { RemotePerson } from '@/lib/client/meetings/calls/call-interfaces';
import { personName } from './call-names';
import { LiveVideo } from './live-video';
import { NameLabel } from './name-label';

interface PortraitProps {
  name: string;
  pictureUrl: string | null;
  /** Lawyers are square, everyone else is round. */
  square: boolean;
  small: boolean;
}

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
    <figure className="@container-size relative size-full overflow-hidden rounded bg-teal-800">
      <span className="absolute inset-0 grid place-items-center">
        <Portrait
          name={displayName}
          pictureUrl={pictureUrl}
          square={role === 'lawyer'}
          small={small}
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
    </figure>
  );
}

const NOTE =
  'absolute inset-x-3 bottom-14 z-10 mx-auto flex w-fit items-center gap-2 rounded bg-teal-950 px-4 py-2.5 text-sm';

/** The connection to one person, where it matters in their picture. */
function TileNote({ quality, name }: Pick<RemotePerson, 'quality'> & { name: string }) {
  if (quality === 'lost') {
    return (
      <div className="absolute inset-0 z-10 grid place-items-center bg-teal-950/60 p-3">
        <p className="flex items-center gap-2 rounded bg-teal-950 px-4 py-2.5 font-semibold">
          <Icon of={WifiOff} className="size-5 text-amber-300" />
          Connection lost. Trying again…
        </p>
      </div>
    );
  }
  if (quality === 'connecting') {
    return <p className={NOTE}>Connecting to {name}…</p>;
  }
  if (quality !== 'audio_only') return null;
  return (
    <p className={NOTE}>
      <Icon of={Volume2} className="size-4.5" />
      Sound only: the connection is too weak for pictures.
    </p>
  );
}

/** Who it is while there is no picture that moves; as large as a stage asks for. The name stands beside it. */
function Portrait({ name, pictureUrl, square, small }: PortraitProps) {
  const frame = classNames(
    'grid shrink-0 place-items-center bg-teal-100 font-semibold text-teal-900',
    square ? 'rounded' : 'rounded-full',
    small ? 'size-12' : 'size-32 text-4xl lg:size-44 lg:text-5xl short:size-28',
  );
  const letters = <span aria-hidden="true">{initials(name)}</span>;
  if (!pictureUrl) return <span className={frame}>{letters}</span>;
  return (
    <SafeImage
      src={pictureUrl}
      alt=""
      className={frame}
      width={small ? 48 : 176}
      loading="eager"
      fallback={letters}
    />
  );
}
