type BetweenFiles = () => void | Promise<void>;

const between: BetweenFiles[] = [];

/** Called by a setup file: what has to be done between two files that share their modules. */
export function betweenFiles(work: BetweenFiles): void {
  between.push(work);
}

/** Registers the tests of several files; each starts as it would alone, except for the modules it imports. */
export function runGroup(files: readonly (readonly [name: string, load: () => void])[]): void {
  for (const [index, [name, load]] of files.entries()) {
    describe(name, () => {
      if (index > 0)
        beforeAll(async () => {
          for (const work of between) await work();
        });
      try {
        load();
      } catch (error) {
        test('can be loaded', () => {
          throw error;
        });
      }
      afterAll(() => {
        jest.useRealTimers();
        jest.restoreAllMocks();
      });
    });
  }
}
