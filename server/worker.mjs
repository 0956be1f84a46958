// npm run worker: only the jobs, without listening. The same build as the server.
process.env.JOBS = 'only';

const { bootNext } = await import('./boot-next.mjs');
const { explain, logStep, outliveLog } = await import('./log.mjs');

outliveLog();
try {
  const product = await bootNext({ port: 0 });
  logStep('The worker is running');
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await product.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, () => void stop());
  // Nothing else keeps the process alive while the queue is empty.
  setInterval(() => {}, 2 ** 30);
} catch (error) {
  process.exit(explain(error));
}
