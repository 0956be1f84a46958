const ROUTE = Symbol('route');

/** Says what answered, where the address alone does not; null takes it back. */
export function markRoute(res, route) {
  res[ROUTE] = route;
}

const CLASSES = [
  ['file', /^\/_next\/static\//],
  ['health', /^\/api\/(?:health|live|ready)(?:\?|$)/],
  ['webhook', /^\/api\/v1\/payments\/webhooks\//],
  ['stream', /^\/api\/v1\/(?:[^?]*\/)?stream(?:\?|$)/],
  ['api', /^\/api(?:\/|\?|$)/],
  ['form', /^\/forms\//],
  ['picture', /^\/pictures\//],
];

/** Which of a few classes a request counts as in the metrics: `page` unless it is another. */
export function routeClassOf({ url }, res) {
  return res[ROUTE] ?? CLASSES.find(([, address]) => address.test(url))?.[0] ?? 'page';
}
