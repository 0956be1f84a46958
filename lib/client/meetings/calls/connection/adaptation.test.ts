import { adapt, FIRST_ADAPTATION, limitsFor } from '@/lib/domain/meetings/call-quality';
import good from '@/lib/testing/calls/good.json' with { type: 'json' };
import hopeless from '@/lib/testing/calls/hopeless.json' with { type: 'json' };
import lossy from '@/lib/testing/calls/lossy.json' with { type: 'json' };
import narrow from '@/lib/testing/calls/narrow.json' with { type: 'json' };
import slow from '@/lib/testing/calls/slow.json' with { type: 'json' };
import { readingOf, type StatisticsEntry, sampleOf } from './statistics';

// Statistics of Chromium, every two seconds, with a relay whose line was made narrow (kbit/s), lossy or slow (ms).
interface Recorded {
  readonly conditions: { kbps?: number; loss?: number; delay?: number };
  readonly report: readonly StatisticsEntry[];
}

/** Runs the adaptation on recorded statistics, and returns each step. */
function play(recording: readonly Recorded[]) {
  let adaptation = FIRST_ADAPTATION;
  let before = readingOf(recording[0]?.report ?? []);
  return recording.slice(1).map(({ conditions, report }) => {
    const now = readingOf(report);
    adaptation = adapt(adaptation, sampleOf(before, now, adaptation.level > 0));
    before = now;
    const isDisturbed = Object.values(conditions).some((value) => value > 0);
    return { isDisturbed, level: adaptation.level, quality: adaptation.quality };
  });
}

const disturbed = (steps: ReturnType<typeof play>) => steps.filter((step) => step.isDisturbed);
const lowest = (steps: ReturnType<typeof play>) => Math.min(...steps.map(({ level }) => level));

test('a good line keeps the whole picture', () => {
  for (const { level, quality } of play(good)) {
    expect({ level, quality }).toEqual({ level: 4, quality: 'good' });
  }
});

test('a narrow line gets a smaller picture within ten seconds, and never sound alone', () => {
  const steps = disturbed(play(narrow));
  expect(lowest(steps.slice(0, 5))).toBeLessThan(4);
  expect(lowest(steps)).toBeGreaterThan(0);
  expect(steps.slice(3).map(({ quality }) => quality)).not.toContain('good');
});

test('the picture grows back when the line is wide again, one level at a time', () => {
  const levels = play(narrow).map(({ level }) => level);
  levels.forEach((level, at) => {
    expect(level - (levels[at - 1] ?? 4)).toBeLessThanOrEqual(1);
  });
  expect(levels.at(-1)).toBe(4);
});

test('a line for sound alone carries sound alone, and the picture comes back after', () => {
  const steps = play(hopeless);
  expect(disturbed(steps).map(({ quality }) => quality)).toContain('audio_only');
  const { level, quality } = steps.at(-1) ?? {};
  expect(level).toBeGreaterThanOrEqual(3);
  expect(quality).not.toBe('audio_only');
});

test('a lossy line gets less, and a word', () => {
  const steps = disturbed(play(lossy));
  expect(lowest(steps)).toBeLessThan(4);
  expect(steps.at(-1)?.quality).not.toBe('good');
});

test('a slow line keeps its picture', () => {
  expect(lowest(play(slow))).toBeGreaterThanOrEqual(3);
});

test('pictures to two others share what there is; a screen keeps its size and moves less', () => {
  const camera = { isScreen: false, width: 1280, height: 720 };
  expect(limitsFor(4, camera, 1)).toMatchObject({ active: true, maxBitrate: 1_700_000 });
  expect(limitsFor(4, camera, 2).maxBitrate).toBe(1_200_000);
  expect(limitsFor(2, camera, 1).scaleResolutionDownBy).toBeCloseTo(720 / 270);
  expect(limitsFor(0, camera, 1).active).toBe(false);
  const screen = { isScreen: true, width: 3840, height: 2160 };
  expect(limitsFor(2, screen, 1)).toMatchObject({ scaleResolutionDownBy: 2, maxFramerate: 5 });
});
