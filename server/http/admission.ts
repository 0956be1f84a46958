import { createHash } from 'node:crypto';
import { createCheckoutRefs } from './checkout-refs.ts';
import { isPrefetch } from './figures.ts';
import { refuse } from './guards.ts';
import { isRead } from './pages/page-visit.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { createLines } from './waiting-lines.ts';

/** Between these lies how many reads are under way at once: what is right depends on the machine and on what is asked. */
const FEWEST = 6;
const MOST = 64;
const AT_FIRST = 12;
/** Where all places are taken, an answer should take this long; where it takes longer there are fewer. */
const AIM_MS = 100;
/** What takes longer waits for something else than this process, and keeps nobody out. */
const MAX_PLACE_MS = 600;
/** Behind so many, who would wait longer is told at once; who does, since answers became slower meanwhile, is told then. */
const MAY_WAIT = 12;
const MAX_EXPECTED_WAIT_MS = 200;
const MAX_WAIT_MS = 700;
const PACE_AT_FIRST_MS = 15;
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

/** What costs next to nothing, or begins and then waits: health, and events, which a browser asks for once and again at once. */
const ALWAYS = /^\/api\/(?:health|v1\/(?:[^?]*\/)?stream)(?:\?|$)/;

/** What somebody who pays or meets reads: the lobby of a call in the portals, too. */
const PAYING_OR_MEETING =
  /^\/(?:(?:book|checkout|guest|meeting|test-gateway|(?:customer|lawyer)-portal\/meeting\/[^/?]+\/join)|api\/v1\/(?:guest|meeting|payments))(?:[/?]|$)/;

/** Says that there is no room: to a browser in words, to a script in the form of the API's errors. */
function turnAway(req, res, context) {
  res.setHeader('retry-after', RETRY_AFTER);
  const isPage = req.headers.accept?.includes('text/html') && !req.url.startsWith('/api/');
  if (!isPage) return refuse(res, context, BUSY);
  res.statusCode = BUSY.status;
  res.setHeader('content-type', 'text/html; charset=utf-8');
  res.setHeader('cache-control', 'no-store');
  res.setHeader('content-security-policy', BUSY_POLICY);
  setSecurityHeaders(res, context);
  res.end(BUSY_PAGE);
}

/**
 * Lets as many reads be under way at once as the process answers in time; as many more wait as have their turn in a moment, and the
 * rest are told at once to come again (docs/decisions/0041). Writes always begin: each has bounds of its own, and a slow upload must
 * not take the place of a reader.
 *
 * @param {{now?: () => number, timeFactor?: number, limitFactor?: number, visitorOf?: (cookies?: string) => Promise<string | null>}} options
 *   `timeFactor` multiplies every time, for tests on a slow machine; `limitFactor` is that of limits by address; `visitorOf` is whose
 *   session or pass cookies hold that verify
 */
export function createAdmission(
  context,
  {
    now = () => performance.now(),
    timeFactor = 1,
    limitFactor = 1,
    visitorOf = async () => null,
  } = {},
) {
  const lines = createLines();
  const refs = createCheckoutRefs({ now, limitFactor });
  let limit = AT_FIRST;
  let underWay = 0;
  let turnedAway = 0;
  /** Milliseconds from one freed place to the next, while somebody waits. */
  let pace = PACE_AT_FIRST_MS * timeFactor;
  let freedAt = null;

  const refuseOne = (req, res) => {
    turnedAway += 1;
    turnAway(req, res, context);
  };

  /** A redirect or an error page that was quick says nothing of how many pages can be rendered at once. */
  const learn = (ms, wasFull, { statusCode }) => {
    if (!wasFull) return;
    if (ms > AIM_MS * timeFactor) limit = Math.max(FEWEST, limit * 0.95);
    else if (statusCode < 300) limit = Math.min(MOST, limit + 1 / limit);
  };

  const letIn = () => {
    while (underWay < Math.floor(limit)) {
      const one = lines.next();
      if (!one) {
        freedAt = null;
        return;
      }
      one.enter();
    }
    if (freedAt !== null) pace += (now() - freedAt - pace) * 0.1;
    freedAt = now();
  };

  const begin = (res, answer) => {
    const began = now();
    const wasFull = underWay + 1 >= Math.floor(limit);
    underWay += 1;
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      underWay -= 1;
      learn(now() - began, wasFull, res);
      letIn();
    };
    const timer = setTimeout(leave, MAX_PLACE_MS * timeFactor);
    // The larger part of a page is rendered after its first bytes were sent.
    res.once('finish', leave);
    res.once('close', leave);
    return answer();
  };

  const wait = (place, { req, res, answer }) =>
    new Promise((resolve) => {
      const one = {
        enter() {
          clearTimeout(timer);
          if (res.destroyed) resolve();
          else resolve(begin(res, answer));
        },
      };
      const timer = setTimeout(() => {
        lines.remove(place, one);
        refuseOne(req, res);
        resolve();
      }, MAX_WAIT_MS * timeFactor);
      lines.add(place, one);
    });

  const isFull = () => underWay >= Math.floor(limit);

  /** Where a request waits: first who reads what is paid or met for, and shows that it is theirs. */
  const placeOf = (req, visitor, ref) => ({
    address: req.headers['x-client-address'],
    isFirst: PAYING_OR_MEETING.test(req.url) && (visitor !== null || refs.isKnown(ref)),
  });

  /** Answers now, in a moment, or not at all. Resolves when that is done. */
  const enter = async (req, res, answer) => {
    if (!isRead(req) || ALWAYS.test(req.url)) return answer();
    const ref = refs.refOf(req);
    const isUnknown = ref !== null && !refs.isKnown(ref);
    const isAsked = isUnknown || (isFull() && PAYING_OR_MEETING.test(req.url));
    const visitor = isAsked ? await visitorOf(req.headers.cookie) : null;
    if (isUnknown) {
      const asking = visitor ?? req.headers['x-client-address'];
      const seconds = refs.wait(asking);
      if (seconds !== null) {
        res.setHeader('retry-after', String(seconds));
        return refuse(res, context, TOO_MANY_REFS);
      }
      refs.follow(ref, asking, res);
    }
    if (!isFull()) return begin(res, answer);
    const place = placeOf(req, visitor, ref);
    const ahead = lines.ahead(place);
    const wouldWait = ahead * pace;
    const isLong =
      ahead >= MAY_WAIT && (isPrefetch(req) || wouldWait > MAX_EXPECTED_WAIT_MS * timeFactor);
    if (isLong) return refuseOne(req, res);
    return wait(place, { req, res, answer });
  };
  return Object.assign(enter, { turnedAway: () => turnedAway });
}
