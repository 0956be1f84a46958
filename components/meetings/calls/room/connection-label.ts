import {
  type IconNode,
  LoaderCircle,
  Signal,
  SignalMedium,
  TriangleAlert,
  Volume2,
  WifiOff,
} from 'lucide';
import type { CallSnapshot, ConnectionQuality } from '@/lib/client/meetings/calls/call-interfaces';

interface ConnectionLabel {
  readonly text: string;
  readonly icon: IconNode;
  /** Set if it is shown on every screen, not only where there is room. */
  readonly matters: boolean;
}

const WORDS: Record<ConnectionQuality, ConnectionLabel> = {
  connecting: { text: 'Connecting…', icon: LoaderCircle, matters: true },
  good: { text: 'Good connection', icon: Signal, matters: false },
  weak: { text: 'Weak connection', icon: SignalMedium, matters: true },
  poor: { text: 'Poor connection', icon: TriangleAlert, matters: true },
  audio_only: { text: 'Sound only', icon: Volume2, matters: true },
  lost: { text: 'Connection lost', icon: WifiOff, matters: true },
  unreached: { text: 'Not connected', icon: WifiOff, matters: true },
  unable: { text: 'No video calls in this browser', icon: WifiOff, matters: true },
  other_unable: { text: 'Not connected', icon: WifiOff, matters: true },
};

/** Returns the state of the connection in words; null while no other person is in the call. */
export function connectionLabel({ phase, people, quality }: CallSnapshot): ConnectionLabel | null {
  if (phase === 'joining') return WORDS.connecting;
  if (phase === 'reconnecting') return { ...WORDS.lost, text: 'Reconnecting…' };
  return people.length === 0 ? null : WORDS[quality];
}
