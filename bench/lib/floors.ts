import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../../server/paths.ts';
import type { Answer } from './load.ts';
import { needed } from './needed.ts';
import type { LawyersPage } from './pages.ts';
import { pin } from './pin.ts';
import type { ServeTarget } from './serve-targets.ts';
import type { Shutdown } from './servers.ts';

/** Headers that depend on how the body is sent; a bare server sends it whole. */
const OF_TRANSFER = ['content-length', 'transfer-encoding'];

/** Settings of the search floor: its database and the recorded page. */
export interface SearchSettings {
  readonly databaseUrl: string;
  readonly headers: readonly string[];
  readonly page: LawyersPage;
}

/** The headers of a recorded answer, names and values in turn, without those of its transfer. */
function headersOf({ headers }: Answer): string[] {
  const pairs: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    const [name = '', value = ''] = headers.slice(i, i + 2);
    if (!OF_TRANSFER.includes(name.toLowerCase())) pairs.push(name, value);
  }
  return pairs;
}

/** Starts a script that is told what to serve and tells at which port it does. */
function startServers(shutdown: Shutdown, script: string, core: number) {
  const child = fork(inRoot('bench/lib', script), { serialization: 'advanced' });
  shutdown.onStop(() => child.kill());
  pin(needed(child.pid, 'process of a floor'), core);
  return async (settings: Answer | SearchSettings): Promise<number> => {
    child.send(settings);
    const [port] = await once(child, 'message');
    return port;
  };
}

/**
 * Bare servers on a core, each for one recorded answer. A page of lawyers is read from the database; everything else is
 * sent as it was recorded.
 */
export function startFloors(shutdown: Shutdown, core: number, databaseUrl: string) {
  const serveSame = startServers(shutdown, 'bare-server.ts', core);
  const serveSearch = startServers(shutdown, 'bare-search.ts', core);
  return {
    /** Resolves to the port that sends what the product answered. */
    serve({ kind, answer }: ServeTarget): Promise<number> {
      const headers = headersOf(answer);
      if (kind === 'search')
        return serveSearch({
          databaseUrl,
          headers,
          page: JSON.parse(answer.body.toString('utf8')) as LawyersPage,
        });
      const length = answer.status === 304 ? [] : ['content-length', String(answer.body.length)];
      return serveSame({ ...answer, headers: [...headers, ...length] });
    },
  };
}
