import { createHash } from 'node:crypto';
import { createCheckoutRefs } from './checkout-refs.ts';
import type { ProductAnswer, ProductRequest, Transport } from './exchange.ts';
import { createFairQueues, type Place } from './fair-queues.ts';
import { isPrefetch } from './figures.ts';
import { refuse } from './guards.ts';
import { isRead } from './pages/page-visit.ts';
import { setSecurityHeaders } from './security-headers.ts';

/**
 * Bounds of the concurrency limit, the number of reads in flight: the right one depends on the machine and on the
 * requests.
 */
const MIN_CONCURRENCY = 6;
const MAX_CONCURRENCY = 64;
const INITIAL_CONCURRENCY = 12;
/** Target latency at the limit: a slower answer lowers the limit, a quicker one raises it. */
const TARGET_LATENCY_MS = 100;
/** Additive increase over as many answers as are in flight; multiplicative decrease with each slow one. */
const ADDITIVE_INCREASE = 1;
const MULTIPLICATIVE_DECREASE = 0.95;
/** Time after which a read frees its slot: it waits for something other than this process. */
const MAX_SLOT_MS = 600;
/**
 * Queue length up to which requests always join; in a longer one, a request is refused at once if its expected wait
 * is too long.
 */
const MIN_QUEUE_LENGTH = 12;
const MAX_EXPECTED_WAIT_MS = 200;
/** Longest wait in the queue, after which a request is refused because answers became slower meanwhile. */
const MAX_QUEUE_WAIT_MS = 700;
const INITIAL_DEQUEUE_INTERVAL_MS = 15;
/** Weight of the latest interval in the moving average. */
const DEQUEUE_INTERVAL_WEIGHT = 0.1;
const RETRY_AFTER = '5';

const BUSY = {
  status: 503,
  key: 'unavailable',
  message: 'Many people are here right now. Please try again in a moment.',
};
const TOO_MANY_REFS = {
  status: 429,
  key: 'rate_limited',
  message: 'Too many payments were asked for that are not there. Please try again in a minute.',
};
const STYLE =
  'body{margin:15vh auto;max-width:26rem;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#1f2937}h1{font-size:1.5rem;line-height:1.25}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const BUSY_PAGE =
  Buffer.from(`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Sangguni is busy</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${RETRY_AFTER}"><style>${STYLE}</style></head><body><h1>Many people are here right now</h1><p>We could not show this page at once. It is tried again by itself in ${RETRY_AFTER} seconds; nothing was lost.</p></body></html>
`);
const BUSY_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Paths always admitted, which cost next to nothing or mostly wait: health, and event streams, which a browser would
 * at once request again.
 */
const ALWAYS = /^\/api\/(?:health|v1\/(?:[^?]*\/)?stream)(?:\?|$)/;

/** Pages for paying or meeting, including the lobby of a call in the portals. */
const PAYING_OR_MEETING =
  /^\/(?:(?:book|checkout|guest|meeting|pay|test-gateway|(?:customer|lawyer)-portal\/meeting\/[^/?]+\/join)|api\/v1\/(?:guest|meeting|payments))(?:[/?]|$)/;

/** Refuses for lack of capacity: to a browser in words, to a script in the form of the API's errors. */
function turnAway(req: ProductRequest, res: ProductAnswer, context: Transport): void {
  res.setHeader('retry-after', RETRY_AFTER);
  const isPage = req.headers.accept?.includes('text/html') && !req.url.startsWith('/api/');
  if (!isPage) {
    refuse(res, context, BUSY);
    return;
  }
  res.statusCode = BUSY.status;
  res.setHeader('content-type', 'text/html; charset=utf-8');
  res.setHeader('cache-control', 'no-store');
  res.setHeader('content-security-policy', BUSY_POLICY);
  setSecurityHeaders(res, context);
  res.end(BUSY_PAGE);
}

export interface AdmissionOptions {
  readonly now?: () => number;
  readonly timeFactor?: number;
  readonly limitFactor?: number;
  /** Returns the visitor whose session or pass cookies verify. */
  readonly visitorOf?: (cookies?: string) => Promise<string | null>;
}

type Answer = () => unknown;

interface Arrival {
  readonly req: ProductRequest;
  readonly res: ProductAnswer;
  readonly answer: Answer;
}

interface Waiting {
  enter(): void;
}

/** Adapts the number of reads in flight: additive increase, multiplicative decrease. */
function createLimit(targetLatencyMs: number) {
  let limit = INITIAL_CONCURRENCY;
  return {
    current: () => Math.floor(limit),
    /** Learns from page renderings only: a quick redirect or error page says nothing about capacity. */
    learn(latencyMs: number, { statusCode }: Pick<ProductAnswer, 'statusCode'>): void {
      if (latencyMs > targetLatencyMs)
        limit = Math.max(MIN_CONCURRENCY, limit * MULTIPLICATIVE_DECREASE);
      else if (statusCode < 300)
        limit = Math.min(MAX_CONCURRENCY, limit + ADDITIVE_INCREASE / limit);
    },
  };
}

