import client from 'prom-client';

/** Sets a gauge or counter to what the process holds, each time it is asked. */
function collected(Kind, registry, name, help, labelNames, collect) {
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

/**
 * What this process knows of itself, besides its requests.
 * @param {() => {pools: object[], streams: object[], lines: object[]}} processFigures of lib/server/boot.ts
 */
export function addProcessMetrics(registry, { release, kind, processFigures }) {
  client.collectDefaultMetrics({ register: registry });
  const gauge = (...rest) => collected(client.Gauge, registry, ...rest);
  const counter = (...rest) => collected(client.Counter, registry, ...rest);
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

/**
 * What the HTTP server answers without the application.
 * @param {() => {memory: {hits: number, pages: number, bytes: number}, turnedAway: number}} figures
 */
export function addServerMetrics(registry, figures) {
  const gauge = (...rest) => collected(client.Gauge, registry, ...rest);
  const counter = (...rest) => collected(client.Counter, registry, ...rest);
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
