import { createHash } from 'node:crypto';
import onHeaders from 'on-headers';
import { isPrefetch } from './figures.mjs';
import { refuse } from './guards.mjs';
import { isRead } from './pages/page-visit.mjs';
import { setSecurityHeaders } from './security-headers.mjs';

/** Between these lies how many reads are begun at once: what is right depends on the machine and on what is asked. */
const FEWEST = 12;
const MOST = 64;
const AT_FIRST = 24;
/** Where many are under way, an answer should begin after this; where it takes longer there are fewer at once. */
const AIM_MS = 250;
/** What takes longer waits for something else than this process, and keeps nobody out. */
const MAX_PLACE_MS = 1000;
const MAX_WAIT_MS = 200;
const MAX_WAITING = 200;
const RETRY_AFTER = '5';

const BUSY = {
  status: 503,
  key: 'unavailable',
  message: 'Many people are here right now. Please try again in a moment.',
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
 * Lets as many reads be answered at once as the machine answers in time; a few more wait for a moment, and the rest are told
 * at once to come again (docs/decisions/0041). Writes always begin: each has bounds of its own, and a slow upload must not
 * take the place of a reader. A read has its place until its answer begins, which no client can delay.
 */
export function createAdmission(context, now = () => performance.now()) {
  const waiting = [];
  let limit = AT_FIRST;
  let underWay = 0;
  let turnedAway = 0;

  const refuseOne = (req, res) => {
    turnedAway += 1;
    turnAway(req, res, context);
  };

  const learn = (ms, wasFull) => {
    if (!wasFull) return;
    limit = ms > AIM_MS ? Math.max(FEWEST, limit * 0.95) : Math.min(MOST, limit + 1 / limit);
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
      learn(now() - began, wasFull);
      while (underWay < Math.floor(limit) && waiting.length > 0) waiting.shift().enter();
    };
    const timer = setTimeout(leave, MAX_PLACE_MS);
    onHeaders(res, leave);
    res.once('close', leave);
    return answer();
  };

  const wait = (req, res, answer) =>
    new Promise((resolve) => {
      const one = {
        enter() {
          clearTimeout(timer);
          if (res.destroyed) resolve();
          else resolve(begin(res, answer));
        },
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1);
        refuseOne(req, res);
        resolve();
      }, MAX_WAIT_MS);
      waiting.push(one);
    });

  /** Answers now, in a moment, or not at all. Resolves when that is done. */
  const enter = async (req, res, answer) => {
    if (!isRead(req) || ALWAYS.test(req.url)) return answer();
    if (underWay < Math.floor(limit)) return begin(res, answer);
    if (isPrefetch(req) || waiting.length >= MAX_WAITING) return refuseOne(req, res);
    return wait(req, res, answer);
  };
  return Object.assign(enter, { turnedAway: () => turnedAway });
}
