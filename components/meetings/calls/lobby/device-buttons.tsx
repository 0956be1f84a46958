'use client';

import { type IconNode, Mic, MicOff, Sparkles, Video, VideoOff } from 'lucide';
import type {
  DeviceState,
  LocalMedia,
  LocalMediaSnapshot,
} from '@/lib/client/meetings/calls/call-interfaces';
import { ControlButton } from '../room/control-button';
import { isFailed } from './check-labels';

interface DeviceButtonsProps {
  media: LocalMedia;
  devices: LocalMediaSnapshot;
}

/** Buttons whose labels say what a press does. */
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
        <ControlButton
          icon={Sparkles}
          look={blur === 'on' ? 'active' : 'plain'}
          aria-pressed={blur === 'on'}
          onClick={() => media.setBlur(blur === 'off').catch(() => {})}
        >
          Blur
        </ControlButton>
      )}
    </fieldset>
  );
}

interface DeviceButtonProps {
  state: DeviceState;
  device: string;
  icons: readonly [IconNode, IconNode];
  labels: readonly [string, string];
  onPress: (on: boolean) => void;
}

function DeviceButton({ state, device, icons, labels, onPress }: DeviceButtonProps) {
  const isOn = state === 'on' || state === 'asking';
  const failed = isFailed(state);
  const busy = state === 'asking' || undefined;
  const at = isOn ? 0 : 1;
  return (
    <ControlButton
      icon={icons[at]}
      look={isOn ? 'plain' : 'off'}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => !busy && onPress(!isOn)}
    >
      {failed ? (
        <span>
          Try again<span className="sr-only">: {device}</span>
        </span>
      ) : (
        labels[at]
      )}
    </ControlButton>
  );
}
