import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../server/log.ts';
import { inRoot } from '../../server/paths.ts';
import { freePort, isFree, portOrNext } from './ports.ts';
import { supervise } from './supervise.ts';

const DEFAULT_WEB_PORT = 1080;

interface Ports {
  readonly web: number;
  readonly smtp: number;
}

/** Chooses the ports of the last run where they are free, so that bookmarks keep working. */
async function choosePorts(file: string): Promise<Ports> {
  let last: Partial<Ports> = {};
  try {
    last = JSON.parse(readFileSync(file, 'utf8')) as Ports;
  } catch {}
  const again = async (port?: number) => (port && (await isFree(port)) ? port : null);
  const web = (await again(last.web)) ?? (await portOrNext(DEFAULT_WEB_PORT));
  const smtp = (await again(last.smtp)) ?? (await freePort());
  writeFileSync(file, JSON.stringify({ web, smtp }));
  return { web, smtp };
}

export interface Inbox {
  readonly url: string;
  readonly smtpUrl: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

type Log = (line: string) => void;

/** Starts an inbox on these ports. Resolves to null where it ends at once: another program took one of them. */
function launchInbox(folder: string, { web, smtp }: Ports, logStep: Log): Promise<Inbox | null> {
  return new Promise((resolve) => {
    let isReady = false;
    const launch = (onHealthy: () => void) => {
      const child = spawn(
        process.execPath,
        [
          inRoot('scripts/local/serve-inbox.ts'),
          String(smtp),
          String(web),
          path.join(folder, 'mail'),
        ],
        { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: process.platform !== 'win32' },
      );
      child.once('message', () => {
        isReady = true;
        onHealthy();
        resolve({
          url: `http://127.0.0.1:${web}`,
          smtpUrl: `smtp://127.0.0.1:${smtp}`,
          get pid() {
            return supervised.pid;
          },
          stop: () => supervised.stop(2000),
        });
      });
      return child;
    };
    const onFailure = () => resolve(null);
    const supervised = supervise('The local inbox', launch, {
      logStep,
      isReady: () => isReady,
      onFailure,
    });
  });
}

/** Times that ports are chosen: others may start in the same second. */
const ATTEMPTS = 5;

/**
 * Starts the local inbox on loopback, which receives every mail of the product and shows it on a page.
 * @throws CommandError where it cannot be started
 */
export async function startInbox({
  folder,
  logStep,
}: {
  folder: string;
  logStep: Log;
}): Promise<Inbox> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ports = await choosePorts(path.join(folder, 'inbox.json'));
    const inbox = await launchInbox(folder, ports, logStep);
    if (inbox) return inbox;
  }
  throw new CommandError('The local inbox could not be started.');
}
