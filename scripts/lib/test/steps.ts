import path from 'node:path';
import { jestCounts, oneCheck, type Result, settle, sum } from './counts.ts';
import { ensureProgram } from './debian.ts';
import { e2e } from './e2e-step.ts';
import { packages } from './packages.ts';
import { ensurePostgresPrograms } from './postgres-programs.ts';
import type { Built, StepRun } from './run.ts';
import { runCommand } from './run-command.ts';
import { envWithLoadOfNow, workersAlone } from './speed.ts';

const PARTS = ['app', 'components', 'demo', 'lib', 'middleware.ts', 'instrumentation.ts'];
/** TypeScript 7, for this step alone: tools that use the compiler's API (dependency-cruiser, Next) still need 6. */
const TYPES = 'node_modules/typescript-native/bin/tsc';
/** Cores of a step beside which nothing runs. */
const ALONE = Number.POSITIVE_INFINITY;

async function format(run: StepRun): Promise<Result> {
  const args = ['check', '--error-on-warnings', '--max-diagnostics=50', '.'];
  const { code, output } = await runCommand(
    'node_modules/@biomejs/biome/bin/biome',
    args,
    run.logIn('format'),
  );
  return { ...oneCheck(code === 0), output };
}

async function types(run: StepRun): Promise<Result> {
  // Types of routes and of imported styles, which a fresh clone does not have yet.
  const routes = await runCommand(
    'node_modules/next/dist/bin/next',
    ['typegen'],
    run.logIn('typegen'),
  );
  if (routes.code !== 0) return { ...oneCheck(false), output: routes.output };
  const checks = [];
  for (const project of ['tsconfig', 'tsconfig.node']) {
    const { code, output } = await runCommand(
      TYPES,
      ['--noEmit', '--project', `${project}.json`],
      run.logIn(project),
    );
    checks.push({ ...oneCheck(code === 0), output });
  }
  return sum(checks);
}

async function imports(run: StepRun): Promise<Result> {
  const checks = [];
  for (const config of ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs']) {
    const { code, output } = await runCommand(
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ['--config', config, '--output-type', 'err-long', ...PARTS],
      run.logIn(config.slice(1, -'.cjs'.length)),
    );
    // With a compiler it cannot use, the tool reads nothing and finds nothing wrong.
    const modules = Number(/(\d+) modules/.exec(output())?.[1] ?? 0);
    checks.push({ ...oneCheck(code === 0 && modules > 0), output });
  }
  return sum(checks);
}

interface JestRun {
  readonly env?: NodeJS.ProcessEnv;
  readonly workers?: number;
  readonly part?: string;
  readonly patterns?: readonly string[];
}

async function jest(run: StepRun, project: string, given: JestRun = {}): Promise<Result> {
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
    { ...run.logIn(part), env },
  );
  return { ...settle(jestCounts(report), code, { mayBeEmpty: Boolean(files) }), output };
}

/** Returns one worker where other steps run beside it. */
const workersIn = (run: StepRun) => (run.chosen.length > 1 ? 1 : run.slots);

const unit = (run: StepRun) => jest(run, 'unit', { workers: workersIn(run) });

const dom = (run: StepRun) => jest(run, 'dom', { workers: workersIn(run) });

/** A larger young generation: what a test reads dies there, which saves a twentieth of the work of a worker. */
const YOUNG_GENERATION = '--max-semi-space-size=32';

async function database(run: StepRun): Promise<Result> {
  if (run.tier === 'all') {
    ensurePostgresPrograms();
    ensureProgram('pgbouncer', run.logStep);
  }
  const env = {
    ...envWithLoadOfNow(run, 'database'),
    DATABASE_URL: await run.server(),
    NODE_OPTIONS: `${run.env.NODE_OPTIONS ?? ''} ${YOUNG_GENERATION}`,
  };
  return jest(run, 'database', { env, workers: workersAlone() });
}

/** Measurements of response times: nothing runs beside them. */
const MEASURING =
  '(containers|streams|limits|frozen-database|rolling-restart)(\\.soak)?\\.processes\\.test\\.ts$';

/** Runs several processes of the built product on one database. */
async function processes(run: StepRun): Promise<Result> {
  if (!(await built(run)).isDone) return notBuilt();
  if (run.tier === 'all') {
    ensureProgram('pgbouncer', run.logStep);
    ensureProgram('caddy', run.logStep);
    ensurePostgresPrograms();
  }
  const env = { ...envWithLoadOfNow(run, 'processes'), DATABASE_URL: await run.server() };
  if (run.patterns.length > 0) return jest(run, 'processes', { env });
  return sum([
    await jest(run, 'processes', {
      env,
      workers: workersAlone(),
      patterns: [`^(?!.*${MEASURING})`],
    }),
    await jest(run, 'processes', { env, part: 'measuring', patterns: [MEASURING] }),
  ]);
}

/** Makes the production build once, for the first step that needs it. */
function built(run: StepRun): Promise<Built> {
  run.once.build ??= runCommand('scripts/build.ts', [], run.logIn('build')).then(
    ({ code, output }) => ({ isDone: code === 0, output }),
  );
  return run.once.build;
}

const notBuilt = (): Result => ({
  ...oneCheck(false),
  output: () => 'There is no build to test.',
});

async function build(run: StepRun): Promise<Result> {
  const { isDone, output } = await built(run);
  return { ...oneCheck(isDone), output };
}

export interface Step {
  readonly name: string;
  readonly cores: number;
  readonly work: (run: StepRun) => Promise<Result>;
  readonly needs?: readonly string[];
}

/** Steps in the order in which they start when there are cores for them. */
export const STEPS: readonly Step[] = [
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
  { name: 'e2e', cores: ALONE, work: (run) => e2e(run, built), needs: ['build'] },
];