/** Measures the mean time between freed slots while requests are queued. */
function createDequeueInterval(now: () => number, initialMs: number) {
  let intervalMs = initialMs;
  let freedAt: number | null = null;
  return {
    current: () => intervalMs,
    freed(): void {
      if (freedAt !== null) intervalMs += (now() - freedAt - intervalMs) * DEQUEUE_INTERVAL_WEIGHT;
      freedAt = now();
    },
    pause(): void {
      freedAt = null;
    },
  };
}

/**
 * Admits as many reads at once as the process answers in time; as many more wait as will be served shortly, and the
 * rest are refused at once and may retry (docs/decisions/0041). Writes always begin: each has its own bounds, and a
 * slow upload must not take the place of a reader.
 */
export function createAdmission(
  context: Transport,
  {
    now = () => performance.now(),
    timeFactor = 1,
    limitFactor = 1,
    visitorOf = async () => null,
  }: AdmissionOptions = {},
) {
  const queues = createFairQueues<Waiting>();
  const refs = createCheckoutRefs({ now, limitFactor });
  const limit = createLimit(TARGET_LATENCY_MS * timeFactor);
  const interval = createDequeueInterval(now, INITIAL_DEQUEUE_INTERVAL_MS * timeFactor);
  let inFlight = 0;
  let turnedAway = 0;

  const refuseOne = (req: ProductRequest, res: ProductAnswer) => {
    turnedAway += 1;
    turnAway(req, res, context);
  };

  const isFull = () => inFlight >= limit.current();

  const dequeue = () => {
    while (!isFull()) {
      const one = queues.next();
      if (!one) {
        interval.pause();
        return;
      }
      one.enter();
    }
    interval.freed();
  };

  const begin = (res: ProductAnswer, answer: Answer) => {
    const began = now();
    inFlight += 1;
    const isAtLimit = isFull();
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      inFlight -= 1;
      if (isAtLimit) limit.learn(now() - began, res);
      dequeue();
    };
    const timer = setTimeout(leave, MAX_SLOT_MS * timeFactor);
    // The larger part of a page is rendered after its first bytes were sent.
    res.once('finish', leave);
    res.once('close', leave);
    return answer();
  };

  const wait = (place: Place, { req, res, answer }: Arrival) =>
    new Promise<unknown>((resolve) => {
      const one: Waiting = {
        enter() {
          clearTimeout(timer);
          resolve(res.destroyed ? undefined : begin(res, answer));
        },
      };
      const timer = setTimeout(() => {
        queues.remove(place, one);
        refuseOne(req, res);
        resolve(undefined);
      }, MAX_QUEUE_WAIT_MS * timeFactor);
      queues.add(place, one);
    });

  /** Refuses a client that requests too many unknown payment references. Returns whether it did. */
  const refuseUnknown = (res: ProductAnswer, ref: string, asking: string) => {
    const seconds = refs.wait(asking);
    if (seconds === null) {
      refs.follow(ref, asking, res);
      return false;
    }
    res.setHeader('retry-after', String(seconds));
    refuse(res, context, TOO_MANY_REFS);
    return true;
  };

  const enter = async (req: ProductRequest, res: ProductAnswer, answer: Answer) => {
    if (!isRead(req) || ALWAYS.test(req.url)) return answer();
    const address = req.headers['x-client-address'];
    const ref = refs.refOf(req);
    const isUnknown = ref !== null && !refs.isKnown(ref);
    const isHurried = PAYING_OR_MEETING.test(req.url);
    const visitor =
      isUnknown || (isFull() && isHurried) ? await visitorOf(req.headers.cookie) : null;
    if (isUnknown && refuseUnknown(res, ref, visitor ?? address)) return;
    if (!isFull()) return begin(res, answer);
    // Who reads what is paid or met for, and shows that it is theirs, comes first.
    const isTheirs = visitor !== null || (ref !== null && refs.isKnown(ref));
    const place = { address, isFirst: isHurried && isTheirs };
    const ahead = queues.ahead(place);
    const isLong =
      ahead >= MIN_QUEUE_LENGTH &&
      (isPrefetch(req) || ahead * interval.current() > MAX_EXPECTED_WAIT_MS * timeFactor);
    if (isLong) return refuseOne(req, res);
    return wait(place, { req, res, answer });
  };
  return Object.assign(enter, { turnedAway: () => turnedAway });
}
