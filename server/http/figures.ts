import { isbot } from 'isbot';
import { describeError, writeLine } from '../../lib/log-lines.ts';
import { type ProductRequest, pathOf, type Watch } from './exchange.ts';

const FLUSH_MS = 30_000;
const MANILA_OFFSET_MS = 8 * 60 * 60 * 1000;
/** Pages that list lawyers. */
const LISTS_LAWYERS = /^\/lawyers-online(?:\/|$)/;

export const isPrefetch = ({ headers }: Pick<ProductRequest, 'headers'>) =>
  headers['next-router-prefetch'] !== undefined ||
  headers['next-router-segment-prefetch'] !== undefined ||
  /prefetch/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);

/** Returns `YYYY-MM-DD` of the current day in Manila, as lib/domain/platform/clock-labels.ts does. */
const manilaDay = (instant: number) =>
  new Date(instant + MANILA_OFFSET_MS).toISOString().slice(0, 10);

const isPerson = ({ headers }: ProductRequest) =>
  Boolean(headers['user-agent']) && !isbot(headers['user-agent']);

type Figure = 'visit' | 'search';

export interface FigureCount {
  readonly day: string;
  readonly figure: Figure;
  readonly count: number;
}

export function figuresOf(req: ProductRequest): Figure[] {
  if (req.method !== 'GET' || isPrefetch(req)) return [];
  const { headers } = req;
  const isDocument = headers['sec-fetch-dest'] === 'document';
  const isVisit = isDocument && headers['sec-fetch-site'] !== 'same-origin';
  const isSearch = LISTS_LAWYERS.test(pathOf(req.url)) && (isDocument || headers.rsc !== undefined);
  // Who asks is looked at last: it takes longest, and most requests are for files.
  if ((!isVisit && !isSearch) || !isPerson(req)) return [];
  const figures: Figure[] = [];
  if (isVisit) figures.push('visit');
  if (isSearch) figures.push('search');
  return figures;
}

export type Figures = ReturnType<typeof createFigures>;

/** Counts visits and searches by day in memory, without any data of visitors. `save` adds them to the stored counts. */
export function createFigures(save: (counts: FigureCount[]) => Promise<void>, now = Date.now) {
  let counts = new Map<string, FigureCount>();
  let saving: Promise<void> = Promise.resolve();

  const add = ({ day, figure, count }: FigureCount) => {
    const key = `${day} ${figure}`;
    counts.set(key, { day, figure, count: (counts.get(key)?.count ?? 0) + count });
  };

  async function saveAll() {
    if (counts.size === 0) return;
    const taken = [...counts.values()];
    counts = new Map();
    try {
      await save(taken);
    } catch (error) {
      // With the next ones.
      for (const count of taken) add(count);
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
    watch: ((req, res) => {
      const figures = figuresOf(req);
      if (figures.length === 0) return;
      res.once('finish', () => {
        if (res.statusCode !== 200 && res.statusCode !== 304) return;
        for (const figure of figures) add({ day: manilaDay(now()), figure, count: 1 });
      });
    }) satisfies Watch,
    flush,
    stop() {
      clearInterval(timer);
      return flush();
    },
  };
}
