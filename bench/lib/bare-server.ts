// The floor of what is measured: one server per recorded answer, each of which sends the same bytes to everyone. Started
// by floors.ts, which is told its port.
import http from 'node:http';
import type { Answer } from './load.ts';
import { listenOnLoopback } from './loopback.ts';

function serve({ status, headers, body }: Answer): Promise<number> {
  const server = http.createServer((_req, res) => {
    res.writeHead(status, headers);
    res.end(body);
  });
  return listenOnLoopback(server);
}

process.on('message', async (answer: Answer) => process.send?.(await serve(answer)));
process.once('disconnect', () => process.exit());
