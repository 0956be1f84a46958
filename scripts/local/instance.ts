import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../server/log.ts';
import { isFree } from './ports.ts';
import { isAlive, startTimeOf, stopProcess } from './processes.ts';

/** A process, by its pid and its start time; null where the platform does not report it. */
interface Entry {
  readonly pid: number;
  readonly born: string | null;
}

interface Copy {
  readonly supervisor?: Entry;
  readonly server?: Entry;
}

/**
 * Describes the user of a folder: its data belongs to one running copy at a time. `process.json` in it names that
 * copy: the supervising command and the server it started, each by pid and start time, so that a reused pid is never
 * touched.
 */
export function instanceIn(folder: string) {
  const file = path.join(folder, 'process.json');
  const read = (): Copy => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Copy;
    } catch {
      return {};
    }
  };
  const describe = (pid: number): Entry => ({ pid, born: startTimeOf(pid) });
  const isOurs = (entry?: Entry): entry is Entry =>
    Boolean(entry?.born && isAlive(entry.pid) && startTimeOf(entry.pid) === entry.born);

  return {
    /** Ends a copy that an earlier command left running on this data and takes its place. */
    async takeOver({ logStep }: { logStep: (line: string) => void }): Promise<void> {
      const { supervisor, server } = read();
      for (const entry of [supervisor, server]) {
        if (!isOurs(entry) || entry.pid === process.pid) continue;
        logStep(
          `Stopping the copy that is already running from this folder (process ${entry.pid})`,
        );
        await stopProcess(entry.pid, { timeout: 30_000 });
      }
      writeFileSync(file, JSON.stringify({ supervisor: describe(process.pid) }));
    },
    setServerPid(pid: number): void {
      writeFileSync(file, JSON.stringify({ ...read(), server: describe(pid) }));
    },
    release(): void {
      if (read().supervisor?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

export async function requirePort(port: number, host: string): Promise<void> {
  if (await isFree(port, host)) return;
  const command = process.env.npm_lifecycle_event === 'dev' ? 'npm run dev' : 'npm start';
  throw new CommandError(
    `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} ${command}`,
  );
}
