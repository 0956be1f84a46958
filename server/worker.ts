// npm run worker: only the jobs, without pages. The same build as the server. With HEALTH_PORT it answers /live and /ready there.
import './given-settings.ts';
import type { ReceivedRequest } from './http/exchange.ts';

process.env.JOBS = 'only';

const { createServer } = await import('node:http');
const { bootNext } = await import('./boot-next.ts');
const { createProbes } = await import('./http/probes.ts');
const { listen } = await import('./listen.ts');
const { explain, logConsole, logStep, outliveLog } = await import('./log.ts');
const { startMetrics } = await import('./metrics/start-metrics.ts');
const { stopOnSignal } = await import('./stop.ts');

outliveLog();
logConsole();
try {
  const product = await bootNext({ port: 0 });
  await startMetrics(product, 'worker');
  const settings = product.serverSettings();
  let isLeaving = false;
  const readiness = product.readiness.ofWorker;
  const answerProbe = createProbes(
    { prefix: '', readiness, isLeaving: () => isLeaving },
    { https: false },
  );
  const server = createServer((req, res) => {
    if (!answerProbe(req as ReceivedRequest, res)) res.writeHead(404).end();
  });
  if (settings.healthPort) await listen(server, settings.healthPort, settings.host);
  logStep('The worker is running');
  stopOnSignal(settings, () => {
    isLeaving = true;
    return product.close();
  });
  // Nothing else keeps the process alive while the queue is empty.
  setInterval(() => {}, 2 ** 30);
} catch (error) {
  process.exit(explain(error));
}
