import {
  adapt,
  FIRST_ADAPTATION,
  type LinkQuality,
  limitsFor,
  type Picture,
} from '@/lib/domain/meetings/call-quality';
import type { Peer } from './peer';
import { type Reading, readingOf, type StatisticsEntry, sampleOf } from './statistics';

export interface LinkWiring {
  picture(): Picture | null;
  /** Returns the number of other people to send to. */
  others(): number;
  changed(): void;
  switched(): void;
}

/** Measures the connection to another page, and adapts the video sent to it. */
export class Link {
  private adaptation = FIRST_ADAPTATION;
  private before: Reading | null = null;
  private applied = '';
  private measuring = false;

  constructor(
    private readonly peer: Peer,
    private readonly wiring: LinkWiring,
  ) {}

  get quality(): LinkQuality {
    return this.adaptation.quality;
  }

  get isAudioOnly(): boolean {
    return this.adaptation.level === 0;
  }

  async measure(): Promise<void> {
    if (this.measuring) return;
    this.measuring = true;
    try {
      const report = await this.peer.statistics();
      if (!report) this.before = null;
      else this.learn(readingOf(report.values() as Iterable<StatisticsEntry>));
    } finally {
      this.measuring = false;
    }
  }

  /** Adapts the sent video after a change of its source or of the number of receivers. */
  fit(): void {
    const picture = this.wiring.picture();
    const sender = this.peer.videoSender;
    if (!picture || !sender) return;
    const limits = limitsFor(this.adaptation.level, picture, this.wiring.others());
    const wanted = JSON.stringify(limits);
    if (wanted === this.applied) return;
    const parameters = sender.getParameters();
    const [encoding] = parameters.encodings ?? [];
    if (!encoding) return;
    Object.assign(encoding, limits);
    this.applied = wanted;
    sender.setParameters(parameters).catch(() => {
      // Not negotiated yet, or in between of two changes: the next sample sets it.
      this.applied = '';
    });
  }

  private learn(now: Reading): void {
    const { before, adaptation } = this;
    this.before = now;
    if (before) {
      const sendsPicture = this.wiring.picture() !== null && adaptation.level > 0;
      this.adaptation = adapt(adaptation, sampleOf(before, now, sendsPicture));
    }
    this.fit();
    const { quality, level } = this.adaptation;
    if ((level === 0) !== (adaptation.level === 0)) this.wiring.switched();
    if (quality !== adaptation.quality) this.wiring.changed();
  }
}
