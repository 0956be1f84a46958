import path from 'node:path';
import { formatResultsErrors } from 'jest-message-util';
import type { TestEvents } from 'jest-runner';
import { root } from '../../../server/paths.ts';

type TestResult = TestEvents['test-file-success'][1];
type AssertionResult = TestResult['testResults'][number];
type SerializableError = TestEvents['test-file-failure'][1];

/** A test file, what is read here. */
export interface TestFile {
  readonly path: string;
  readonly context: { readonly config: Parameters<typeof formatResultsErrors>[1] };
}

interface Ran {
  readonly testResults: AssertionResult[];
  readonly testExecError?: SerializableError;
  readonly perfStats: Pick<TestResult['perfStats'], 'start' | 'end' | 'runtime' | 'slow'>;
}

/**
 * Returns the result of one file of a group, as if it had run by itself. An error outside of any test is of the file that its
 * stack names, else of the first.
 */
export function partOf<T extends Ran>(
  result: T,
  group: readonly TestFile[],
  test: TestFile,
  globalConfig: Parameters<typeof formatResultsErrors>[2],
) {
  const name = path.relative(root, test.path);
  const testResults = result.testResults
    .filter(({ ancestorTitles }) => ancestorTitles[0] === name)
    .map((one) => withoutGroup(one, name));
  const count = (wanted: AssertionResult['status']) =>
    testResults.filter(({ status }) => status === wanted).length;
  const pending = count('pending');
  const { testExecError, ...rest } = result;
  const guilty = testExecError && (group.find((one) => names(testExecError, one)) ?? group[0]);
  const runtime = testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  return {
    ...rest,
    ...(guilty === test && { testExecError }),
    testFilePath: test.path,
    testResults,
    numPassingTests: count('passed'),
    numFailingTests: count('failed'),
    numPendingTests: pending,
    numTodoTests: count('todo'),
    skipped: testResults.length > 0 && pending === testResults.length,
    perfStats: { ...result.perfStats, end: result.perfStats.start + runtime, runtime, slow: false },
    failureMessage:
      [
        formatResultsErrors(testResults, test.context.config, globalConfig, test.path),
        guilty === test && `  Outside of any test:\n\n${testExecError?.stack}\n`,
      ]
        .filter(Boolean)
        .join('\n') || null,
  };
}

const names = ({ stack }: SerializableError, test: TestFile) =>
  stack?.includes(path.relative(root, test.path));

function withoutGroup(result: AssertionResult, name: string): AssertionResult {
  return {
    ...result,
    ancestorTitles: result.ancestorTitles.slice(1),
    fullName: result.fullName.slice(name.length + 1),
  };
}
