import { Volume2, WifiOff } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { classNames } from '@/components/ui/class-names';
import { initials } from '@/components/ui/display/avatar';
import { SafeImage } from '@/components/ui/display/safe-image';
import { Icon } from '@/components/ui/icons/icon';
import type {
  CallSnapshot,
  ConnectionQuality,
  LocalMediaSnapshot,
  RemotePerson,
} from '@/lib/client/meetings/calls/call-interfaces';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import { LiveVideo } from '../picture/live-video';
import { NameLabel } from '../picture/name-label';
import { OwnTile } from '../picture/own-tile';
import { SharedScreen } from '../picture/shared-screen';
import { awaited, namesOf, personName } from './call-names';

interface StageProps {
  call: CallSnapshot;
  media: LocalMediaSnapshot;
  video: VideoCall;
  mainVideo: Ref<HTMLVideoElement>;
  waiting: ReactNode;
}

const TILES = [
  'size-full',
  'size-full',
  'grid size-full grid-rows-2 gap-2 landscape:grid-cols-2 landscape:grid-rows-1 sm:gap-3',
  'grid size-full grid-rows-3 gap-2 landscape:grid-cols-3 landscape:grid-rows-1 sm:gap-3',
];

/** The others large, oneself small; a shared screen is shown whole, and nothing covers it. */
export function Stage(props: StageProps) {
  const { call, media, video, mainVideo, waiting } = props;
  const { people, screen } = call;
  const me = video.people.find(({ role }) => role === video.role);
  const sharer = sharerOf(call);
  const own = (className: string) =>
    me && <OwnTile me={me} media={media} screen={screen} className={className} />;
  if (sharer?.stream) {
    return (
      <div className="flex size-full flex-col-reverse gap-2 sm:gap-3 landscape:flex-row theatre:gap-1">
        <div className="min-h-0 min-w-0 flex-3">
          <SharedScreen
            key={sharer.role}
            name={personName(sharer)}
            stream={sharer.stream}
            microphone={sharer.state.microphone}
            note={<TileNote quality={sharer.quality} name={personName(sharer)} />}
            video={mainVideo}
          />
        </div>
        <div className="flex min-h-24 flex-1 gap-2 max-sm:max-h-56 sm:gap-3 sm:portrait:max-h-40 landscape:w-32 landscape:flex-none landscape:flex-col landscape:lg:w-48 theatre:w-28 theatre:gap-1">
          {people.map((person) => (
            <div key={person.role} className={STRIP}>
              <PersonTile person={person} small />
            </div>
          ))}
          {own(classNames('relative', STRIP))}
        </div>
      </div>
    );
  }
  return (
    <>
      {people.length === 0 && waiting}
      <div className={TILES[people.length] ?? TILES[3]}>
        {people.map((person, at) => (
          <PersonTile key={person.role} person={person} video={at === 0 ? mainVideo : undefined} />
        ))}
      </div>
      {own(OVERLAY)}
    </>
  );
}

const STRIP = 'min-h-0 min-w-0 flex-1 landscape:max-h-36';

const OVERLAY =
  'absolute top-3 right-3 z-10 aspect-3/4 w-24 sm:top-4 sm:right-4 sm:aspect-video sm:w-52 short:aspect-video short:w-32';

export function sharerOf({ people }: CallSnapshot): RemotePerson | undefined {
  return people.find(
    ({ state, quality }) => state.sharing && quality !== 'audio_only' && !isUnconnected(quality),
  );
}

/** Returns the name of the person still missing while another one is in the call; null if none is missing. */
export function missing({ people }: CallSnapshot, video: VideoCall): string | null {
  if (people.length === 0) return null;
  const here = new Set(people.map(({ role }) => role));
  const absent = awaited(video).filter(({ role }) => !here.has(role));
  if (absent.length === 0) return null;
  return `${namesOf(absent)} ${absent.length > 1 ? 'are' : 'is'} not here yet`;
}

interface PortraitProps {
  name: string;
  pictureUrl: string | null;
  square: boolean;
  small: boolean;
}

interface PersonTileProps {
  person: RemotePerson;
  /** Small, beside a shared screen and without it. */
  small?: boolean;
  video?: Ref<HTMLVideoElement>;
}

function PersonTile({ person, small = false, video }: PersonTileProps) {
  const { role, displayName, pictureUrl, state, quality, stream } = person;
  const name = personName(person);
  const moves = stream && quality !== 'audio_only' && state.camera && !state.sharing;
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
      {moves && <LiveVideo stream={stream} video={video} label={`Video of ${name}`} fit="fill" />}
      {!small && <TileNote quality={quality} name={name} />}
      <NameLabel name={name} microphone={state.microphone} look={small ? 'small' : 'large'} />
    </figure>
  );
}

const NOTE =
  'absolute inset-x-3 bottom-14 z-10 mx-auto flex w-fit items-center gap-2 rounded bg-teal-950 px-4 py-2.5 text-sm';

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
  if (isUnconnected(quality)) return <Unconnected quality={quality} name={name} />;
  if (quality !== 'audio_only') return null;
  return (
    <p className={NOTE}>
      <Icon of={Volume2} className="size-4.5" />
      Sound only: the connection is too weak for pictures.
    </p>
  );
}

function Unconnected({ quality, name }: { quality: keyof typeof UNCONNECTED; name: string }) {
  return (
    <div className="absolute inset-x-3 bottom-14 z-10 mx-auto grid w-fit max-w-md gap-1 rounded bg-teal-950 px-4 py-3 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <Icon of={WifiOff} className="size-5 text-amber-300" />
        <span>{name} is here, but cannot be connected</span>
      </p>
      <p className="text-teal-100">{UNCONNECTED[quality]}</p>
    </div>
  );
}

const UNCONNECTED = {
  unreached:
    'We keep trying. Another network or another browser may help, on either side. Messages work meanwhile.',
  unable:
    'This browser makes no video calls. Open this page in another browser, or on another device: the call moves there. Messages work meanwhile.',
  other_unable:
    'The browser on the other side makes no video calls, and says so there. Messages work meanwhile.',
};

function isUnconnected(quality: ConnectionQuality): quality is keyof typeof UNCONNECTED {
  return quality in UNCONNECTED;
}

/** Placeholder without a video, as large as the stage asks for. The name is shown beside it. */
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
