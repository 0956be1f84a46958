import type { ConnectionQuality } from './call-interfaces';

const FROM_BEST = [
  'good',
  'connecting',
  'weak',
  'poor',
  'audio_only',
  'lost',
  'unreached',
  'other_unable',
  'unable',
] as const;
FROM_BEST satisfies readonly ConnectionQuality[];

export function worstOf(qualities: readonly ConnectionQuality[]): ConnectionQuality {
  const worst = Math.max(0, ...qualities.map((quality) => FROM_BEST.indexOf(quality)));
  return FROM_BEST[worst] ?? 'good';
}
