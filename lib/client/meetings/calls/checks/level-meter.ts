/** How many steps a level has. */
export const LEVEL_STEPS = 8;

/** Below it a room is quiet, in decibels of full scale; each step is six louder. */
const QUIET_DB = -60;
const STEP_DB = 6;
/** From here on it is a voice, not the hum of a room. */
const VOICE_STEP = 3;
const INTERVAL_MS = 100;
/** Where the person wants no motion: now and then, in steps. */
const CALM_INTERVAL_MS = 700;
const GESTURES = ['pointerdown', 'keydown'] as const;

/** `unknown` while the browser waits for a press before it lets a page measure. */
export type Hearing = 'unknown' | 'silent' | 'heard';

/** How loud a microphone is. Measures while somebody is subscribed. */
export class LevelMeter {
  /** 0 to `LEVEL_STEPS`. */
  level = 0;
  /** Stays `heard` once there was a voice. */
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

/** Of samples between -1 and 1. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const steps = Math.round((10 * Math.log10(power) - QUIET_DB) / STEP_DB);
  return Math.min(Math.max(steps, 0), LEVEL_STEPS);
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
