import client from '@prometheus-io/client';
import type { ProcessFigures } from '../product.ts';

export interface MeasuredProcess {
  readonly release: string;
  readonly kind: ProcessKind;
  readonly processFigures: () => ProcessFigures;
}

export type ProcessKind = 'server' | 'worker';

export interface ServerFigures {
  readonly memory: { readonly hits: number; readonly pages: number; readonly bytes: number };
  readonly turnedAway: number;
}

interface Configuration<Metric> {
  name: string;
  help: string;
  labelNames: string[];
  registers: client.Registry[];
  collect(this: Metric): void;
}

type Collected<Metric> = [
  name: string,
  help: string,
  labelNames: string[],
  collect: (metric: Metric) => void,
];

function collected<Metric extends { reset(): void }>(
  Kind: new (configuration: Configuration<Metric>) => Metric,
  registry: client.Registry,
  ...[name, help, labelNames, collect]: Collected<Metric>
): void {
  new Kind({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      collect(this);
    },
  });
}

export function addProcessMetrics(
  registry: client.Registry,
  { release, kind, processFigures }: MeasuredProcess,
): void {
  client.collectDefaultMetrics({ register: registry });
  const gauge = (...rest: Collected<client.Gauge<string>>) =>
    collected(client.Gauge, registry, ...rest);
  const counter = (...rest: Collected<client.Counter<string>>) =>
    collected(client.Counter, registry, ...rest);
  gauge('sangguni_build_info', 'The release that runs.', ['release', 'kind'], (metric) =>
    metric.set({ release, kind }, 1),
  );
  const pools = ['pool', 'state'];
  gauge('sangguni_pool_connections', 'Connections to the database.', pools, (metric) => {
    for (const { pool, used, idle } of processFigures().pools) {
      metric.set({ pool, state: 'used' }, used);
      metric.set({ pool, state: 'idle' }, idle);
    }
  });
  gauge('sangguni_pool_waiting', 'Who waits for a connection.', ['pool'], (metric) => {
    for (const { pool, waiting } of processFigures().pools) metric.set({ pool }, waiting);
  });
  gauge('sangguni_open_streams', 'Open streams of events.', ['kind'], (metric) => {
    for (const { kind: of, open } of processFigures().streams) metric.set({ kind: of }, open);
  });
  counter('sangguni_log_lines_total', 'Lines of the log.', ['level', 'at'], (metric) => {
    for (const { level, at, count } of processFigures().lines) metric.inc({ level, at }, count);
  });
  counter('sangguni_security_events_total', 'Security events.', ['event'], (metric) => {
    for (const { event, count } of processFigures().lines) if (event) metric.inc({ event }, count);
  });
}

export function addServerMetrics(registry: client.Registry, figures: () => ServerFigures): void {
  const gauge = (...rest: Collected<client.Gauge<string>>) =>
    collected(client.Gauge, registry, ...rest);
  const counter = (...rest: Collected<client.Counter<string>>) =>
    collected(client.Counter, registry, ...rest);
  counter('sangguni_http_turned_away_total', 'Reads told to come again.', [], (metric) =>
    metric.inc(figures().turnedAway),
  );
  counter('sangguni_page_memory_hits_total', 'Pages answered from memory.', [], (metric) =>
    metric.inc(figures().memory.hits),
  );
  gauge('sangguni_page_memory_pages', 'Pages in memory.', [], (metric) =>
    metric.set(figures().memory.pages),
  );
  gauge('sangguni_page_memory_bytes', 'What they take.', [], (metric) =>
    metric.set(figures().memory.bytes),
  );
}
