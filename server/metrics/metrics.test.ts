import { readFileSync } from 'node:fs';
import http from 'node:http';
import { parser } from '@prometheus-io/lezer-promql';
import { parse as parseYaml } from 'yaml';
import { portOf } from '../../lib/testing/rolling/port-of.ts';
import { createOperationMetrics } from './operations.ts';
import { serveMetrics } from './serve-metrics.ts';

const OPERATIONS = {
  jobs: [{ task: 'send_mail', due: 3, oldest: 940_000, retrying: 1, failed: 2 }],
  mails: { waiting: 3, failing: 3 },
  incidents: [{ kind: 'jobs_failed', count: 2, since: 400_000 }],
  webhookAt: 900_000,
  webhooksRefused: 7,
  backupAt: 500_000,
  servers: 2,
  workers: 1,
};
const SERVED = { memory: { hits: 5, pages: 2, bytes: 1024 }, turnedAway: 4 };

type Metrics = Awaited<ReturnType<typeof serveMetrics>>;

const stopped: (() => void)[] = [];
afterEach(() => {
  for (const stop of stopped.splice(0)) stop();
});

async function start({ operationFigures = async () => OPERATIONS, runsJobs = true } = {}) {
  const port = await freePort();
  const product = {
    serverSettings: () => ({
      metricsPort: port,
      metricsHost: '127.0.0.1',
      release: '1.2.3',
      runsJobs,
    }),
    processFigures: () => ({
      pools: [{ pool: 'requests', used: 3, idle: 1, waiting: 2 }],
      streams: [{ kind: 'notifications', open: 6 }],
      lines: [{ level: 'warn', at: 'security', event: 'sign_in_refused', count: 9 }],
    }),
    operationFigures,
  };
  const metrics = await serveMetrics(product, 'server', port);
  metrics.addServer(() => SERVED);
  stopped.push(metrics.stop);
  return { metrics, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = http.createServer().listen(0, '127.0.0.1', () => {
      const port = portOf(server);
      server.close(() => resolve(port));
    });
  });
}

/** The samples of an exposition, by name and labels. */
const samplesOf = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
  );

