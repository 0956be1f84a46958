import type { DeviceState } from '@/lib/client/meetings/calls/call-interfaces';
import type { ConnectionCheck } from '@/lib/client/meetings/calls/checks/connection-check';
import type { Hearing } from '@/lib/client/meetings/calls/checks/level-meter';

/** `good` and `bad` are results, `open` means no result yet. */
export type Tone = 'good' | 'bad' | 'open';

export interface CheckResult {
  readonly tone: Tone;
  readonly text: string;
}

const good = (text: string): CheckResult => ({ tone: 'good', text });
const bad = (text: string): CheckResult => ({ tone: 'bad', text });
const open = (text: string): CheckResult => ({ tone: 'open', text });

const PROBLEMS: Partial<Record<DeviceState, CheckResult>> = {
  asking: open('waiting for your browser'),
  refused: bad('refused'),
  missing: bad('none found'),
  in_use: bad('in use by another program'),
};

export function cameraCheck(state: DeviceState): CheckResult {
  return PROBLEMS[state] ?? (state === 'on' ? good('works') : open('off'));
}

export function microphoneCheck(state: DeviceState, hearing: Hearing): CheckResult {
  const problem = PROBLEMS[state];
  if (problem) return problem;
  if (state === 'off') return open('muted');
  if (hearing === 'heard') return good('we hear you');
  return hearing === 'silent' ? open('no sound yet: say something') : open('on');
}

export type SoundTest = 'not_played' | 'playing' | 'played' | 'failed';

const SOUND: Record<SoundTest, CheckResult> = {
  not_played: open('not checked'),
  playing: open('playing'),
  played: open('played: did you hear it?'),
  failed: bad('your browser did not play it'),
};

export function speakerCheck(test: SoundTest): CheckResult {
  return SOUND[test];
}

const CONNECTION: Record<ConnectionCheck, CheckResult> = {
  checking: open('checking'),
  works: good('works'),
  slow: bad('slow, video may be small'),
  no_relay: bad('our relay does not answer'),
  offline: bad('no internet'),
  unable: bad('not possible in this browser'),
  unchecked: open('not checked'),
};

export function connectionCheck(check: ConnectionCheck): CheckResult {
  return CONNECTION[check];
}

export function isFailed(state: DeviceState): boolean {
  return PROBLEMS[state]?.tone === 'bad';
}
