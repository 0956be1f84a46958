import assert from 'node:assert/strict';
import { DURATIONS, firstSlot, isOpen, isUntaken, openSlots } from '@/lib/domain/lawyers/slots';
import { modelOf } from './model';
import { type Scenario, scenarioOf } from './scenario';

/** Compares the product with the model in `runs` scenarios from a seed on; how many open times there were in all. */
export function compare(seed: number, runs: number): number {
  let open = 0;
  for (let n = seed; n < seed + runs; n += 1) {
    const scenario = scenarioOf(n);
    try {
      open += compareOne(scenario);
    } catch (error) {
      throw new Error(`seed ${n}: ${JSON.stringify(scenario, null, 1)}`, { cause: error });
    }
  }
  return open;
}

function compareOne({ now, schedule, starts }: Scenario): number {
  const model = modelOf(schedule);
  const expected = model.calendar(now);
  const listed = Object.values(expected).flat();
  assert.deepEqual(Object.fromEntries(openSlots(schedule, now)), expected);
  assert.equal(firstSlot(schedule, now), listed[0]?.start ?? null);
  for (const start of [...starts, ...listed.slice(0, 10).map((slot) => slot.start)]) {
    for (const duration of DURATIONS) {
      const open = listed.some((s) => s.start === start && s.durations.includes(duration));
      assert.equal(isOpen(schedule, start, duration, now), open, `${start}, ${duration} minutes`);
      const time = { start, end: start + duration * 60_000 };
      const untaken = model.untaken(start, duration);
      assert.equal(isUntaken(schedule, time), untaken, `${start}, ${duration} minutes, untaken`);
    }
  }
  return listed.length;
}
