import { inTranslation } from './translated.ts';

const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu'];

/**
 * Runs a script in processes of several time zones, whose exports of a module of ours stand in `tested`; what each of
 * them writes. The zone of a server must not matter.
 */
export function inZones(file, script) {
  return inTranslation(file, (run) => ZONES.map((TZ) => run(script, { TZ })));
}
