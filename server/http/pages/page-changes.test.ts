import { type ChangesSince, createPageChanges } from './page-changes.ts';

let now = 0;
let logged: jest.SpyInstance;
beforeEach(() => {
  now = 1_000_000;
  logged = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

/** A page that shows the tag, of the latest version. */
const page = (changes: ReturnType<typeof createPageChanges>) => ({
  tags: ['lawyer:ana'],
  version: changes.latest(),
});

test.each<[string, () => never | Promise<never>]>([
  ['rejects', () => Promise.reject(new Error('cannot be asked'))],
  [
    'throws',
    () => {
      throw new Error('cannot be asked');
    },
  ],
])('a look that %s is heard, logged and followed by others', async (_name, fail) => {
  let look: ChangesSince = fail;
  const changes = createPageChanges(
    (snapshot) => look(snapshot),
    () => now,
  );
  const shown = page(changes);
  await expect(Promise.all([changes.check(), changes.check()])).resolves.toEqual([
    undefined,
    undefined,
  ]);
  expect(logged.mock.calls).toEqual([[expect.stringContaining('Error: cannot be asked')]]);
  expect(changes.isUnchanged(shown)).toBe(true);

  look = async () => ({ snapshot: 'later', tags: ['lawyer:ana'] });
  await changes.check();
  // Not asked again at once, as after any question without an answer.
  expect(changes.isUnchanged(shown)).toBe(true);
  now += 1000;
  await changes.check();
  expect(changes.isUnchanged(shown)).toBe(false);
  expect(changes.isUnchanged(page(changes))).toBe(true);
});

test('a look that nobody waits for never ends the process', async () => {
  const unheard = jest.fn();
  process.on('unhandledRejection', unheard);
  const changes = createPageChanges(
    () => Promise.reject(new Error('cannot be asked')),
    () => now,
  );
  void changes.check();
  // Rejections are reported once the queue of promises is empty.
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', unheard);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(unheard).not.toHaveBeenCalled();
});
