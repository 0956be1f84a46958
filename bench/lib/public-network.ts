// Loaded into a product before anything else (`--import`): what goes to the public internet goes to STAND_IN_PORT of this machine, and
// what goes to a push service to PUSH_PORT.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/** A public address, to which nothing is ever sent. */
const PUBLIC = { address: '93.184.215.14', family: 4 };
const { STAND_IN_PORT, PUSH_PORT } = process.env;
const portOf = (host: string) => Number(host === 'fcm.googleapis.com' ? PUSH_PORT : STAND_IN_PORT);
const isHere = (host: string) => /^(?:localhost|127\.[\d.]+|::1)$/.test(host);
const asksForAll = (options: unknown) =>
  typeof options === 'object' && options !== null && 'all' in options && Boolean(options.all);
const goesOut = (options: unknown): options is net.TcpSocketConnectOpts & { host: string } =>
  typeof options === 'object' &&
  options !== null &&
  'host' in options &&
  typeof options.host === 'string' &&
  options.host !== '' &&
  !isHere(options.host);

dns.lookup = new Proxy(dns.lookup, {
  apply(lookup, self, given: unknown[]) {
    const [name, options] = given;
    const done = given.at(-1);
    // Without a callback Node says so.
    if (isHere(String(name)) || typeof done !== 'function')
      return Reflect.apply(lookup, self, given);
    const found = asksForAll(options) ? [[PUBLIC]] : [PUBLIC.address, PUBLIC.family];
    return process.nextTick(done, null, ...found);
  },
});
dns.promises.lookup = new Proxy(dns.promises.lookup, {
  apply: async (_lookup, _self, [, options]: unknown[]) =>
    asksForAll(options) ? [PUBLIC] : PUBLIC,
});

net.Socket.prototype.connect = new Proxy(net.Socket.prototype.connect, {
  apply(connect, socket, given: unknown[]) {
    // Calls of net and tls come with their arguments in a list.
    const [options, ...rest]: unknown[] = Array.isArray(given[0]) ? given[0] : given;
    if (!goesOut(options)) return Reflect.apply(connect, socket, given);
    const { lookup: _, host, ...others } = options;
    const here = { ...others, host: '127.0.0.1', port: portOf(host) };
    return Reflect.apply(connect, socket, [here, ...rest.filter(Boolean)]);
  },
});
syncBuiltinESMExports();
