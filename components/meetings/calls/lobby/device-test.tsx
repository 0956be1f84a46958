'use client';

import { X } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import { CallAdvice } from '@/components/meetings/call-advice';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { LevelMeter } from '@/lib/client/meetings/calls/checks/level-meter';
import { createLocalMedia } from '@/lib/client/meetings/calls/local-media';
import { useLocalMedia } from '@/lib/client/meetings/calls/use-call';
import type { CallRole } from '@/lib/domain/meetings/calls';
import { Checks } from './checks';
import { DeviceButtons } from './device-buttons';
import { DeviceHelp } from './device-help';
import { DeviceSelects } from './device-selects';
import { Preview } from './preview';

interface DeviceTestProps {
  role: CallRole;
  onClose: () => void;
}

export function DeviceTest({ role, onClose }: DeviceTestProps) {
  const [media] = useState(createLocalMedia);
  useEffect(() => {
    void media.start();
    return () => media.stop();
  }, [media]);
  const devices = useLocalMedia(media);
  const { microphoneTrack } = devices;
  const meter = useMemo(() => new LevelMeter(microphoneTrack), [microphoneTrack]);
  return (
    <section
      aria-labelledby="device-test"
      className="on-dark @container mt-5 rounded bg-teal-950 p-4 text-white sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 id="device-test" ref={focusOnMount} tabIndex={-1} className="flex-[1_1_8rem] text-xl">
          Camera and microphone
        </h2>
        <Button variant="quiet-on-dark" className="-mt-2 -mr-2" onClick={onClose}>
          <Icon of={X} className="size-5" />
          End the test
        </Button>
      </div>
      <p className="mt-1 mb-4 text-teal-100">Only you see and hear this.</p>
      <CallAdvice onDark className="mb-4" />
      <Preview
        me={{ role, display_name: 'You', picture_url: null }}
        devices={devices}
        meter={meter}
      />
      <DeviceButtons media={media} devices={devices} />
      <DeviceHelp devices={devices} />
      <Checks devices={devices} meter={meter} />
      <div className="mt-4">
        <DeviceSelects media={media} devices={devices} />
      </div>
    </section>
  );
}
