export const LEVEL_STEPS = 8;

const QUIET_DB = -60;
const STEP_DB = 6;
/** Level from which a sound counts as a voice, not the hum of a room. */
const VOICE_STEP = 3;
const INTERVAL_MS = 100;
/** Update interval for users who prefer reduced motion. */
const CALM_INTERVAL_MS = 700;
const GESTURES = ['pointerdown', 'keydown'] as const;

/** `unknown` while the browser waits for a user gesture before it lets a page measure. */
export type Hearing = 'unknown' | 'silent' | 'heard';

export class LevelMeter {
  level = 0;
  /** Stays `heard` once a voice was detected. */
  hearing: Hearing = 'unknown';
  private readonly listeners = new Set<() => void>();
  private end: (() => void) | null = null;

  constructor(private readonly track: MediaStreamTrack | null) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    this.end ??= this.measure();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.end?.();
      this.end = null;
    };
  };

  private measure(): () => void {
    const { track } = this;
    if (!track || typeof AudioContext === 'undefined') return () => {};
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    const source = context.createMediaStreamSource(new MediaStream([track]));
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const look = () => {
      if (context.state !== 'running') return;
      analyser.getFloatTimeDomainData(samples);
      this.show(levelOf(samples));
    };
    const timer = setInterval(look, isCalm() ? CALM_INTERVAL_MS : INTERVAL_MS);
    const resume = () => void (context.state !== 'running' && context.resume());
    for (const gesture of GESTURES) document.addEventListener(gesture, resume);
    return () => {
      clearInterval(timer);
      for (const gesture of GESTURES) document.removeEventListener(gesture, resume);
      source.disconnect();
      void context.close();
    };
  }

  private show(level: number): void {
    const hearing = this.hearing === 'heard' || level >= VOICE_STEP ? 'heard' : 'silent';
    if (level === this.level && hearing === this.hearing) return;
    this.level = level;
    this.hearing = hearing;
    for (const listener of this.listeners) listener();
  }
}

/** Returns the level of samples between -1 and 1. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const steps = Math.round((10 * Math.log10(power) - QUIET_DB) / STEP_DB);
  return Math.min(Math.max(steps, 0), LEVEL_STEPS);
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
