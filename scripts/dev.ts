// npm run dev: the product with hot reload, on its own database and inbox under .data/dev.
import '../server/given-settings.ts';
import { spawn } from 'node:child_process';
import { explain, logStep } from '../server/log.ts';
import { dataFolder, inRoot } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { ensureInstalled } from './lib/install.ts';
import { instanceIn, requirePort } from './local/instance.ts';

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
const shutdown = createShutdown();

async function main() {
  ensureInstalled();
  const { startLocalServices } = await import('./local/local-services.ts');
  const folder = dataFolder('dev');
  const instance = instanceIn(folder);
  await instance.takeOver({ logStep });
  shutdown.onStop(() => instance.release());
  await requirePort(port, host);
  const services = await startLocalServices({ folder, port, logStep, shutdown });
  const next = spawn(
    process.execPath,
    [inRoot('node_modules/next/dist/bin/next'), 'dev', '-p', String(port), '-H', host],
    { cwd: inRoot(), stdio: 'inherit', env: { ...services.env, NODE_ENV: 'development' } },
  );
  if (next.pid !== undefined) instance.setServerPid(next.pid);
  const ended = new Promise<number | null>((resolve) => next.once('exit', resolve));
  shutdown.onStop(async () => {
    next.kill('SIGTERM');
    await ended;
  });
  logStep(`Product ${services.env.SITE_URL}   Inbox ${services.env.INBOX_URL}`);
  const code = await ended;
  if (!shutdown.isStopping()) await shutdown.run(code ?? 1);
}

main().catch((error) => shutdown.run(explain(error)));
