import type { LinkSample } from '@/lib/domain/meetings/call-quality';

export interface Reading {
  readonly sent: number;
  readonly sentLost: number;
  readonly received: number;
  readonly receivedLost: number;
  readonly roundTripMs: number | null;
  readonly availableBitrate: number | null;
}

export interface StatisticsEntry {
  readonly id: string;
  readonly type: string;
  readonly packetsSent?: number;
  readonly packetsReceived?: number;
  readonly packetsLost?: number;
  readonly roundTripTime?: number;
  readonly selectedCandidatePairId?: string;
  readonly currentRoundTripTime?: number;
  readonly availableOutgoingBitrate?: number;
  readonly nominated?: boolean;
  readonly state?: string;
}

export function readingOf(report: Iterable<StatisticsEntry>): Reading {
  const entries = [...report];
  const ofType = (type: string) => entries.filter((entry) => entry.type === type);
  const sum = (type: string, field: 'packetsSent' | 'packetsReceived' | 'packetsLost') =>
    ofType(type).reduce((total, entry) => total + (entry[field] ?? 0), 0);
  const pair = usedPair(entries);
  const seconds = pair?.currentRoundTripTime ?? ofType('remote-inbound-rtp')[0]?.roundTripTime;
  return {
    sent: sum('outbound-rtp', 'packetsSent'),
    sentLost: sum('remote-inbound-rtp', 'packetsLost'),
    received: sum('inbound-rtp', 'packetsReceived'),
    receivedLost: sum('inbound-rtp', 'packetsLost'),
    roundTripMs: seconds === undefined ? null : seconds * 1000,
    availableBitrate: pair?.availableOutgoingBitrate ?? null,
  };
}

export function sampleOf(before: Reading, now: Reading, sendsPicture: boolean): LinkSample {
  const received = now.received - before.received;
  const receivedLost = now.receivedLost - before.receivedLost;
  return {
    sentLoss: share(now.sentLost - before.sentLost, now.sent - before.sent),
    receivedLoss: share(receivedLost, received + receivedLost),
    roundTripMs: now.roundTripMs,
    availableBitrate: sendsPicture ? now.availableBitrate : null,
  };
}

function share(lost: number, all: number): number | null {
  return all < 20 ? null : Math.min(Math.max(lost / all, 0), 1);
}

function usedPair(entries: readonly StatisticsEntry[]): StatisticsEntry | undefined {
  const transport = entries.find(({ type }) => type === 'transport');
  const selected = transport?.selectedCandidatePairId;
  return entries.find(({ id, type, nominated, state }) =>
    selected ? id === selected : type === 'candidate-pair' && nominated && state === 'succeeded',
  );
}
