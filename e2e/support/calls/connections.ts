import { type BrowserContext, expect, type Page } from '@playwright/test';
import { limit } from '../../../scripts/lib/test/speed';

interface Received {
  /** The connections, in the order in which they were made. */
  readonly connections: readonly number[];
  /** Video frames that were decoded, of each connection that is open. */
  readonly frames: readonly number[];
  /** Energy of the sound, of each. */
  readonly sound: readonly number[];
  /** Sizes of the newest frames, "1280x720". */
  readonly sizes: readonly string[];
  /** How the own side is reached: host, srflx, prflx or relay. */
  readonly ways: readonly string[];
}

/** Lets a test ask every connection that the pages of this browser make. */
export async function rememberConnections(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const made: RTCPeerConnection[] = [];
    const Original = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Original {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        made.push(this);
      }
    };
    Object.assign(window, { connectionsMade: made });
  });
}

/** Asks the open connections of a page. */
export function received(page: Page): Promise<Received> {
  return page.evaluate(async () => {
    const { connectionsMade } = window as unknown as { connectionsMade: RTCPeerConnection[] };
    const open = connectionsMade.filter((one) => one.connectionState !== 'closed');
    const found: Record<keyof Received, unknown[]> = {
      connections: open.map((one) => connectionsMade.indexOf(one)),
      frames: [],
      sound: [],
      sizes: [],
      ways: [],
    };
    for (const connection of open) {
      const stats = new Map<string, Record<string, string | number | boolean>>();
      (await connection.getStats()).forEach((one) => {
        stats.set(one.id, one);
      });
      const all = [...stats.values()];
      const inbound = (kind: string) =>
        all.find((one) => one.type === 'inbound-rtp' && one.kind === kind) ?? {};
      const video = inbound('video');
      found.frames.push(video.framesDecoded ?? 0);
      found.sound.push(inbound('audio').totalAudioEnergy ?? 0);
      found.sizes.push(`${video.frameWidth}x${video.frameHeight}`);
      const pair = all.find((one) => one.type === 'candidate-pair' && one.nominated);
      found.ways.push(stats.get(String(pair?.localCandidateId))?.candidateType ?? 'none');
    }
    return found as unknown as Received;
  });
}

/** Waits until so many others are seen and heard: each connection decodes more frames, and more sound, than it had. */
export async function expectSeenAndHeard(page: Page, others = 1): Promise<void> {
  let before: Received | undefined;
  await expect
    .poll(
      async () => {
        const now = await received(page);
        const known = before;
        if (String(known?.connections) !== String(now.connections)) before = now;
        const rising = (what: 'frames' | 'sound', least: number) =>
          now[what].filter((value, at) => value >= (known?.[what][at] ?? value) + least).length;
        return [rising('frames', 10), rising('sound', 0.000_001)];
      },
      { timeout: limit(30_000), message: 'connections with more frames, and with more sound' },
    )
    .toEqual([others, others]);
}
