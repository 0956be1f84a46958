import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.ts';
import { freePort, isFree, portOrNext } from './ports.ts';
import { supervise } from './supervise.ts';

const DEFAULT_WEB_PORT = 1080;

/** The ports of the last time where they are free, so that a bookmark stays true. */
async function choosePorts(file) {
  let last = {};
  try {
    last = JSON.parse(readFileSync(file, 'utf8'));
  } catch {}
  const again = async (port) => (port && (await isFree(port)) ? port : null);
  const web = (await again(last.web)) ?? (await portOrNext(DEFAULT_WEB_PORT));
  const smtp = (await again(last.smtp)) ?? (await freePort());
  writeFileSync(file, JSON.stringify({ web, smtp }));
  return { web, smtp };
}

/**
 * Starts the local inbox on loopback: it takes every mail the product sends and shows it on a page.
 * @returns {Promise<{url: string, smtpUrl: string, pid: number, stop: () => Promise<void>}>}
 */
export async function startInbox({ folder, logStep }) {
  const { web, smtp } = await choosePorts(path.join(folder, 'inbox.json'));
  const launch = (onHealthy) => {
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
