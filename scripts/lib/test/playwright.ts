import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../../server/paths.ts';
import { startInbox } from '../../local/inbox.ts';
import { freePort } from '../../local/ports.ts';
import { runProduct } from '../../local/product.ts';
import { BROWSER_SETTINGS } from './browser-settings.ts';
import { type BrowserTest, type NamedTest, nameOf, testsIn } from './browser-tests.ts';
import { playwrightCounts, type Result, settle } from './counts.ts';
import type { StepRun } from './run.ts';
import { runCommand } from './run-command.ts';
import { envWithLoadOfNow } from './speed.ts';
import { newDatabase } from './test-database.ts';

export interface Part extends Result {
  readonly failedTests: readonly BrowserTest[];
}

const resultsOf = (part: string) => inRoot(`e2e/test-results/${part}/results.json`);

export function testsOf(part: string): BrowserTest[] {
  const file = resultsOf(part);
  if (!existsSync(file)) return [];
  return testsIn(JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof testsIn>[0]);
}

interface Target {
  readonly isReady: boolean;
  readonly logFile: string;
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Starts the product as `npm start` does, with fresh demo data and its own inbox. */
export async function startTarget(run: StepRun): Promise<Target> {
  const product = await newDatabase(await run.server());
  const port = await freePort();
  const inbox = await run.shutdown.own(() =>
    startInbox({ folder: run.folder, logStep: run.logStep }),
  );
  const env = {
    ...envWithLoadOfNow(run, 'browsers'),
    DATABASE_URL: product.url,
    SMTP_URL: inbox.smtpUrl,
    INBOX_URL: inbox.url,
    SITE_URL: `http://127.0.0.1:${port}`,
    STORAGE_DIR: path.join(run.folder, 'files'),
  };
  const logFile = path.join(run.folder, 'product.log');
  const roles = { DATABASE_URL: product.servingUrl, DATABASE_MIGRATION_URL: product.url };
  const settings = { ...env, ...roles, ...BROWSER_SETTINGS };
  const server = runProduct({ env: settings, port, logStep: run.logStep, logFile });
  run.shutdown.onStop(server.stop);
  const isReady = await server.ready;
  return {
    isReady,
    logFile,
    env: { ...env, BASE_URL: env.SITE_URL },
    async stop() {
      await server.stop();
      await inbox.stop();
      await product.drop();
    },
  };
}

interface Asked {
  readonly part: string;
  readonly args: readonly string[];
  readonly mayBeEmpty?: boolean;
}

export async function playwright(
  run: StepRun,
  env: NodeJS.ProcessEnv,
  { part, args, mayBeEmpty = true }: Asked,
): Promise<Part> {
  rmSync(resultsOf(part), { force: true });
  const { code, output } = await runCommand(
    'node_modules/@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts', '--pass-with-no-tests', ...args],
    { ...run.logIn(`e2e-${part}`), env: { ...env, E2E_PART: part } },
  );
  const counts = playwrightCounts(resultsOf(part));
  const failedTests = testsOf(part).filter(({ status }) => status === 'unexpected');
  return { ...settle(counts, code, { mayBeEmpty }), output, failedTests };
}

export const inProjects = (projects: readonly string[]): string[] =>
  projects.map((project) => `--project=${project}`);

export function onlyThese(run: StepRun, part: string, tests: readonly NamedTest[]): string {
  const file = path.join(run.folder, `e2e-${part}.txt`);
  writeFileSync(file, `${tests.map(nameOf).join('\n')}\n`);
  return `--test-list=${file}`;
}
