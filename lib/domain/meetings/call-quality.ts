/** Measurements of the connection to another person over about two seconds; null where unknown. */
export interface LinkSample {
  /** Shares of packets lost in each direction, from 0 to 1. */
  readonly sentLoss: number | null;
  readonly receivedLoss: number | null;
  readonly roundTripMs: number | null;
  /** Available send bandwidth in bits per second, as the browser estimates; only while video is sent. */
  readonly availableBitrate: number | null;
}

/** Upper limits of the sent video per level. The first level has no video: audio only. */
export const VIDEO_LEVELS = [
  { maxBitrate: 0, lines: 0, frameRate: 0, screenFrameRate: 0 },
  { maxBitrate: 150_000, lines: 180, frameRate: 12, screenFrameRate: 3 },
  { maxBitrate: 350_000, lines: 270, frameRate: 15, screenFrameRate: 5 },
  { maxBitrate: 800_000, lines: 360, frameRate: 24, screenFrameRate: 10 },
  { maxBitrate: 1_700_000, lines: 720, frameRate: 30, screenFrameRate: 15 },
] as const;
const HIGHEST = VIDEO_LEVELS.length - 1;
const LOWEST_PICTURE = 1;

const ALL_BITRATE = 2_400_000;
const SCREEN_LINES = 1080;

/** Shares of the bitrate of the level below. */
const KEEPS = 0.6;
const RISES = 0.75;
/** A lower bitrate visibly degrades or spoils the video. */
const WEAK_BITRATE = 400_000;
const POOR_BITRATE = 130_000;

/** Samples in a row before the level changes down or up; a bad connection is worse than a small video. */
const BAD_SAMPLES = 2;
const GOOD_SAMPLES = 5;
/** A browser's estimate is unreliable until it has followed a change. */
const SETTLING_SAMPLES = 4;
/** A level that failed this soon is retried after twice the time. */
const TRIAL_SAMPLES = 10;
const MAX_WAIT = 40;

export type LinkQuality = 'good' | 'weak' | 'poor' | 'audio_only';

export interface Adaptation {
  readonly level: number;
  readonly quality: LinkQuality;
  readonly bad: number;
  readonly good: number;
  readonly age: number;
  readonly rose: boolean;
  readonly wait: number;
  /** Samples in a row that suggest another quality label. */
  readonly otherQuality: number;
}

export const FIRST_ADAPTATION: Adaptation = {
  level: HIGHEST,
  quality: 'good',
  bad: 0,
  good: 0,
  age: 0,
  rose: false,
  wait: GOOD_SAMPLES,
  otherQuality: 0,
};

/** Returns the next state after a sample: down at once where necessary, up slowly. */
export function adapt(before: Adaptation, sample: LinkSample): Adaptation {
  const grade = gradeOf(before, sample);
  const bad = grade === 'fine' || grade === 'middling' ? 0 : before.bad + 1;
  const good = grade === 'fine' ? before.good + 1 : 0;
  const counted = { ...before, bad, good, age: before.age + 1 };
  return withQuality(levelled(counted, grade, sample), sample);
}

type Grade = 'fine' | 'middling' | 'bad' | 'terrible';

function gradeOf({ level, age }: Adaptation, sample: LinkSample): Grade {
  const { sentLoss, roundTripMs, availableBitrate } = sample;
  const loss = sentLoss ?? 0;
  const roundTrip = roundTripMs ?? 0;
  const settled = age >= SETTLING_SAMPLES;
  const available = settled && availableBitrate !== null ? availableBitrate : Infinity;
  if (loss > 0.25 || roundTrip > 2_500) return 'terrible';
  if (loss > 0.1 || roundTrip > 1_200 || available < neededFor(level, KEEPS)) return 'bad';
  return loss > 0.04 || roundTrip > 700 ? 'middling' : 'fine';
}

/**
 * Returns the estimate needed to keep a level, or to rise to it. It grows little above the sent bitrate, so a rise is
 * judged by the level below.
 */
