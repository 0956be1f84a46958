import { BROWSER, type Given, install, type Measured } from './server.ts';

const NEXT = 'node_modules/next/dist/bin/next';

/** Builds a Next with one page and one route. Resolves to what starts it. */
export async function prepareNext(given: Given): Promise<() => Promise<Measured>> {
  const { dependencies, node, serve } = await install('next', given, {
    NEXT_TELEMETRY_DISABLED: '1',
  });
  await node([NEXT, 'build']);
  return async () => {
    const server = await serve({
      name: `Next ${dependencies.next}`,
      path: '/',
      args: (port) => [NEXT, 'start', '-H', '127.0.0.1', '-p', port],
    });
    return {
      ...server,
      targets: {
        page: { name: 'Next hello-world page', path: '/', headers: BROWSER, shows: 'Hello, world' },
        route: { name: 'Next hello-world route', path: '/api', headers: BROWSER, shows: 'world' },
      },
    };
  };
}
