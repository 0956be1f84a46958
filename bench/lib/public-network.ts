// Loaded into a product before anything else (`--import`): what goes to the public internet goes to STAND_IN_PORT of this machine, and
// what goes to a push service to PUSH_PORT.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/** A public address, to which nothing is ever sent. */
const PUBLIC = { address: '93.184.215.14', family: 4 };
const { STAND_IN_PORT, PUSH_PORT } = process.env;
const portOf = (host) => Number(host === 'fcm.googleapis.com' ? PUSH_PORT : STAND_IN_PORT);
const isHere = (host) => /^(?:localhost|127\.[\d.]+|::1)$/.test(host);

const { lookup } = dns;
dns.lookup = (name, ...rest) => {
  if (isHere(name)) return lookup(name, ...rest);
  const done = rest.at(-1);
  const { all } = typeof rest[0] === 'object' ? rest[0] : {};
  return process.nextTick(() => (all ? done(null, [PUBLIC]) : done(null, PUBLIC.address, 4)));
};
dns.promises.lookup = async (_name, { all } = {}) => (all ? [PUBLIC] : PUBLIC);

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...given) {
  // Calls of net and tls come with their arguments in a list.
  const [options, ...rest] = Array.isArray(given[0]) ? given[0] : given;
  const goesOut = Object(options) === options && options.host && !isHere(options.host);
  if (!goesOut) return connect.apply(this, given);
  const { lookup: _, host, ...others } = options;
  const here = { ...others, host: '127.0.0.1', port: portOf(host) };
  return connect.call(this, here, ...rest.filter(Boolean));
};
syncBuiltinESMExports();
