import type { ReactNode, Ref } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { CallSnapshot, LocalMediaSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import { awaited, namesOf } from './call-names';
import { OwnTile } from './own-tile';
import { PersonTile } from './person-tile';

interface StageProps {
  call: CallSnapshot;
  media: LocalMediaSnapshot;
  video: VideoCall;
  /** Of the other person, or of what is shared. */
  mainVideo: Ref<HTMLVideoElement>;
  /** In place of the others while nobody is there. */
  waiting: ReactNode;
}

/** Two beside each other where the window is wide, else below each other. */
const TILES = [
  'size-full',
  'size-full',
  'grid size-full grid-rows-2 gap-2 landscape:grid-cols-2 landscape:grid-rows-1 sm:gap-3',
];

/** The others large, oneself small; what is shared is shown whole, and covered by nobody. */
export function Stage(props: StageProps) {
  const { call, media, video, mainVideo, waiting } = props;
  const { people, screen } = call;
  const me = video.people.find(({ role }) => role === video.role);
  const sharer = people.find(({ state, quality }) => state.sharing && quality !== 'audio_only');
  const own = (className: string) =>
    me && <OwnTile me={me} media={media} screen={screen} className={className} />;
  if (sharer) {
    return (
      <div className="flex size-full flex-col-reverse gap-2 sm:gap-3 landscape:flex-row">
        <div className="min-h-0 min-w-0 flex-1">
          <PersonTile person={sharer} video={mainVideo} />
        </div>
        <div className="flex h-24 shrink-0 gap-2 sm:h-32 sm:gap-3 landscape:h-auto landscape:w-32 landscape:flex-col landscape:lg:w-48">
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
      <div className={TILES[people.length] ?? TILES[2]}>
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

/** Whom the reader still waits for while somebody else is there; null for nobody. */
export function missing({ people }: CallSnapshot, video: VideoCall): string | null {
  if (people.length === 0) return null;
  const here = new Set(people.map(({ role }) => role));
  const absent = awaited(video).filter(({ role }) => !here.has(role));
  if (absent.length === 0) return null;
  return `${namesOf(absent)} ${absent.length > 1 ? 'are' : 'is'} not here yet`;
}
