import 'server-only';
import { demoAccount } from '../accounts';
import { FIRST_AREAS } from '../practices';
import { randomOf } from '../random';
import { ROSTER } from '../roster';
import { chooseSpread } from './spread';

const LAWYERS = 25;

/**
 * Returns the names of the lawyers whose first consultation is free: the demo account and others of all regions and
 * areas, except those who are away.
 */
export function freeConsultations(away: ReadonlySet<string>): ReadonlySet<string> {
  const candidates = ROSTER.map(({ name, place }, index) => ({
    name,
    region: place.region,
    area: FIRST_AREAS[index % FIRST_AREAS.length],
    draw: randomOf(`free consultation of ${name}`).next(),
  })).filter(({ name }) => !away.has(name));
  const demo = candidates.filter(({ name }) => name === demoAccount('lawyer').name);
  const chosen = chooseSpread(candidates, LAWYERS, demo, ({ region, area, draw }, others) => {
    const ofRegion = others.filter((other) => other.region === region).length;
    const ofArea = others.filter((other) => other.area === area).length;
    return ofRegion * LAWYERS + ofArea + draw;
  });
  return new Set(chosen.map(({ name }) => name));
}
