import { createHash } from 'node:crypto';
import { dataOf, type Parts, requireKey } from './api';
import { brokenPage, checkoutPage, readAnswer } from './checkout-page';
import { Checkouts } from './checkouts';
import { ApiError } from './errors';
import { type Fault, Faults } from './faults';
import { newId } from './ids';
import { Refunds } from './refunds';
import { type Answer, type Call, errorAnswer, Server } from './server';
import { Transfers } from './transfers';
import { Webhooks } from './webhooks';

const PER_SECOND = 100;
/** Retries that take PayMongo two hours take 80 seconds. */
const TIME_SCALE = 0.01;

interface Options {
  livemode?: boolean;
  /** Where events go; POST /v1/webhooks names it later. */
  webhook?: string;
  /** By what the waits of PayMongo are multiplied. */
  timeScale?: number;
}

interface Logged {
  readonly call: string;
  readonly status: number;
}

/** PayMongo's HTTP interface and hosted checkout as its documents describe them, and ways to make both go wrong. */
export class Paymongo implements Parts {
  address = '';
  readonly secretKey: string;
  readonly faults = new Faults();
  readonly webhooks: Webhooks;
  readonly checkouts: Checkouts;
  readonly refunds: Refunds;
  readonly transfers: Transfers;
  /** Whether an Idempotency-Key is honoured: the documents disagree. */
  idempotent = true;
  /** Calls a second above which there is 429. */
  perSecond = PER_SECOND;
  readonly calls: Logged[] = [];
  private readonly answered = new Map<string, { of: string; answer: Answer }>();
  private readonly server: Server;
  private recent: number[] = [];

  private constructor({ livemode = false, webhook, timeScale = TIME_SCALE }: Options) {
    const mode = livemode ? 'live' : 'test';
    this.secretKey = newId(`sk_${mode}`);
    this.webhooks = new Webhooks({ secret: newId('whsk'), livemode, timeScale });
    this.webhooks.url = webhook ?? null;
    const self = this;
    const account = {
      livemode,
      get address() {
        return self.address;
      },
    };
    this.checkouts = new Checkouts(account, this.webhooks);
    this.refunds = new Refunds(this.checkouts, this.webhooks);
    this.transfers = new Transfers(livemode);
    this.server = new Server((call) => this.answer(call), this.faults, broken);
  }

  static async start(options: Options = {}): Promise<Paymongo> {
    const paymongo = new Paymongo(options);
    paymongo.address = await paymongo.server.listen();
    return paymongo;
  }

  /** With which the product uses it. */
  get settings(): Record<string, string> {
    return {
      PAYMENT_GATEWAY: 'paymongo',
      PAYMONGO_API: this.address,
      PAYMONGO_SECRET_KEY: this.secretKey,
      PAYMENT_WEBHOOK_SECRET: this.webhooks.secret,
    };
  }

  /** How often a call was made whose `METHOD /path` fits. */
  count(call: RegExp): number {
    return this.calls.filter((logged) => call.test(logged.call)).length;
  }

  async stop(): Promise<void> {
    this.webhooks.stop();
    this.refunds.stop();
    this.transfers.stop();
    await this.server.stop();
  }

  private answer(call: Call): Answer {
    const answer = call.path.startsWith('/checkout/') ? this.page(call) : this.api(call);
    this.calls.push({ call: `${call.method} ${call.path}`, status: answer.status });
    return answer;
  }

  private api(call: Call): Answer {
    try {
      this.limitRate();
      requireKey(call, this.secretKey);
      return this.once(call, () => ({ status: 200, json: wrapped(dataOf(this, call)) }));
    } catch (error) {
      if (error instanceof ApiError) return errorAnswer(error);
      throw error;
    }
  }

  /** Replays the response to an idempotency key; the same key with another body is refused. */
  private once({ headers, method, path, body }: Call, make: () => Answer): Answer {
    const key = headers['idempotency-key'];
    if (!this.idempotent || method !== 'POST' || typeof key !== 'string') return make();
    const of = createHash('sha256').update(`${path}\n${body}`).digest('hex');
    const before = this.answered.get(key);
    if (before && before.of !== of)
      throw new ApiError(400, [
        { code: 'idempotency_key_invalid', detail: 'The key was used for another request.' },
      ]);
    if (before) return before.answer;
    const answer = make();
    this.answered.set(key, { of, answer: structuredClone(answer) });
    return answer;
  }

  private limitRate(now = Date.now()): void {
    this.recent = this.recent.filter((at) => now - at < 1_000);
    if (this.recent.length >= this.perSecond)
      throw new ApiError(429, [{ code: 'rate_limited', detail: 'Too many requests.' }]);
    this.recent.push(now);
  }

  private page({ method, path, query, body }: Call): Answer {
    const session = this.checkouts.ofKey(path.slice('/checkout/'.length));
    if (!session) return { status: 404, html: brokenPage() };
    const given = method === 'POST' ? readAnswer(new URLSearchParams(body), session) : null;
    if (!given || session.status === 'expired')
      return { status: 200, html: checkoutPage(session, query.has('failed')) };
    if (given.failure) {
      this.checkouts.fail(session, given.method, given.failure);
      return { status: 303, location: `${path}?failed=1` };
    }
    this.checkouts.pay(session, given.method);
    return { status: 303, location: session.input.success_url };
  }
}

/** One resource, or all of a list. */
function wrapped(data: unknown) {
  return Array.isArray(data) ? { data, has_more: false } : { data };
}

function broken({ path }: Call, fault: Fault): Answer {
  if (path.startsWith('/checkout/')) return { status: 500, html: brokenPage() };
  const [status, code] = fault === 'limit' ? [429, 'rate_limited'] : [500, 'internal_server_error'];
  return { status, json: { errors: [{ code, detail: 'Please try again.' }] } };
}
