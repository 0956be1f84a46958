import { newId, unixSeconds } from './ids';
import { signatureOf } from './signature';

/** An event as it is sent; a test may change what it says before it is signed. */
export interface WebhookEvent {
  data: {
    id: string;
    type: 'event';
    attributes: {
      type: string;
      livemode: boolean;
      data: Resource;
      previous_data: object;
      created_at: number;
      updated_at: number;
    };
  };
}

export interface Resource {
  id: string;
  type: string;
  attributes: Record<string, unknown>;
}

/** One try to deliver an event; status 0 where there was no answer. */
interface Attempt {
  readonly event: string;
  readonly type: string;
  readonly status: number;
}

const RETRIES = 12;
/** Doubled each time: the twelve retries take 136.5 minutes in all. */
const FIRST_RETRY_MS = 2_000;
const ANSWER_MS = 30_000;
/** So many events in a row that nobody took switch the webhook off. */
const EXHAUSTED = 3;

interface Settings {
  secret: string;
  livemode: boolean;
  /** By what the waits of PayMongo are multiplied. */
  timeScale: number;
}

/** The webhook of the account: signs events, delivers them, and tries again until it is switched off. */
export class Webhooks {
  url: string | null = null;
  status: 'enabled' | 'disabled' = 'enabled';
  /** Whether events are made at all; one that is lost is not sent later either. */
  lost = false;
  /** How long each event waits before its first try. */
  delayMs = 0;
  /** How often each event is delivered at once. */
  copies = 1;
  /** Whether a retry repeats the signature of the first try instead of signing anew. */
  signOnce = false;
  readonly attempts: Attempt[] = [];
  private change: ((event: WebhookEvent) => void) | null = null;
  private held: WebhookEvent[] | null = null;
  private exhausted = 0;
  /** Tries of an older one are not made any more. */
  private era = 0;
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly settings: Settings) {}

  get secret(): string {
    return this.settings.secret;
  }

  /** Changes what the next event says; it is signed rightly all the same. */
  tamper(change: (event: WebhookEvent) => void): void {
    this.change = change;
  }

  /** Keeps events back, until `release` sends them in an order of its own. */
  hold(): void {
    this.held ??= [];
  }

  release(order: (events: WebhookEvent[]) => WebhookEvent[] = (events) => events): void {
    const events = this.held ?? [];
    this.held = null;
    for (const event of order([...events])) this.queue(event);
  }

  enable(): void {
    this.status = 'enabled';
    this.exhausted = 0;
  }

  /** An event about a resource, as it would be sent. */
  eventOf(type: string, data: Resource, now = Date.now()): WebhookEvent {
    const at = unixSeconds(now);
    const { livemode } = this.settings;
    const about = { type, livemode, data, previous_data: {}, created_at: at, updated_at: at };
    return { data: { id: newId('evt'), type: 'event', attributes: about } };
  }

  send(type: string, data: Resource): void {
    if (this.lost || !this.url || this.status === 'disabled') return;
    const event = structuredClone(this.eventOf(type, data));
    this.change?.(event);
    this.change = null;
    if (this.held) this.held.push(event);
    else this.queue(event);
  }

  /** Sends a body under a signature of its own; without one, under the right one. */
  async post(body: string, signature = this.sign(body)): Promise<number> {
    if (!this.url) throw new Error('there is no webhook');
    try {
      const answer = await fetch(this.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'paymongo-signature': signature },
        body,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  /** Drops every event that is still to be delivered, and enables the webhook again. */
  forget(): void {
    this.era += 1;
    this.held = null;
    this.change = null;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.enable();
  }

  stop(): void {
    this.url = null;
    this.forget();
  }

  private sign(body: string): string {
    const { secret, livemode } = this.settings;
    return signatureOf(secret, body, unixSeconds(Date.now()), livemode);
  }

  private queue(event: WebhookEvent): void {
    const body = JSON.stringify(event);
    const signature = this.signOnce ? this.sign(body) : undefined;
    for (let copy = 0; copy < this.copies; copy += 1)
      this.later(this.delayMs, () => this.deliver(event, { body, signature, tries: 0 }));
  }

  private async deliver(
    event: WebhookEvent,
    { body, signature, tries }: { body: string; signature: string | undefined; tries: number },
  ): Promise<void> {
    if (!this.url || this.status === 'disabled') return;
    const { era } = this;
    const status = await this.post(body, signature);
    if (era !== this.era) return;
    this.attempts.push({ event: event.data.id, type: event.data.attributes.type, status });
    if (status >= 200 && status < 300) {
      this.exhausted = 0;
      return;
    }
    if (tries === RETRIES) {
      this.exhausted += 1;
      if (this.exhausted >= EXHAUSTED) this.status = 'disabled';
      return;
    }
    const wait = FIRST_RETRY_MS * 2 ** tries * this.settings.timeScale;
    this.later(wait, () => this.deliver(event, { body, signature, tries: tries + 1 }));
  }

  private later(ms: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void work();
    }, ms);
    this.timers.add(timer);
  }
}
