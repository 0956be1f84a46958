import 'server-only';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { logInfo } from './log';

type Line = Readonly<Record<string, unknown>>;

const COLLECT_MS = 5_000;
const ANSWER_MS = 5_000;
/** Interval of reports of one error, an hour; the next report counts the repeats. */
const REPEAT_MS = HOUR_MS;
/** Reports of one process in an hour, and the number of errors it distinguishes. */
const REPORTS_PER_HOUR = 30;
const MAX_ERRORS = 200;
const MESSAGE_MAX = 500;

interface Known {
  count: number;
  reportedAt: number;
  line: Line;
}

const CHANGING = /[\da-f]{8}-[\da-f-]{27}|\d+/gi;

function keyOf({ at, key, error, message }: Line): string {
  const text = String(error ?? message ?? '').split(' | ')[0] ?? '';
  return [at, key ?? '', text.replaceAll(CHANGING, '#')].join(' ').slice(0, 300).trim();
}

/**
 * Reports lines of level `error` to a webhook: the same one once an hour, with an hourly maximum, and without
 * delaying the caller. A webhook that is slow or refuses loses reports, and nothing else: every line is in the log.
 */
export class ErrorWebhook {
  private readonly known = new Map<string, Known>();
  private readonly due = new Set<string>();
  private reports: number[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly url: string,
    private readonly now: () => number = Date.now,
  ) {}

  readonly add = (line: Line): void => {
    const key = keyOf(line);
    const known = this.known.get(key);
    if (!known && this.known.size >= MAX_ERRORS) this.forgetOldest();
    const { count, reportedAt } = known ?? { count: 0, reportedAt: Number.NEGATIVE_INFINITY };
    this.known.set(key, { count: count + 1, reportedAt, line });
    if (this.now() - reportedAt < REPEAT_MS) return;
    this.due.add(key);
    this.timer ??= setTimeout(() => void this.send(), COLLECT_MS).unref();
  };

  private forgetOldest(): void {
    const [oldest] = this.known.keys();
    if (oldest === undefined) return;
    this.known.delete(oldest);
    this.due.delete(oldest);
  }

  async send(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const keys = [...this.due];
    this.due.clear();
    for (const key of keys) {
      const now = this.now();
      this.reports = this.reports.filter((at) => now - at < HOUR_MS);
      const known = this.known.get(key);
      if (!known || this.reports.length >= REPORTS_PER_HOUR) continue;
      this.reports.push(now);
      const report = reportOf(key, known);
      this.known.set(key, { ...known, count: 0, reportedAt: now });
      await this.post(report);
    }
  }

  private async post(report: object): Promise<void> {
    try {
      const answer = await fetch(this.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) logInfo('error-webhook', { status: answer.status });
    } catch (error) {
      // Not of level `error`: it would be reported in its turn.
      logInfo('error-webhook', { reason: String(Object(error).name) });
    }
  }
}

function reportOf(key: string, { count, line }: Known) {
  const { time, release, host, at, request, job } = line;
  const message = String(line.error ?? line.message ?? '').slice(0, MESSAGE_MAX);
  return { time, release, host, at, key, message, count, request, job };
}
