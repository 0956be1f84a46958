import { inTranslation } from './translated.ts';

const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu'];

/**
 * Runs a script in processes of several time zones, where `tested` holds a module's exports. Returns the output of
 * each. The server's time zone must not matter.
 */
export function inZones(file: string, script: string): string[] {
  return inTranslation(file, (run) => ZONES.map((TZ) => run(script, { TZ })));
}
