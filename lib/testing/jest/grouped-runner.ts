import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import TestRunner from 'jest-runner';
import { inRoot, root } from '../../../scripts/lib/paths.ts';
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
  #groups = new Map();

  async runTests(tests, watcher, options) {
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

  #unit(group, file) {
    if (group.length === 1) return group[0];
    const parts = group.map(
      ({ path: file }) =>
        `  [${JSON.stringify(nameOf(file))}, () => require(${JSON.stringify(file)})],\n`,
    );
    writeFileSync(file, `require(${JSON.stringify(GROUP)}).runGroup([\n${parts.join('')}]);\n`);
    this.#groups.set(file, group);
    return { ...group[0], path: file };
  }

  on(event, listener) {
    const partsOf = ({ path: file }) => this.#groups.get(file);
    const each = async (unit, call) => {
      for (const test of partsOf(unit) ?? [unit]) await call(test);
    };
    switch (event) {
      case 'test-file-start':
        return super.on(event, ([unit]) => each(unit, (test) => listener([test])));
      case 'test-file-failure':
        return super.on(event, ([unit, error]) => each(unit, (test) => listener([test, error])));
      case 'test-file-success':
        return super.on(event, ([unit, result]) =>
          each(unit, (test) =>
            listener([
              test,
              partsOf(unit) ? partOf(result, partsOf(unit), test, this._globalConfig) : result,
            ]),
          ),
        );
      default:
        return super.on(event, listener);
    }
  }
}

/** Tests that stay alone, and lists of those that may share modules: of one project, with the same key. */
function sorted(tests) {
  const alone = [];
  const together = new Map();
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

/** Neighbours together, since they import the same; always the same groups of the same files. */
function grouped(tests, most) {
  const wanted = Math.max(1, Math.floor(most));
  const sized = tests
    .map((test) => ({ test, size: statSync(test.path).size }))
    .sort((a, b) => (a.test.path < b.test.path ? -1 : 1));
  const share = sized.reduce((sum, { size }) => sum + size, 0) / wanted;
  const groups = [];
  let before = 0;
  for (const { test, size } of sized) {
    const index = Math.floor(before / share);
    groups[index] = [...(groups[index] ?? []), test];
    before += size;
  }
  return groups.filter(Boolean);
}

const nameOf = (file) => path.relative(root, file);
