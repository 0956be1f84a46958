import type { IncomingMessage, ServerResponse } from 'node:http';

const ROUTE = Symbol('route');

type Marked = ServerResponse & { [ROUTE]?: string | null };

/** Records the route that answered, where the address alone is not enough; null clears it. */
export function markRoute(res: Marked, route: string | null): void {
  res[ROUTE] = route;
}

const CLASSES: readonly (readonly [name: string, address: RegExp])[] = [
  ['file', /^\/_next\/static\//],
  ['health', /^\/api\/(?:health|live|ready)(?:\?|$)/],
  ['webhook', /^\/api\/v1\/payments\/webhooks\//],
  ['stream', /^\/api\/v1\/(?:[^?]*\/)?stream(?:\?|$)/],
  ['api', /^\/api(?:\/|\?|$)/],
  ['form', /^\/forms\//],
  ['picture', /^\/pictures\//],
];

/** Returns the class of a request for the metrics: `page` unless it is another. */
export function routeClassOf({ url = '/' }: Pick<IncomingMessage, 'url'>, res: Marked): string {
  return res[ROUTE] ?? CLASSES.find(([, address]) => address.test(url))?.[0] ?? 'page';
}
