import client from '@prometheus-io/client';
import { describeError, writeLine } from '../../lib/log-lines.ts';
import type { OperationFigures } from '../product.ts';

/** Milliseconds for which an answer of the database is reused for scrapes. */
const FRESH_MS = 10_000;

const GAUGES = {
  up: ['sangguni_database_up', 'Whether the database answered the last scrape.'],
  due: ['sangguni_jobs_due', 'Jobs that are due or run.', ['task']],
  oldest: ['sangguni_jobs_oldest_due_seconds', 'How long the first of them is due.', ['task']],
  retrying: ['sangguni_jobs_retrying', 'Jobs that failed and are tried again.', ['task']],
  failed: ['sangguni_jobs_failed', 'Jobs that are out of attempts.', ['task']],
  mailsWaiting: ['sangguni_mails_waiting', 'Mails that are due.'],
  mailsFailing: ['sangguni_mails_failing', 'Mails that were refused, tried again or not.'],
  incidents: ['sangguni_incidents', 'What is stuck, by kind (docs/logging.md).', ['kind']],
  incidentAge: ['sangguni_incident_oldest_seconds', 'How long the first of it is.', ['kind']],
  webhookAt: ['sangguni_webhook_last_timestamp_seconds', 'When a signed webhook last came.'],
  webhooksRefused: ['sangguni_webhooks_refused', 'Unsigned webhooks of the last 24 hours.'],
  backupAt: [
    'sangguni_backup_last_timestamp_seconds',
    'When the newest complete backup was begun.',
  ],
  servers: ['sangguni_servers', 'Servers that take requests.'],
  workers: ['sangguni_workers', 'Workers that are alive.'],
} satisfies Record<string, [name: string, help: string, labelNames?: string[]]>;

type Gauges = Record<keyof typeof GAUGES, () => client.Gauge<string>>;

/** Queries at most once in so many seconds, one query at a time; null where there was no answer. */
function createAsking<T>(ask: () => Promise<T>, now: () => number) {
  let answer: T | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<T | null> | null = null;
  const askNow = async () => {
    try {
      answer = await ask();
    } catch (error) {
      // What was true before may not be: no figures are better than old ones.
      answer = null;
      writeLine('warn', 'metrics', { message: describeError(error) });
    }
    askedAt = now();
    underWay = null;
    return answer;
  };
  return () => {
    if (now() - askedAt < FRESH_MS) return answer;
    underWay ??= askNow();
    return underWay;
  };
}

function setAll(gauges: Gauges, figures: OperationFigures, now: number): void {
  const age = (instant: number | null) =>
    instant === null ? 0 : Math.max(0, (now - instant) / 1000);
  for (const { task, due, oldest, retrying, failed } of figures.jobs) {
    gauges.due().set({ task }, due);
    gauges.oldest().set({ task }, age(oldest));
    gauges.retrying().set({ task }, retrying);
    gauges.failed().set({ task }, failed);
  }
  gauges.mailsWaiting().set(figures.mails.waiting);
  gauges.mailsFailing().set(figures.mails.failing);
  for (const { kind, count, since } of figures.incidents) {
    gauges.incidents().set({ kind }, count);
    gauges.incidentAge().set({ kind }, age(since));
  }
  if (figures.webhookAt !== null) gauges.webhookAt().set(figures.webhookAt / 1000);
  if (figures.backupAt !== null) gauges.backupAt().set(figures.backupAt / 1000);
  gauges.webhooksRefused().set(figures.webhooksRefused);
  gauges.servers().set(figures.servers);
  gauges.workers().set(figures.workers);
}

function gaugesOf(registry: client.Registry): Gauges {
  const entries = Object.entries(GAUGES).map(([key, [name, help, labelNames = []]]) => {
    let made: client.Gauge<string> | undefined;
    const gauge = () => {
      made ??= new client.Gauge({ name, help, labelNames, registers: [registry] });
      return made;
    };
    return [key, gauge];
  });
  return Object.fromEntries(entries);
}

/**
 * Builds the metrics of the database for Prometheus, queried on a scrape.
 * @param operationFigures of lib/server/boot.ts
 */
export function createOperationMetrics(
  operationFigures: () => Promise<OperationFigures>,
  now = Date.now,
): () => Promise<string> {
  const ask = createAsking(operationFigures, now);
  return async () => {
    const figures = await ask();
    const registry = new client.Registry();
    const gauges = gaugesOf(registry);
    gauges.up().set(figures ? 1 : 0);
    if (figures) setAll(gauges, figures, now());
    return registry.metrics();
  };
}
