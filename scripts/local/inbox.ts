import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

/** Starts the local inbox on loopback, which receives every mail of the product and shows it on a page. */
export async function startInbox({
  folder,
  logStep,
}: {
  folder: string;
  logStep: (line: string) => void;
}): Promise<Inbox> {
  const { web, smtp } = await choosePorts(path.join(folder, 'inbox.json'));
  const launch = (onHealthy: () => void) => {
    onHealthy();
    return spawn(
      process.execPath,
      [
        inRoot('scripts/local/serve-inbox.ts'),
        String(smtp),
        String(web),
        path.join(folder, 'mail'),
      ],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: process.platform !== 'win32' },
    );
  };
  const child = supervise('The local inbox', launch, { logStep });
  return {
    url: `http://127.0.0.1:${web}`,
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    get pid() {
      return child.pid;
    },
    stop: () => child.stop(2000),
  };
}
