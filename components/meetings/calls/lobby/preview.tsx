'use client';

import { MicOff } from 'lucide';
import { useMemo, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Avatar } from '@/components/ui/display/avatar';
import { Icon } from '@/components/ui/icons/icon';
import type { DeviceState, LocalMediaSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import type { LevelMeter } from '@/lib/client/meetings/calls/checks/level-meter';
import type { CallPerson } from '@/lib/contract/meetings/calls';
import { LiveVideo } from '../picture/live-video';

const BARS = [
  [1, 'h-1.5'],
  [2, 'h-2.5'],
  [3, 'h-4'],
  [4, 'h-3'],
  [5, 'h-3.5'],
  [6, 'h-2.5'],
  [7, 'h-3'],
  [8, 'h-2'],
] as const;

interface PreviewProps {
  me: Pick<CallPerson, 'role' | 'display_name' | 'picture_url'>;
  devices: LocalMediaSnapshot;
  meter: LevelMeter;
}

export function Preview({ me, devices, meter }: PreviewProps) {
  const { camera, cameraTrack, microphone } = devices;
  return (
    <div className="@container-size relative aspect-[4/3] overflow-hidden rounded bg-teal-800 short:aspect-[9/4] @xl:aspect-video">
      {cameraTrack ? (
        <OwnPicture track={cameraTrack} />
      ) : (
        <div className="grid h-full place-content-center justify-items-center gap-3 p-4 pt-12 short:pt-4 text-center">
          <Avatar
            name={me.display_name}
            pictureUrl={me.picture_url}
            square={me.role === 'lawyer'}
            size="extra-large"
            loading="eager"
          />
          <p
            key={camera}
            className={classNames(
              'max-w-80 text-teal-50',
              // A browser that was allowed before answers in a moment.
              camera === 'asking' &&
                'animate-appear [animation-delay:700ms] [animation-fill-mode:both]',
            )}
          >
            {NO_PICTURE[camera]}
          </p>
        </div>
      )}
      <p className="absolute top-3 left-3 flex max-w-[calc(100%-1.5rem)] items-center gap-2 rounded bg-teal-950 px-3 py-1.5 text-sm font-medium">
        {microphone === 'on' ? (
          <LevelBars meter={meter} />
        ) : (
          <Icon of={MicOff} className="size-4 text-red-300" />
        )}
        <span className="truncate">{me.display_name}</span>
      </p>
    </div>
  );
}

const NO_PICTURE: Record<DeviceState, string> = {
  asking:
    'Your browser asks whether this page may use your camera and microphone. Please allow it.',
  on: '',
  off: 'Your camera is off.',
  refused: 'Your browser does not let this page use the camera.',
  missing: 'No camera was found.',
  in_use: 'Another program is using your camera.',
};

function OwnPicture({ track }: { track: MediaStreamTrack }) {
  const stream = useMemo(() => new MediaStream([track]), [track]);
  const isMirrored = track.getSettings().facingMode !== 'environment';
  return <LiveVideo stream={stream} label="Your camera picture" fit="fill" mirrored={isMirrored} />;
}

/** Level of the own microphone; hidden from screen readers, which hear it in the checks. */
function LevelBars({ meter }: { meter: LevelMeter }) {
  const level = useSyncExternalStore(
    meter.subscribe,
    () => meter.level,
    () => 0,
  );
  return (
    <span className="flex h-4 items-end gap-0.5" aria-hidden="true">
      {BARS.map(([step, height]) => (
        <span
          key={step}
          className={classNames(
            'w-1 rounded-full',
            height,
            // Colour alone: nothing is laid out again ten times a second.
            step <= level ? 'bg-lime-400' : 'bg-teal-600',
          )}
        />
      ))}
    </span>
  );
}
