/** @alone Asks what zod knew when it was evaluated. */
import { keepZodFromCompiling } from './zod-settings';

test('zod that is fetched later reads what was set before', async () => {
  keepZodFromCompiling();
  const { globalConfig, object, string } = await import('zod/v4/core').then(
    async ({ globalConfig: read }) => ({ globalConfig: read, ...(await import('zod')) }),
  );
  expect(globalConfig.jitless).toBe(true);
  const compile = jest.spyOn(globalThis, 'Function');
  object({ name: string() }).parse({ name: 'Ana' });
  expect(compile).not.toHaveBeenCalled();
  compile.mockRestore();
});
