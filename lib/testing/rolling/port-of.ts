import type { Server } from 'node:net';

/** Returns the port of a server that listens on one. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens at no port.');
  return address.port;
}
