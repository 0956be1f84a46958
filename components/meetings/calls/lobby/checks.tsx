'use client';

import { Volume2 } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import type { LocalMediaSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import type { ConnectionCheck } from '@/lib/client/meetings/calls/checks/connection-check';
import type { LevelMeter } from '@/lib/client/meetings/calls/checks/level-meter';
import { playTestSound } from '@/lib/client/meetings/calls/checks/test-sound';
import {
  cameraCheck,
  connectionCheck,
  microphoneCheck,
  type SoundTest,
  speakerCheck,
} from './check-labels';
import { CheckRow } from './check-row';

interface ChecksProps {
  devices: LocalMediaSnapshot;
  meter: LevelMeter;
  connection: ConnectionCheck;
  relayOnly: boolean;
}

/** What works, in words; nothing is promised that was not tried. */
export function Checks({ devices, meter, connection, relayOnly }: ChecksProps) {
  const hearing = useSyncExternalStore(
    meter.subscribe,
    () => meter.hearing,
    () => 'unknown' as const,
  );
  return (
    <ul className="mt-4 divide-y divide-teal-800 border-y border-teal-800">
      <CheckRow name="Camera" result={cameraCheck(devices.camera)} />
      <CheckRow name="Microphone" result={microphoneCheck(devices.microphone, hearing)} />
      <SpeakerRow speaker={devices.chosen.speaker} />
      <CheckRow name="Connection" result={connectionCheck(connection)}>
        {connection === 'no_relay' && (
          <p className="mt-1 text-sm text-teal-100">
            {relayOnly
              ? 'Without it, the call cannot connect while your network address is hidden.'
              : 'The call still works where a direct connection is possible.'}
          </p>
        )}
      </CheckRow>
    </ul>
  );
}

function SpeakerRow({ speaker }: { speaker: string | undefined }) {
  const [test, setTest] = useState<SoundTest>('not_played');
  const play = async () => {
    setTest('playing');
    try {
      await playTestSound(speaker);
      setTest('played');
    } catch {
      setTest('failed');
    }
  };
  return (
    <CheckRow
      name="Speaker"
      result={speakerCheck(test)}
      resultBelow={test !== 'not_played'}
      action={
        <Button
          variant="outline-on-dark"
          size="small"
          className="-my-1.5 shrink-0"
          aria-disabled={test === 'playing'}
          onClick={test === 'playing' ? undefined : play}
        >
          <Icon of={Volume2} className="size-5" />
          Play a test sound
        </Button>
      }
    />
  );
}