function neededFor(level: number, share: typeof KEEPS | typeof RISES): number {
  // The lowest picture needs room beside the sound.
  return level === LOWEST_PICTURE ? 60_000 : (VIDEO_LEVELS[level - 1]?.maxBitrate ?? 0) * share;
}

function levelled(now: Adaptation, grade: Grade, sample: LinkSample): Adaptation {
  const { level, bad, good, age, rose, wait } = now;
  if (level > 0 && (grade === 'terrible' ? age > 1 : bad >= BAD_SAMPLES)) {
    const failed = rose && age <= TRIAL_SAMPLES;
    return {
      ...now,
      level: Math.min(level - 1, fitting(sample)),
      bad: 0,
      good: 0,
      age: 0,
      rose: false,
      wait: failed ? Math.min(wait * 2, MAX_WAIT) : wait,
    };
  }
  if (level < HIGHEST && good >= wait && hasRoomFor(level + 1, sample)) {
    return { ...now, level: level + 1, bad: 0, good: 0, age: 0, rose: true };
  }
  const proved = rose && age > TRIAL_SAMPLES;
  return proved ? { ...now, wait: GOOD_SAMPLES } : now;
}

/** Whether a level has room. Without video there is no estimate, so it has to be tried. */
function hasRoomFor(level: number, { availableBitrate }: LinkSample): boolean {
  return availableBitrate === null || availableBitrate >= neededFor(level, RISES);
}

/** Returns the highest level that fits an estimate. */
function fitting({ availableBitrate }: LinkSample): number {
  if (availableBitrate === null) return HIGHEST;
  let level = HIGHEST;
  while (level > 0 && availableBitrate < neededFor(level, KEEPS)) level -= 1;
  return level;
}

function withQuality(now: Adaptation, sample: LinkSample): Adaptation {
  const fits = qualityOf(now, sample);
  if (fits === now.quality) return { ...now, otherQuality: 0 };
  const seen = now.otherQuality + 1;
  // Whether there is a picture shows at once; a single sample is not worth a word.
  const isSure = fits === 'audio_only' || now.quality === 'audio_only' || seen >= BAD_SAMPLES;
  return isSure ? { ...now, quality: fits, otherQuality: 0 } : { ...now, otherQuality: seen };
}

function qualityOf({ level, age }: Adaptation, sample: LinkSample): LinkQuality {
  if (level === 0) return 'audio_only';
  const bitrate = (age >= SETTLING_SAMPLES && sample.availableBitrate) || Infinity;
  const loss = Math.max(sample.sentLoss ?? 0, sample.receivedLoss ?? 0);
  const roundTrip = sample.roundTripMs ?? 0;
  if (level === LOWEST_PICTURE || bitrate < POOR_BITRATE) return 'poor';
  if (loss > 0.1 || roundTrip > 1_000) return 'poor';
  const isWeak = level < HIGHEST - 1 || bitrate < WEAK_BITRATE || loss > 0.04 || roundTrip > 500;
  return isWeak ? 'weak' : 'good';
}

export interface Picture {
  readonly isScreen: boolean;
  readonly width: number;
  readonly height: number;
}

/** Encoding parameters for RTCRtpSender.setParameters. */
export interface PictureLimits {
  readonly active: boolean;
  readonly maxBitrate: number;
  readonly maxFramerate: number;
  readonly scaleResolutionDownBy: number;
}

/**
 * Returns the limits of video at a level, sent to one of this many people. A shared screen stays readable and moves
 * less.
 */
export function limitsFor(level: number, picture: Picture, others: number): PictureLimits {
  const { maxBitrate, lines, frameRate, screenFrameRate } = VIDEO_LEVELS[level] ?? VIDEO_LEVELS[0];
  const wanted = picture.isScreen ? SCREEN_LINES : lines;
  const shorter = Math.min(picture.width, picture.height);
  return {
    active: level > 0,
    maxBitrate: Math.max(Math.min(maxBitrate, Math.floor(ALL_BITRATE / others)), 1),
    maxFramerate: Math.max(picture.isScreen ? screenFrameRate : frameRate, 1),
    scaleResolutionDownBy: wanted > 0 ? Math.max(shorter / wanted, 1) : 1,
  };
}
