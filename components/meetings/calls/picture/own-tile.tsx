'use client';

import { useMemo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Avatar } from '@/components/ui/display/avatar';
import type { LocalMediaSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import type { CallPerson } from '@/lib/contract/meetings/calls';
import { LiveVideo } from '../picture/live-video';
import { NameLabel } from './name-label';

interface OwnTileProps {
  me: Pick<CallPerson, 'role' | 'display_name' | 'picture_url'>;
  media: Pick<LocalMediaSnapshot, 'cameraTrack' | 'microphone'>;
  /** The shared screen, which replaces the camera in the view of the others. */
  screen: MediaStream | null;
  className: string;
}

export function OwnTile({ me, media, screen, className }: OwnTileProps) {
  const { cameraTrack, microphone } = media;
  const camera = useMemo(
    () => (cameraTrack ? new MediaStream([cameraTrack]) : null),
    [cameraTrack],
  );
  return (
    <figure
      className={classNames(
        '@container-size overflow-hidden rounded border-2 border-teal-950 bg-teal-700',
        className,
      )}
    >
      <span className="absolute inset-0 grid place-items-center">
        <Avatar
          name={me.display_name}
          pictureUrl={me.picture_url}
          square={me.role === 'lawyer'}
          size="medium"
          loading="eager"
        />
      </span>
      {screen ? (
        <LiveVideo stream={screen} label="Your screen" fit="whole" />
      ) : (
        camera && <LiveVideo stream={camera} label="Your own picture" fit="fill" mirrored />
      )}
      <NameLabel
        name={screen ? 'Your screen' : 'You'}
        microphone={microphone === 'on'}
        look="small"
      />
    </figure>
  );
}
