import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../../scripts/lib/paths.ts';
import { pin } from './pin.ts';

/** Headers that depend on how the body is sent; a bare server sends it whole. */
const OF_TRANSFER = ['content-length', 'transfer-encoding'];

/** The headers of a recorded answer, names and values in turn, without those of its transfer. */
function headersOf({ headers }) {
  const pairs = [];
  for (let i = 0; i < headers.length; i += 2) {
    if (!OF_TRANSFER.includes(headers[i].toLowerCase())) pairs.push(headers[i], headers[i + 1]);
  }
  return pairs;
}

/** Starts a script that is told what to serve and tells at which port it does. */
function startServers(shutdown, script, core) {
  const child = fork(inRoot('bench/lib', script), { serialization: 'advanced' });
  shutdown.onStop(() => child.kill());
  pin(child.pid, core);
  return async (settings) => {
    child.send(settings);
    const [port] = await once(child, 'message');
    return port;
  };
}

/**
 * Bare servers on a core, each for one recorded answer. A page of lawyers is read from the database; everything else is
 * sent as it was recorded.
 */
export function startFloors(shutdown, core, databaseUrl) {
  const serveSame = startServers(shutdown, 'bare-server.ts', core);
  const serveSearch = startServers(shutdown, 'bare-search.ts', core);
  return {
    /** Resolves to the port that sends what the product answered. */
    serve({ kind, answer }) {
      const headers = headersOf(answer);
      if (kind === 'search')
        return serveSearch({ databaseUrl, headers, page: JSON.parse(answer.body) });
      const length = answer.status === 304 ? [] : ['content-length', String(answer.body.length)];
      return serveSame({ ...answer, headers: [...headers, ...length] });
    },
  };
}
