// The floor of what is measured: one server per recorded answer, each of which sends the same bytes to everyone. Started
// by floors.ts, which is told its port.
import http from 'node:http';

function serve({ status, headers, body }) {
  const server = http.createServer((_req, res) => {
    res.writeHead(status, headers);
    res.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address().port));
  });
}

process.on('message', async (answer) => process.send(await serve(answer)));
process.once('disconnect', () => process.exit());
