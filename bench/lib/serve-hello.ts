// Serves a built hello-world as server/serve.ts serves the product: node serve-hello.ts FOLDER PORT.
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createProductServer } from '../../server/http/create-server.ts';

interface HelloApp {
  prepare(): Promise<void>;
  getRequestHandler(): (req: http.IncomingMessage, res: http.ServerResponse) => Promise<void>;
}

/** Next's own types call its function `default`, which it is not where Node loads it. */
type CreateApp = (options: {
  dev: boolean;
  dir: string;
  hostname: string;
  port: number;
  httpServer: http.Server;
}) => HelloApp;

const [folder = '', port] = process.argv.slice(2);
const host = '127.0.0.1';

process.chdir(folder);
const next = createRequire(import.meta.url)('next') as CreateApp;
const httpServer = http.createServer();
const app = next({ dev: false, dir: folder, hostname: host, port: Number(port), httpServer });
await app.prepare();
const { server } = createProductServer({
  handle: app.getRequestHandler(),
  // Nothing that its pages show ever changes.
  changesSince: async () => ({ snapshot: '', tags: [] }),
  folders: {
    assets: path.join(folder, '.next/static'),
    files: path.join(folder, '.next/public'),
  },
  siteUrl: new URL(`http://${host}:${port}`),
  isLocal: true,
  trustProxy: 0,
});
server.listen(Number(port), host);
process.on('disconnect', () => process.exit(0));
