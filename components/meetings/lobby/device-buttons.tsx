'use client';

import { type IconNode, Mic, MicOff, Sparkles, Video, VideoOff } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import type {
  DeviceState,
  LocalMedia,
  LocalMediaSnapshot,
} from '@/lib/client/meetings/calls/types';
import { isFailed } from './check-labels';

interface DeviceButtonsProps {
  media: LocalMedia;
  devices: LocalMediaSnapshot;
}

/** Each says what a press does. */
export function DeviceButtons({ media, devices }: DeviceButtonsProps) {
  const { microphone, camera, blur } = devices;
  return (
    <fieldset aria-label="Your devices" className="mt-4 short:mt-3 flex justify-center gap-4">
      <DeviceButton
        state={microphone}
        device="microphone"
        icons={[Mic, MicOff]}
        labels={['Mute', 'Unmute']}
        onPress={(on) => void media.setMicrophone(on)}
      />
      <DeviceButton
        state={camera}
        device="camera"
        icons={[Video, VideoOff]}
        labels={['Camera off', 'Camera on']}
        onPress={(on) => void media.setCamera(on)}
      />
      {blur !== 'unavailable' && (
        <RoundButton
          icon={Sparkles}
          lit={blur === 'on'}
          pressed={blur === 'on'}
          onClick={() => void media.setBlur(blur === 'off')}
        >
          Blur
        </RoundButton>
      )}
    </fieldset>
  );
}

interface DeviceButtonProps {
  state: DeviceState;
  device: string;
  /** While it is on, while it is off. */
  icons: readonly [IconNode, IconNode];
  labels: readonly [string, string];
  onPress: (on: boolean) => void;
}

function DeviceButton({ state, device, icons, labels, onPress }: DeviceButtonProps) {
  const isOn = state === 'on' || state === 'asking';
  const failed = isFailed(state);
  const at = isOn ? 0 : 1;
  return (
    <RoundButton
      icon={icons[at]}
      lit={!isOn}
      busy={state === 'asking'}
      onClick={() => onPress(!isOn)}
    >
      {failed ? (
        <>
          Try again<span className="sr-only">: {device}</span>
        </>
      ) : (
        labels[at]
      )}
    </RoundButton>
  );
}

interface RoundButtonProps {
  icon: IconNode;
  /** White, as what is not as usual. */
  lit: boolean;
  busy?: boolean;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function RoundButton({ icon, lit, busy = false, pressed, onClick, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className="group grid w-18 justify-items-center gap-1 rounded text-xs whitespace-nowrap text-teal-50"
    >
      <span
        className={classNames(
          'grid size-12 place-items-center rounded-full transition-colors sm:size-13 short:size-12',
          lit
            ? 'bg-white text-teal-950 group-hover:bg-teal-100'
            : 'bg-teal-800 text-white group-hover:bg-teal-700',
        )}
      >
        <Icon of={icon} className="size-5" />
      </span>
      <span>{children}</span>
    </button>
  );
}
