import type { LocalMedia, LocalMediaSnapshot } from '@/lib/client/meetings/calls/call-interfaces';

/** Devices that do what a test says, and note what they are asked for. */
export class FakeLocalMedia implements LocalMedia {
  readonly asked: string[] = [];
  private readonly listeners = new Set<() => void>();
  private current: LocalMediaSnapshot = {
    microphone: 'on',
    camera: 'on',
    microphoneTrack: fakeTrack(),
    cameraTrack: fakeTrack(),
    microphones: [],
    cameras: [],
    speakers: [],
    chosen: { microphone: undefined, camera: undefined, speaker: undefined },
    blur: 'unavailable',
  };

  constructor(state: Partial<LocalMediaSnapshot> = {}) {
    this.become(state);
  }

  become(state: Partial<LocalMediaSnapshot>): void {
    this.current = { ...this.current, ...state };
    for (const listener of this.listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  snapshot = (): LocalMediaSnapshot => this.current;
  start = () => this.note('start');
  setMicrophone = (on: boolean) => this.note(`microphone ${on}`);
  setCamera = (on: boolean) => this.note(`camera ${on}`);
  choose = (kind: string, deviceId: string) => this.note(`${kind} ${deviceId}`);
  setBlur = (on: boolean) => this.note(`blur ${on}`);
  stop = () => void this.note('stop');

  private note(what: string): Promise<void> {
    this.asked.push(what);
    return Promise.resolve();
  }
}

export function fakeTrack(): MediaStreamTrack {
  return Object.assign(new EventTarget(), {
    getSettings: () => ({}),
  }) as Partial<MediaStreamTrack> as MediaStreamTrack;
}
