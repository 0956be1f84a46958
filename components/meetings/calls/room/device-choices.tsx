'use client';

import { Mic, Video, Volume2 } from 'lucide';
import { SelectField } from '@/components/ui/forms/select';
import { Switch } from '@/components/ui/forms/switch';
import type { LocalMedia, LocalMediaSnapshot } from '@/lib/client/meetings/calls/call-interfaces';

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

/** Which microphone, camera and speaker are used, changed without leaving the call. */
export function DeviceChoices({ media, devices, onFailure }: DeviceChoicesProps) {
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
          label="Blur my background"
          checked={blur === 'on'}
          onChange={({ target }) => change(media.setBlur(target.checked), 'The background')}
        />
      )}
    </div>
  );
}
