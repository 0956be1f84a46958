import { spawn, spawnSync } from 'node:child_process';
import dgram from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const HOST = '127.0.0.1';
const SECRET = 'relay-secret-of-the-browser-tests';

/** Whether coturn is there; `npm test` installs it where it can. */
export const hasRelay = spawnSync('turnserver', ['--version']).error === undefined;

interface Relay {
  /** Settings of the product. */
  readonly settings: { readonly TURN_URLS: string; readonly TURN_SECRET: string };
  /** From now on nothing gets through, in either direction, or everything does again. */
  cut(isCut: boolean): void;
  /** Ends the relay as a crash does, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts coturn behind a line that can be cut. */
export async function startRelay(): Promise<Relay> {
  const folder = mkdtempSync(path.join(tmpdir(), 'relay-'));
  const port = await freeUdpPort();
  const line = await openLine(port);
  const config = path.join(folder, 'turnserver.conf');
  writeFileSync(config, configuration(port, folder));
  const launch = async () => {
    const server = spawn('turnserver', ['-c', config], { stdio: ['ignore', 'pipe', 'ignore'] });
    // The last of what it prints before it listens.
    await new Promise<void>((resolve) => {
      server.stdout.on('data', (output) => {
        if (String(output).includes('Total General servers')) resolve();
      });
    });
    return server;
  };
  let server = await launch();
  const end = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    settings: {
      TURN_URLS: `turn:${HOST}:${line.port}?transport=udp`,
      TURN_SECRET: SECRET,
    },
    cut: line.cut,
    restart: async () => {
      await end();
      server = await launch();
    },
    stop: async () => {
      await end();
      line.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(port: number, folder: string): string {
  const lines = [
    `listening-ip=${HOST}`,
    `relay-ip=${HOST}`,
    `listening-port=${port}`,
    'realm=calls.test',
    'fingerprint',
    'use-auth-secret',
    `static-auth-secret=${SECRET}`,
    // Both browsers are on this machine; a public relay never allows it (docs/turn.md).
    'allow-loopback-peers',
    'cli-password=unused',
    'no-cli',
    'no-tls',
    'no-dtls',
    'no-multicast-peers',
    `pidfile=${folder}/pid`,
    `userdb=${folder}/users`,
    'log-file=stdout',
    'simple-log',
  ];
  return `${lines.join('\n')}\n`;
}

/** Passes datagrams on to the relay, each sender from a port of its own, as a router does. */
async function openLine(relayPort: number) {
  let isCut = false;
  const outside = new Map<string, dgram.Socket>();
  const inside = dgram.createSocket('udp4');
  inside.on('message', (message, sender) => {
    if (isCut) return;
    const name = `${sender.address}:${sender.port}`;
    let socket = outside.get(name);
    if (!socket) {
      socket = dgram.createSocket('udp4');
      socket.on('error', () => {});
      socket.on('message', (answer) => {
        if (!isCut) inside.send(answer, sender.port, sender.address);
      });
      outside.set(name, socket);
    }
    socket.send(message, relayPort, HOST);
  });
  inside.bind(0, HOST);
  await once(inside, 'listening');
  return {
    port: inside.address().port,
    cut: (value: boolean) => {
      isCut = value;
    },
    close: () => {
      for (const socket of [inside, ...outside.values()]) socket.close();
    },
  };
}

async function freeUdpPort(): Promise<number> {
  const probe = dgram.createSocket('udp4').bind(0, HOST);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