async function asked(metrics: Metrics, url: string, status = 200): Promise<void> {
  const server = http.createServer((req, res) => {
    metrics.observe(req, res);
    res.statusCode = status;
    res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await fetch(`http://127.0.0.1:${portOf(server)}${url}`);
  await new Promise((resolve) => server.close(resolve));
}

test('tell what the process, its server and the database know, on one page', async () => {
  const { metrics, get } = await start();
  for (const url of [
    '/lawyers-online?q=secret',
    '/api/v1/lawyers',
    '/api/v1/notifications/stream',
    '/_next/static/a.js',
  ])
    await asked(metrics, url);
  await asked(metrics, '/api/health', 503);
  const text = await (await get('/metrics')).text();
  expect(text).not.toContain('secret');
  expect(samplesOf(text)).toMatchObject({
    'sangguni_http_requests_total{route="page",status="200"}': 1,
    'sangguni_http_requests_total{route="api",status="200"}': 1,
    'sangguni_http_requests_total{route="stream",status="200"}': 1,
    'sangguni_http_requests_total{route="file",status="200"}': 1,
    'sangguni_http_requests_total{route="health",status="503"}': 1,
    'sangguni_http_request_duration_seconds_count{route="page"}': 1,
    'sangguni_build_info{release="1.2.3",kind="server"}': 1,
    'sangguni_pool_connections{pool="requests",state="used"}': 3,
    'sangguni_pool_waiting{pool="requests"}': 2,
    'sangguni_open_streams{kind="notifications"}': 6,
    'sangguni_security_events_total{event="sign_in_refused"}': 9,
    sangguni_http_turned_away_total: 4,
    sangguni_page_memory_bytes: 1024,
    sangguni_database_up: 1,
    'sangguni_jobs_failed{task="send_mail"}': 2,
    'sangguni_incidents{kind="jobs_failed"}': 2,
    sangguni_webhook_last_timestamp_seconds: 900,
    sangguni_backup_last_timestamp_seconds: 500,
    nodejs_eventloop_lag_p99_seconds: expect.any(Number),
  });
  // Whoever waits for events is not slow.
  expect(text).not.toContain('duration_seconds_count{route="stream"}');
  expect((await get('/')).status).toBe(404);
});

test('ask the database only where the jobs run', async () => {
  const { get } = await start({ runsJobs: false });
  expect(await (await get('/metrics')).text()).not.toContain('sangguni_database_up');
});

describe('what the database knows', () => {
  test('is asked once for all who scrape within ten seconds', async () => {
    let now = 1_000_000;
    const ask = jest.fn(async () => OPERATIONS);
    const metrics = createOperationMetrics(ask, () => now);
    const [first, second] = await Promise.all([metrics(), metrics()]);
    expect(first).toBe(second);
    expect(samplesOf(first)).toMatchObject({
      'sangguni_jobs_oldest_due_seconds{task="send_mail"}': 60,
      'sangguni_incident_oldest_seconds{kind="jobs_failed"}': 600,
    });
    now += 9_999;
    await metrics();
    expect(ask).toHaveBeenCalledTimes(1);
    now += 1;
    await metrics();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('is not made up where it does not answer, or nothing ever happened', async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const away = createOperationMetrics(() => Promise.reject(new Error('gone')));
    expect(samplesOf(await away())).toEqual({ sangguni_database_up: 0 });
    const silent = async () => ({ ...OPERATIONS, webhookAt: null, backupAt: null });
    const text = await createOperationMetrics(silent)();
    expect(text).toContain('sangguni_jobs_due');
    expect(text).not.toMatch(/webhook_last|backup_last/);
  });
});

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

describe('the kit', () => {
  const alerts: { groups: { rules: Rule[] }[] } = parseYaml(
    readFileSync('deploy/prometheus/alerts.yml', 'utf8'),
  );
  const dashboard: Dashboard = JSON.parse(readFileSync('deploy/grafana/sangguni.json', 'utf8'));
  const rules = alerts.groups.flatMap((group) => group.rules);
  const expressions: [name: string, expr: string][] = [
    ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
    ...dashboard.panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }): [string, string] => [title, expr]),
    ),
  ];

  /** Parses an expression by the grammar of Prometheus. */
  function read(expr: string) {
    const found = { errors: 0, metrics: [] as string[] };
    parser.parse(expr).iterate({
      enter({ type, from, to, node }) {
        if (type.isError) found.errors += 1;
        if (type.name !== 'VectorSelector') return;
        const name = node.getChild('Identifier') ?? node;
        found.metrics.push(expr.slice(name.from ?? from, name.to ?? to));
      },
    });
    return found;
  }

  test('an expression that is wrong is seen', () => {
    expect(read('sum(rate(up[5m]) > ').errors).toBeGreaterThan(0);
    expect(read('max by (a) (one{b="c"}) > two').metrics).toEqual(['one', 'two']);
  });

  test('asks for what there is, in the language of Prometheus', async () => {
    const { metrics, get } = await start();
    await asked(metrics, '/');
    const text = await (await get('/metrics')).text();
    const known = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
      ),
    );
    expect(expressions.length).toBeGreaterThan(40);
    for (const [name, expr] of expressions) {
      const { errors, metrics: used } = read(expr);
      expect([name, expr, errors]).toEqual([name, expr, 0]);
      expect(used).not.toEqual([]);
      const unknown = used.filter((metric) => metric !== 'up' && !known.has(metric));
      expect([name, unknown]).toEqual([name, []]);
    }
  });

  test('every alert says how urgent it is, what happened, and in the document what to do', () => {
    const text = readFileSync('docs/logging.md', 'utf8');
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, labels, annotations } of rules) {
      expect([alert, ['page', 'ticket'].includes(labels.severity)]).toEqual([alert, true]);
      expect(annotations.summary).toMatch(/\S/);
      expect([alert, text.includes(`\`${alert}\``)]).toEqual([alert, true]);
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});
