'use client';
import { Check, Minus, TriangleAlert, Volume2 } from 'lucide';
import { type ReactElement, type ReactNode, useState, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import type { LocalMediaSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import type { ConnectionCheck } from '@/lib/client/meetings/calls/checks/connection-check';
import type { LevelMeter } from '@/lib/client/meetings/calls/checks/level-meter';
import { playTestSound } from '@/lib/client/meetings/calls/checks/test-sound';
import {
  type CheckResult,
  cameraCheck,
  connectionCheck,
  microphoneCheck,
  type SoundTest,
  speakerCheck,
  type Tone,
} from './check-labels';

interface ChecksProps {
  devices: LocalMediaSnapshot;
  meter: LevelMeter;
  /** Absent while there is no call to connect to. */
  connection?: ConnectionCheck;
  relayOnly?: boolean;
}

/** Results of the device checks in words; it promises nothing that was not tested. */
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
      {connection && (
        <CheckRow name="Connection" result={connectionCheck(connection)}>
          {connection === 'no_relay' && (
            <p className="mt-1 text-sm text-teal-100">
              {relayOnly
                ? 'Without it, the call cannot connect while your network address is hidden.'
                : 'The call still works where a direct connection is possible.'}
            </p>
          )}
        </CheckRow>
      )}
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

const MARKS: Record<Tone, { icon: typeof Check; look: string }> = {
  good: { icon: Check, look: 'bg-teal-700 text-lime-400' },
  bad: { icon: TriangleAlert, look: 'bg-amber-300 text-amber-950' },
  open: { icon: Minus, look: 'bg-teal-800 text-teal-100' },
};

interface CheckRowProps {
  name: string;
  result: CheckResult;
  action?: ReactElement;
  resultBelow?: boolean;
  children?: ReactNode;
}

function CheckRow({ name, result, action, resultBelow = true, children }: CheckRowProps) {
  const { icon, look } = MARKS[result.tone];
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2.5">
      <span className={classNames('grid size-7 shrink-0 place-items-center rounded-full', look)}>
        <Icon of={icon} className="size-4" />
      </span>
      <p
        className={classNames('flex min-w-0 flex-1 gap-x-3', action ? 'flex-col' : 'items-center')}
        aria-live="polite"
        aria-atomic="true"
      >
        <span className="font-medium">{name}</span>{' '}
        <span
          className={classNames(
            'text-sm text-teal-100',
            !action && 'ml-auto text-right',
            !resultBelow && 'sr-only',
          )}
        >
          {result.text}
        </span>
      </p>
      {action}
      {children && <div className="basis-full pl-10">{children}</div>}
    </li>
  );
}
