import 'server-only';
import { database } from '@/lib/server/platform/db/pool';
import * as store from './store';

/** The workers send a heartbeat every 20 seconds; three missed in a row mean that they have stopped. */
const HEARTBEAT_TIMEOUT_MS = 75_000;

/** Records a heartbeat at this instant (epoch ms). */
export function recordHeartbeat(name: string, now: number): Promise<void> {
  return store.saveHeartbeat(database(), name, new Date(now));
}

/** Whether the database answers and the jobs run. */
export async function isHealthy(now: number): Promise<boolean> {
  try {
    const at = await store.lastHeartbeat(database(), 'jobs');
    return at !== undefined && now - at.getTime() < HEARTBEAT_TIMEOUT_MS;
  } catch {
    return false;
  }
}
