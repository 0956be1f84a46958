import 'server-only';
import { database } from '@/lib/server/platform/db/pool';
import * as store from './store';

/** The jobs show a sign of life every 20 seconds; three missed ones in a row mean that they stand still. */
const SILENT_MS = 75_000;

/** Says that something works at this instant (epoch ms). */
export function beat(name: string, now: number): Promise<void> {
  return store.saveBeat(database(), name, new Date(now));
}

/** Whether the database answers and the jobs run. */
export async function isHealthy(now: number): Promise<boolean> {
  try {
    const at = await store.lastBeat(database(), 'jobs');
    return at !== undefined && now - at.getTime() < SILENT_MS;
  } catch {
    return false;
  }
}
