import path from 'node:path';
import { startInbox } from '../../local/inbox.mjs';
import { freePort } from '../../local/ports.mjs';
import { runProduct } from '../../local/product.mjs';
import { inRoot } from '../paths.mjs';
import { ensureBrowser, ensureRelay } from './browser.mjs';
import { BROWSER_SETTINGS } from './browser-settings.mjs';
import { jestCounts, oneCheck, playwrightCounts, settle, sum } from './counts.mjs';
import { ensurePooler } from './debian.mjs';
import { packages } from './packages.mjs';
import { ensurePostgresPrograms } from './postgres-programs.mjs';
import { runCommand } from './run-command.mjs';
import { newDatabase } from './test-database.mjs';

const PARTS = ['app', 'components', 'demo', 'lib', 'middleware.ts', 'instrumentation.ts'];
/** Nothing runs beside such a step. */
const ALONE = Number.POSITIVE_INFINITY;

const logIn = (run, name) => ({
  logFile: path.join(run.folder, `${name}.log`),
  env: run.env,
  shutdown: run.shutdown,
});

async function format(run) {
  const args = ['check', '--error-on-warnings', '--max-diagnostics=50', '.'];
  const { code, output } = await runCommand(
    'node_modules/@biomejs/biome/bin/biome',
    args,
    logIn(run, 'format'),
  );
  return { ...oneCheck(code === 0), output };
}

async function types(run) {
  // Types of routes and of imported styles, which a fresh clone does not have yet.
  const routes = await runCommand(
    'node_modules/next/dist/bin/next',
    ['typegen'],
    logIn(run, 'typegen'),
  );
  if (routes.code !== 0) return { ...oneCheck(false), output: routes.output };
  const { code, output } = await runCommand(
    'node_modules/typescript/bin/tsc',
    ['--noEmit'],
    logIn(run, 'types'),
  );
  return { ...oneCheck(code === 0), output };
}

async function imports(run) {
  const checks = [];
  for (const config of ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs']) {
    const { code, output } = await runCommand(
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ['--config', config, '--output-type', 'err-long', ...PARTS],
      logIn(run, config.slice(1, -'.cjs'.length)),
    );
    // With a compiler it cannot use, the tool reads nothing and finds nothing wrong.
    const modules = Number(/(\d+) modules/.exec(output())?.[1] ?? 0);
    checks.push({ ...oneCheck(code === 0 && modules > 0), output });
  }
  return sum(checks);
}

async function jest(run, project, given = {}) {
  const { env = run.env, workers = 1, part = project, patterns = run.patterns } = given;
  const report = path.join(run.folder, `jest-${part}.json`);
  const files = run.plan?.related[project];
  const { code, output } = await runCommand(
    'node_modules/jest/bin/jest.js',
    [
      '--selectProjects',
      project,
      '--json',
      `--outputFile=${report}`,
      '--silent',
      `--maxWorkers=${workers}`,
      ...(files ? ['--passWithNoTests', '--findRelatedTests', ...files] : patterns),
    ],
    { ...logIn(run, part), env },
  );
  return { ...settle(jestCounts(report), code, { mayBeEmpty: Boolean(files) }), output };
}

/** One worker where other steps run beside it. */
const workersIn = (run) => (run.chosen.length > 1 ? 1 : run.slots);

const unit = (run) => jest(run, 'unit', { workers: workersIn(run) });

const dom = (run) => jest(run, 'dom', { workers: workersIn(run) });

async function database(run) {
  ensurePostgresPrograms();
  ensurePooler(run.logStep);
  const url = await run.server();
  return jest(run, 'database', { env: { ...run.env, DATABASE_URL: url }, workers: run.slots });
}

/** They measure how soon the product answers: nothing runs beside them. */
const MEASURING = '(streams|limits|frozen-database|rolling-restart)\\.processes\\.test\\.ts$';

/** Several processes of the built product on one database. */
async function processes(run) {
  if (!(await built(run)).isDone) return notBuilt();
  ensurePooler(run.logStep);
  const env = { ...run.env, DATABASE_URL: await run.server() };
  if (run.patterns.length > 0) return jest(run, 'processes', { env });
  return sum([
    await jest(run, 'processes', { env, workers: run.slots, patterns: [`^(?!.*${MEASURING})`] }),
    await jest(run, 'processes', { env, part: 'measuring', patterns: [MEASURING] }),
  ]);
}

