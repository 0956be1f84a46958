import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../../server/paths.ts';
import { stopOrphan } from '../../local/postgres-lock.ts';
import { isAlive } from '../../local/processes.ts';

/**
 * Creates a folder for this run alone, so that two runs do not conflict. Leftovers of killed runs, including their
 * databases, are removed first.
 */
export async function testWorkspace(): Promise<string> {
  const all = inRoot('.data/test');
  mkdirSync(all, { recursive: true });
  for (const name of readdirSync(all)) {
    if (isAlive(Number(name))) continue;
    await stopOrphan(path.join(all, name));
    rmSync(path.join(all, name), { recursive: true, force: true });
  }
  const folder = path.join(all, String(process.pid));
  mkdirSync(folder);
  return folder;
}
