// Loaded into a product before anything else (`--import`): what goes to the public internet goes to STAND_IN_PORT of this machine.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/** A public address, to which nothing is ever sent. */
const PUBLIC = { address: '93.184.215.14', family: 4 };
const port = Number(process.env.STAND_IN_PORT);
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
  const { lookup: _, ...others } = options;
  return connect.call(this, { ...others, host: '127.0.0.1', port }, ...rest.filter(Boolean));
};
syncBuiltinESMExports();
