import type { Server } from 'node:net';
import { CommandError } from './log.ts';

/** Resolves once the server accepts connections. A port in use is reported in one line. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new CommandError(`Port ${port} is in use by another program.`) : error);
    });
    server.listen(port, host, resolve);
  });
}
