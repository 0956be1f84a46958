import { inTranslation } from './translated.ts';

const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu'];

/**
 * Runs a script in processes of several time zones, where the exports of a module of ours stand in `tested`. Returns what each
 * of them writes. The zone of a server must not matter.
 */
export function inZones(file: string, script: string): string[] {
  return inTranslation(file, (run) => ZONES.map((TZ) => run(script, { TZ })));
}
