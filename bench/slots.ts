// npm run soak:slots [-- runs [seed]]: compares the open times of random schedules with those of a model that walks
// minute by minute (lib/testing/slots), in processes of several time zones: the zone of a server must not matter.
import { inZones } from '../scripts/lib/test/zones.ts';
import { explain, logStep } from '../server/log.ts';

const [runs = 20_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
const script = `
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  console.log(zone + ': ' + tested.compare(${seed}, ${runs}) + ' open times agree');`;
try {
  logStep(`${runs} schedules from seed ${seed}`);
  for (const line of inZones('lib/testing/slots/compare.ts', script)) logStep(line);
} catch (error) {
  process.exitCode = explain(error);
}
