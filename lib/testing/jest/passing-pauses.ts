import timers from 'node:timers/promises';

/** Lets the pauses between two tries of a test file pass at once, on the clock that they are counted by as well. */
export function passPauses(): void {
  beforeEach(() => {
    const now = performance.now.bind(performance);
    let passed = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now() + passed);
    jest.spyOn(timers, 'setTimeout').mockImplementation(async (milliseconds, value) => {
      passed += milliseconds ?? 0;
      return value as never;
    });
  });
  afterEach(() => jest.restoreAllMocks());
}
