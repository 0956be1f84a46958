import type { Other } from './call-session';
import type { ConnectionQuality } from './types';

const FROM_BEST = ['good', 'connecting', 'weak', 'poor', 'audio_only', 'lost'] as const;

/** How well the connection to another person works. */
export function qualityOf({ peer, link, sendsAudioOnly }: Other): ConnectionQuality {
  if (peer.pc.connectionState !== 'connected') return peer.wasConnected ? 'lost' : 'connecting';
  return sendsAudioOnly ? 'audio_only' : link.quality;
}

/** The worst of several; good where there is none. */
export function worstOf(qualities: readonly ConnectionQuality[]): ConnectionQuality {
  const worst = Math.max(0, ...qualities.map((quality) => FROM_BEST.indexOf(quality)));
  return FROM_BEST[worst] ?? 'good';
}
