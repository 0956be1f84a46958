// npm start: from a fresh clone to a running product. Only what Node itself brings until the
// packages are installed; the rest is imported after that.
import '../server/given-settings.ts';
import { existsSync, readFileSync } from 'node:fs';
import { beginStage, CommandError, explain, logStep, reasonOf } from '../server/log.ts';
import { dataFolder, inRoot } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { ensureInstalled } from './lib/install.ts';
import { instanceIn, requirePort } from './local/instance.ts';

const isProduction = process.env.APP_ENV === 'production';
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1');
const shutdown = createShutdown();

async function prepareEnvironment(folder: string): Promise<NodeJS.ProcessEnv> {
  if (isProduction) return { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const { startLocalServices } = await import('./local/local-services.ts');
  const { env } = await startLocalServices({ folder, port, logStep, shutdown });
  return env;
}

interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

function demoAccounts(): DemoAccount[] {
  const file = inRoot('demo/demo-accounts.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function announce(env: NodeJS.ProcessEnv): void {
  const lines = [`Sangguni runs at ${env.SITE_URL}`];
  if (env.INBOX_URL) lines.push(`Its mails arrive at ${env.INBOX_URL}`);
  if (!isProduction && env.DEMO_DATA !== 'off') {
    const accounts = demoAccounts();
    if (accounts.length > 0) lines.push('Demo accounts:');
    for (const { role, email, password } of accounts) {
      lines.push(`  ${role.padEnd(10)} ${email.padEnd(24)} ${password}`);
    }
  }
  lines.push('Stop it with Ctrl+C.');
  console.log(`\n${lines.join('\n')}\n`);
}

async function main() {
  ensureInstalled();
  const folder = dataFolder(isProduction ? 'production' : 'local');
  const instance = instanceIn(folder);
  await instance.takeOver({ logStep });
  shutdown.onStop(() => instance.release());
  await requirePort(port, host);
  const { ensureBuilt, ensureCompiled, ensureCompressed } = await import('./lib/build.ts');
  const build = isProduction ? ensureBuilt : ensureCompiled;
  const [env] = await Promise.all([prepareEnvironment(folder), build({ logStep })]);
  if (shutdown.isStopping()) return;
  const { runProduct } = await import('./local/product.ts');
  const started = beginStage();
  const onPid = (pid: number) => instance.setServerPid(pid);
  const product = runProduct({ env: { ...env, HOST: host }, port, logStep, onPid });
  shutdown.onStop(product.stop);
  if (!(await product.ready))
    throw new CommandError('The product could not start; see the messages above.');
  started('Migrated the database, filled it if it was new, and started the server');
  announce(env);
  // A browser on the same machine misses nothing before. One file at a time leaves a core to whoever looks.
  await ensureCompressed({ atOnce: 1 }).catch((error: unknown) =>
    logStep(`Its files could not be compressed: ${reasonOf(error)}`),
  );
}

main().catch((error) => shutdown.run(explain(error)));
