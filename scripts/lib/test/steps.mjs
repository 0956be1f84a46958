import path from 'node:path';
import { startInbox } from '../../local/inbox.mjs';
import { freePort } from '../../local/ports.mjs';
import { runProduct } from '../../local/product.mjs';
import { ensureBuilt } from '../build.mjs';
import { inRoot } from '../paths.mjs';
import { ensureBrowser } from './browser.mjs';
import { jestCounts, oneCheck, playwrightCounts, settle } from './counts.mjs';
import { runCommand } from './run-command.mjs';
import { newDatabase, testServer } from './test-database.mjs';

const PARTS = ['app', 'components', 'lib', 'middleware.ts', 'instrumentation.ts'];

const logIn = (run, name) => ({ logFile: path.join(run.folder, `${name}.log`), env: run.env });

async function format(run) {
  const args = ['check', '--error-on-warnings', '--max-diagnostics=50', '.'];
  const { code, output } = await runCommand('@biomejs/biome/bin/biome', args, logIn(run, 'format'));
  return { ...oneCheck(code === 0), output };
}

async function types(run) {
  // Types of routes and of imported styles, which a fresh clone does not have yet.
  const routes = await runCommand('next/dist/bin/next', ['typegen'], logIn(run, 'typegen'));
  if (routes.code !== 0) return { ...oneCheck(false), output: routes.output };
  const { code, output } = await runCommand(
    'typescript/bin/tsc',
    ['--noEmit'],
    logIn(run, 'types'),
  );
  return { ...oneCheck(code === 0), output };
}

async function imports(run) {
  const { code, output } = await runCommand(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...PARTS],
    logIn(run, 'imports'),
  );
  // With a compiler it cannot use, the tool reads nothing and finds nothing wrong.
  const modules = Number(/(\d+) modules/.exec(output())?.[1] ?? 0);
  return { ...oneCheck(code === 0 && modules > 0), output };
}

async function jest(run, project, env, extra = []) {
  const report = path.join(run.folder, `jest-${project}.json`);
  const args = ['--selectProjects', project, '--json', `--outputFile=${report}`, '--silent'];
  const { code, output } = await runCommand(
    'jest/bin/jest.js',
    [...args, ...extra, ...run.patterns],
    { ...logIn(run, project), env },
  );
  return { ...settle(jestCounts(report), code), output };
}

const unit = (run) => jest(run, 'unit', run.env);

const dom = (run) => jest(run, 'dom', run.env);

async function database(run) {
  const url = await run.server();
  return jest(run, 'database', { ...run.env, DATABASE_URL: url }, ['--testTimeout=60000']);
}

/** Several processes of the built product on one database. */
async function processes(run) {
  await ensureBuilt({ say: run.say });
  const url = await run.server();
  return jest(run, 'processes', { ...run.env, DATABASE_URL: url }, ['--testTimeout=60000']);
}

async function build(run) {
  await ensureBuilt({ say: run.say });
  return { ...oneCheck(true), output: () => '' };
}

/** Starts the product as `npm start` does, with fresh demo data, and lets the browsers at it. */
async function e2e(run) {
  await ensureBrowser();
  await ensureBuilt({ say: run.say });
  const product = await newDatabase(await run.server());
  const port = await freePort();
  const inbox = await run.shutdown.own(() => startInbox({ folder: run.folder, say: run.say }));
  const env = {
    ...run.env,
    DATABASE_URL: product.url,
    SMTP_URL: inbox.smtpUrl,
    INBOX_URL: inbox.url,
    SITE_URL: `http://127.0.0.1:${port}`,
    STORAGE_DIR: path.join(run.folder, 'files'),
  };
  const logFile = path.join(run.folder, 'product.log');
  const server = runProduct({ env, port, say: run.say, logFile });
  run.shutdown.onStop(server.stop);
  if (!(await server.ready)) return { ...oneCheck(false), output: () => `See ${logFile}` };
  const results = await playwright(run, { ...env, BASE_URL: env.SITE_URL });
  await server.stop();
  await inbox.stop();
  await product.drop();
  return results;
}

async function playwright(run, env) {
  const { code, output } = await runCommand(
    '@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts', ...run.patterns],
    { ...logIn(run, 'e2e'), env },
  );
  return { ...settle(playwrightCounts(inRoot('e2e/test-results/results.json')), code), output };
}

/** The database server of a run, started when the first step asks for it. */
export function lazyServer({ folder, logStep, shutdown }) {
  let started;
  return () => {
    started ??= testServer({ folder, logStep, shutdown });
    return started;
  };
}

/**
 * The steps in their order. Each takes the run (`folder`, `env`, `say`, `shutdown`, `patterns`) and
 * resolves to `{passed, failed, output}`.
 */
export const STEPS = { format, types, imports, unit, dom, database, build, processes, e2e };
