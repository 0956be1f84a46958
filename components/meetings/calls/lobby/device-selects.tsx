'use client';

import { type IconNode, Mic, Video, Volume2 } from 'lucide';
import { useId, useState } from 'react';
import { Select } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/icons/icon';
import type { LocalMedia, LocalMediaSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import { canChooseSpeaker } from '@/lib/client/meetings/calls/local-media';

interface DeviceSelectsProps {
  media: LocalMedia;
  devices: LocalMediaSnapshot;
}

export function DeviceSelects({ media, devices }: DeviceSelectsProps) {
  const { cameras, microphones, speakers, chosen } = devices;
  return (
    <div className="flex flex-wrap gap-4">
      <DeviceSelect
        icon={Video}
        name="Camera"
        list={cameras}
        chosen={chosen.camera}
        onChoose={(id) => media.choose('camera', id)}
      />
      <DeviceSelect
        icon={Mic}
        name="Microphone"
        list={microphones}
        chosen={chosen.microphone}
        onChoose={(id) => media.choose('microphone', id)}
      />
      {canChooseSpeaker() && (
        <DeviceSelect
          icon={Volume2}
          name="Speaker"
          list={speakers}
          chosen={chosen.speaker}
          onChoose={(id) => media.choose('speaker', id)}
        />
      )}
    </div>
  );
}

const NONE = {
  Camera: 'No camera yet',
  Microphone: 'No microphone yet',
  Speaker: 'As your browser chooses',
};

interface DeviceSelectProps {
  icon: IconNode;
  name: keyof typeof NONE;
  list: readonly MediaDeviceInfo[];
  chosen: string | undefined;
  onChoose: (deviceId: string) => Promise<void>;
}

function DeviceSelect({ icon, name, list, chosen, onChoose }: DeviceSelectProps) {
  const id = useId();
  const [failed, setFailed] = useState(false);
  const choose = (deviceId: string) => {
    setFailed(false);
    onChoose(deviceId).catch(() => setFailed(true));
  };
  return (
    <div className="min-w-0 flex-[1_1_12rem]">
      <label
        htmlFor={id}
        className="mb-1.5 flex items-center gap-2 text-sm font-medium text-teal-100"
      >
        <Icon of={icon} className="size-4" />
        {name}
      </label>
      <Select
        onDark
        id={id}
        value={list.some(({ deviceId }) => deviceId === chosen) ? chosen : list[0]?.deviceId}
        aria-describedby={failed ? `${id}-error` : undefined}
        disabled={list.length === 0}
        onChange={(event) => choose(event.target.value)}
      >
        {list.length === 0 && <option>{NONE[name]}</option>}
        {list.map(({ deviceId, label }, at) => (
          <option key={deviceId} value={deviceId}>
            {label || `${name} ${at + 1}`}
          </option>
        ))}
      </Select>
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-amber-300 empty:hidden">
        {failed && 'It did not open. The one before is used.'}
      </p>
    </div>
  );
}
