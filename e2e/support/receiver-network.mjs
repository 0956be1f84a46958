// Preloaded into a process of the product (NODE_OPTIONS): names of `calendars.example` lead to a public address, and whoever connects to
// it reaches the receiver of the tests. What the product checks of an address and its certificate is checked as everywhere.
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const PUBLIC = '93.184.215.14';
const { lookup } = dns;
const { connect } = net;

dns.lookup = (name, ...options) =>
  name.endsWith('.calendars.example')
    ? Promise.resolve([{ address: PUBLIC, family: 4 }])
    : lookup(name, ...options);
net.connect = (target, ...rest) =>
  target?.host === PUBLIC
    ? connect({ host: '127.0.0.1', port: Number(process.env.RECEIVER_PORT) })
    : connect(target, ...rest);
syncBuiltinESMExports();