/** The production build; made once, whichever step asks for it first. */
function built(run) {
  run.building ??= runCommand('scripts/build.mjs', [], logIn(run, 'build')).then(
    ({ code, output }) => ({ isDone: code === 0, output }),
  );
  return run.building;
}

const notBuilt = () => ({ ...oneCheck(false), output: () => 'There is no build to test.' });

async function build(run) {
  const { isDone, output } = await built(run);
  return { ...oneCheck(isDone), output };
}

/** Starts the product as `npm start` does, with fresh demo data, and lets the browsers at it. */
async function e2e(run) {
  ensureBrowser();
  const calls = ensureRelay() ? ['calls', 'relay'] : ['calls'];
  if (!(await built(run)).isDone) return notBuilt();
  const product = await newDatabase(await run.server());
  const port = await freePort();
  const inbox = await run.shutdown.own(() =>
    startInbox({ folder: run.folder, logStep: run.logStep }),
  );
  const env = {
    ...run.env,
    DATABASE_URL: product.url,
    SMTP_URL: inbox.smtpUrl,
    INBOX_URL: inbox.url,
    SITE_URL: `http://127.0.0.1:${port}`,
    STORAGE_DIR: path.join(run.folder, 'files'),
  };
  const logFile = path.join(run.folder, 'product.log');
  const roles = { DATABASE_URL: product.servingUrl, DATABASE_MIGRATION_URL: product.url };
  const server = runProduct({
    env: { ...env, ...roles, ...BROWSER_SETTINGS },
    port,
    logStep: run.logStep,
    logFile,
  });
  run.shutdown.onStop(server.stop);
  if (!(await server.ready)) return { ...oneCheck(false), output: () => `See ${logFile}` };
  const given = { ...env, BASE_URL: env.SITE_URL };
  // A call never shares the cores with another test.
  const parts = [
    await playwright(run, given, { part: 'pages', projects: ['paymongo', 'desktop', 'pixel'] }),
    await playwright(run, given, { part: 'calls', projects: calls }),
  ];
  await server.stop();
  await inbox.stop();
  await product.drop();
  return settle(sum(parts), 0);
}

async function playwright(run, env, { part, projects }) {
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--pass-with-no-tests', ...run.patterns];
  args.push(...projects.map((project) => `--project=${project}`));
  if (run.plan?.grep) args.push('--grep', run.plan.grep);
  if (run.trace) args.push('--trace', 'retain-on-failure');
  const { code, output } = await runCommand('node_modules/@playwright/test/cli.js', args, {
    ...logIn(run, `e2e-${part}`),
    env: { ...env, E2E_PART: part },
  });
  const counts = playwrightCounts(inRoot(`e2e/test-results/${part}/results.json`));
  return { ...settle(counts, code, { mayBeEmpty: true }), output };
}

/**
 * The steps in the order in which they start when there are cores for them. Each takes the run (`folder`, `env`, `logStep`,
 * `shutdown`, `patterns`, …) and resolves to `{passed, failed, output}`.
 */
export const STEPS = [
  // The longest way first: types, processes and e2e wait for it.
  { name: 'build', cores: 1, work: build },
  { name: 'unit', cores: 1, work: unit },
  // A build writes the folder that the types of routes are in.
  { name: 'types', cores: 1, work: types, needs: ['build'] },
  { name: 'dom', cores: 1, work: dom },
  // The short ones last, where a core would be idle until the other is done.
  { name: 'imports', cores: 1, work: imports },
  { name: 'format', cores: 1, work: format },
  { name: 'packages', cores: 1, work: packages },
  // Several servers each, and what asks them.
  { name: 'processes', cores: ALONE, work: processes, needs: ['build'] },
  // Both take every core by themselves.
  { name: 'database', cores: ALONE, work: database },
  { name: 'e2e', cores: ALONE, work: e2e, needs: ['build'] },
];
