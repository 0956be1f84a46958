import type { Peer } from './peer';
import type { ConnectionQuality } from './types';

const FROM_BEST = ['good', 'connecting', 'weak', 'poor', 'audio_only', 'lost'] as const;

/** How well the connection to another person works. */
export function qualityOf({ pc, wasConnected }: Peer): ConnectionQuality {
  if (pc.connectionState === 'connected') return 'good';
  return wasConnected ? 'lost' : 'connecting';
}

/** The worst of several; good where there is none. */
export function worstOf(qualities: readonly ConnectionQuality[]): ConnectionQuality {
  const worst = Math.max(0, ...qualities.map((quality) => FROM_BEST.indexOf(quality)));
  return FROM_BEST[worst] ?? 'good';
}
