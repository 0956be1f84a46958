import { isbot } from 'isbot';
import { describeError, writeLine } from '../../lib/log-lines.ts';

const FLUSH_MS = 30_000;
const MANILA_OFFSET_MS = 8 * 60 * 60 * 1000;
/** Pages that list lawyers. */
const LISTS_LAWYERS = /^\/lawyers-online(?:\/|$)/;

/** Whether a browser asks for what its reader may want next. */
export const isPrefetch = ({ headers }) =>
  headers['next-router-prefetch'] !== undefined ||
  headers['next-router-segment-prefetch'] !== undefined ||
  /prefetch/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);

/** `YYYY-MM-DD` of the day it is in Manila, as lib/domain/platform/clock-labels.ts has it. */
const manilaDay = (instant) => new Date(instant + MANILA_OFFSET_MS).toISOString().slice(0, 10);

/** A browser always says what it is. */
const isPerson = ({ headers }) => Boolean(headers['user-agent']) && !isbot(headers['user-agent']);

/** What a request counts as: a visit where it comes from elsewhere, a search where it asks for a list of lawyers. */
export function figuresOf(req) {
  if (req.method !== 'GET' || isPrefetch(req)) return [];
  const { headers } = req;
  const [path] = req.url.split('?', 1);
  const isDocument = headers['sec-fetch-dest'] === 'document';
  const isVisit = isDocument && headers['sec-fetch-site'] !== 'same-origin';
  const isSearch = LISTS_LAWYERS.test(path) && (isDocument || headers.rsc !== undefined);
  // Who asks is looked at last: it takes longest, and most requests are for files.
  if ((!isVisit && !isSearch) || !isPerson(req)) return [];
  return [...(isVisit ? ['visit'] : []), ...(isSearch ? ['search'] : [])];
}

/**
 * Counts visits and searches by day in memory, and nothing about who makes them.
 * @param {(counts: {day: string, figure: string, count: number}[]) => Promise<void>} save adds them to what is stored
 */
export function createFigures(save, now = Date.now) {
  let counts = new Map();
  let saving = Promise.resolve();

  const add = (day, figure, count) => {
    const key = `${day} ${figure}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  };

  async function saveAll() {
    if (counts.size === 0) return;
    const taken = [...counts].map(([key, count]) => {
      const [day, figure] = key.split(' ');
      return { day, figure, count };
    });
    counts = new Map();
    try {
      await save(taken);
    } catch (error) {
      // With the next ones.
      for (const { day, figure, count } of taken) add(day, figure, count);
      writeLine('error', 'figures', { error: describeError(error) });
    }
  }

  const flush = () => {
    saving = saving.then(saveAll);
    return saving;
  };
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  return {
    /** Counts a request once its page was answered, also where the browser has it already. */
    watch(req, res) {
      const figures = figuresOf(req);
      if (figures.length === 0) return;
      res.once('finish', () => {
        if (res.statusCode !== 200 && res.statusCode !== 304) return;
        for (const figure of figures) add(manilaDay(now()), figure, 1);
      });
    },
    flush,
    stop() {
      clearInterval(timer);
      return flush();
    },
  };
}
