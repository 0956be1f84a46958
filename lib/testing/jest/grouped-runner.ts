import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import TestRunner, {
  type Test,
  type TestEvents,
  type TestRunnerOptions,
  type TestWatcher,
  type UnsubscribeFn,
} from 'jest-runner';
import { inRoot, root } from '../../../server/paths.ts';
import { companyOf } from './company.ts';
import { partOf } from './parts.ts';

/** Groups for each worker: with one, the slowest group would be waited for at the end. Each evaluates what it imports anew. */
const GROUPS_PER_WORKER = 2;
/** Also of a single worker: with two groups, files met whose modules remember a zone or a session of the one before. */
const FEWEST_GROUPS = 4;
/** Files of a group, where there are so many. */
const FEWEST = 8;
const GROUP = inRoot('lib/testing/jest/group.ts');

/**
 * Jest's own runner, which gives every file modules of its own, is handed groups of files instead: what a group
 * imports is evaluated once. Reports, patterns and --findRelatedTests know of files only.
 * See docs/decisions/0043-groups-of-test-files.md.
 */
export default class GroupedRunner extends TestRunner {
  /** The tests of a group by the path of its file, in the order of their describe blocks. */
  readonly #groups = new Map<string, Test[]>();

  override async runTests(
    tests: Test[],
    watcher: TestWatcher,
    options: TestRunnerOptions,
  ): Promise<void> {
    const folder = mkdtempSync(path.join(tmpdir(), 'jest-groups-'));
    const { alone, together } = sorted(tests);
    const wanted = Math.max(FEWEST_GROUPS, this._globalConfig.maxWorkers * GROUPS_PER_WORKER);
    const groups = together.flatMap((some) =>
      grouped(some, Math.min(wanted, some.length / FEWEST)),
    );
    const units = groups.map((group, index) =>
      this.#unit(group, path.join(folder, `${index}.cjs`)),
    );
    try {
      await super.runTests([...units, ...alone], watcher, options);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** Writes the file of a group, which stands for its tests. */
  #unit(group: Test[], file: string): Test {
    const [first] = group;
    if (!first) throw new Error('a group without tests');
    if (group.length === 1) return first;
    const parts = group.map(
      ({ path: file }) =>
        `  [${JSON.stringify(nameOf(file))}, () => require(${JSON.stringify(file)})],\n`,
    );
    writeFileSync(file, `require(${JSON.stringify(GROUP)}).runGroup([\n${parts.join('')}]);\n`);
    this.#groups.set(file, group);
    return { ...first, path: file };
  }

  /** Splits an event of a group into events of its files. */
  readonly #splits: { readonly [Name in keyof TestEvents]?: Split<Name> } = {
    'test-file-start': (_data, test) => [test],
    'test-file-failure': ([, error], test) => [test, error],
    'test-file-success': ([, result], test, group) => [
      test,
      partOf(result, group, test, this._globalConfig),
    ],
  };

  override on<Name extends keyof TestEvents>(
    event: Name,
    listener: (data: TestEvents[Name]) => void | Promise<void>,
  ): UnsubscribeFn {
    const split: Split<Name> | undefined = this.#splits[event];
    return super.on<Name>(event, async (data) => {
      const [unit] = data;
      const group = typeof unit === 'string' ? undefined : this.#groups.get(unit.path);
      if (!split || !group) return listener(data);
      for (const test of group) await listener(split(data, test, group));
    });
  }
}

type Split<Name extends keyof TestEvents> = (
  data: TestEvents[Name],
  test: Test,
  group: readonly Test[],
) => TestEvents[Name];

/** Sorts tests into those that stay alone, and lists of those that may share modules: of one project, with the same key. */
function sorted(tests: readonly Test[]): { alone: Test[]; together: Test[][] } {
  const alone: Test[] = [];
  const together = new Map<string, Test[]>();
  for (const test of tests) {
    const { key } = companyOf(readFileSync(test.path, 'utf8'));
    if (key === undefined) {
      alone.push(test);
      continue;
    }
    const place = `${test.context.config.id} ${key}`;
    together.set(place, [...(together.get(place) ?? []), test]);
  }
  return { alone, together: [...together.values()] };
}

/** Groups neighbours, since they import the same; always the same groups of the same files. */
function grouped(tests: readonly Test[], most: number): Test[][] {
  const wanted = Math.max(1, Math.floor(most));
  const sized = tests
    .map((test) => ({ test, size: statSync(test.path).size }))
    .sort((a, b) => (a.test.path < b.test.path ? -1 : 1));
  const share = sized.reduce((sum, { size }) => sum + size, 0) / wanted;
  const groups: Test[][] = [];
  let before = 0;
  for (const { test, size } of sized) {
    const index = Math.floor(before / share);
    groups[index] = [...(groups[index] ?? []), test];
    before += size;
  }
  return groups.filter(Boolean);
}

const nameOf = (file: string) => path.relative(root, file);
