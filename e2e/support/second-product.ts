import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { requireDatabaseUrl } from './target';

/** An address of this machine that nothing answers at yet. */
export async function freeAddress(): Promise<string> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return `http://127.0.0.1:${port}`;
}

/**
 * Starts another process of the product, on the same database unless the settings name one. Mails are sent by the product
 * under test. Answers how to stop it.
 */
export async function startSecondProduct(
  address: string,
  settings: Record<string, string>,
): Promise<() => Promise<void>> {
  const env = {
    DATABASE_URL: requireDatabaseUrl(),
    SITE_URL: address,
    PORT: new URL(address).port,
  };
  const product = spawn(process.execPath, ['server/serve.ts'], {
    env: { ...process.env, ...env, JOBS: 'off', ...settings, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(product, 'exit');
  const died = ended.then(() => {
    throw new Error('the second process of the product did not start');
  });
  await Promise.race([once(product, 'message'), died]);
  died.catch(() => {});
  return async () => {
    product.kill('SIGTERM');
    await ended;
  };
}
