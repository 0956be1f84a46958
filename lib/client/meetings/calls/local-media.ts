import type { LocalMedia, LocalMediaSnapshot } from './call-interfaces';
import { Device } from './devices/device';
import { type DeviceChoice, rememberChoice, rememberedChoice } from './devices/device-choice';
import type { DeviceKind } from './devices/open-device';
import { cameraConstraints } from './devices/open-device';
import { permissionOf } from './devices/permission';

const KINDS: readonly DeviceKind[] = ['microphone', 'camera'];
const INPUTS = { microphone: 'audioinput', camera: 'videoinput' } as const;

export function createLocalMedia(): LocalMedia {
  return new BrowserMedia();
}

class BrowserMedia implements LocalMedia {
  private readonly microphone = new Device('microphone', () => this.update());
  private readonly camera = new Device('camera', () => this.update());
  private speaker: string | undefined;
  private list: readonly MediaDeviceInfo[] = [];
  private blurs = false;
  private listening: AbortController | null = null;
  private readonly listeners = new Set<() => void>();
  private current = this.look();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): LocalMediaSnapshot => this.current;

  async start(): Promise<void> {
    if (!this.listening) {
      this.recall(rememberedChoice());
      this.listening = new AbortController();
      this.listen(this.listening.signal);
    }
    await this.open();
  }

  async setMicrophone(on: boolean): Promise<void> {
    const done = this.microphone.set(on);
    this.remember();
    await done;
  }

  async setCamera(on: boolean): Promise<void> {
    const done = this.camera.set(on);
    this.remember();
    await done;
  }

  async choose(kind: DeviceKind | 'speaker', deviceId: string): Promise<void> {
    if (kind === 'speaker') {
      this.speaker = deviceId;
      this.update();
    } else {
      await this[kind].choose(deviceId);
    }
    this.remember();
  }

  async setBlur(on: boolean): Promise<void> {
    this.camera.blur = on;
    this.remember();
    const { track } = this.camera;
    try {
      if (track) await blurBackground(track, on);
    } finally {
      this.update();
    }
  }

  stop(): void {
    this.listening?.abort();
    this.listening = null;
    this.release();
  }

  private release(): void {
    for (const kind of KINDS) this[kind].stop();
  }

  private async open(): Promise<void> {
    await Promise.all(KINDS.map((kind) => this[kind].start()));
    // The names of devices are told only to whom one of them is allowed.
    await this.readList();
  }

  private recall(choice: DeviceChoice): void {
    for (const kind of KINDS) {
      this[kind].preferred = choice[kind];
      this[kind].on = choice[`${kind}_on`];
    }
    this.camera.blur = choice.blur;
    this.speaker = choice.speaker;
  }

  private remember(): void {
    const { microphone, camera, speaker } = this;
    rememberChoice({
      ...(microphone.preferred && { microphone: microphone.preferred }),
      ...(camera.preferred && { camera: camera.preferred }),
      ...(speaker && { speaker }),
      microphone_on: microphone.on,
      camera_on: camera.on,
      blur: camera.blur,
    });
  }

  private listen(signal: AbortSignal): void {
    const { mediaDevices } = navigator;
    // Missing on a page without encryption.
    mediaDevices?.addEventListener('devicechange', () => void this.devicesChanged(), { signal });
    // A page that the browser sets aside for its back button must hold no device.
    window.addEventListener('pagehide', () => this.release(), { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && void this.open(), {
      signal,
    });
    for (const kind of KINDS) void this.watchPermission(kind, signal);
  }

  private async watchPermission(kind: DeviceKind, signal: AbortSignal): Promise<void> {
    const permission = await permissionOf(kind);
    permission?.addEventListener(
      'change',
      async () => {
        if (permission.state !== 'granted') return;
        await this[kind].allowed();
        await this.readList();
      },
      { signal },
    );
  }

  private async devicesChanged(): Promise<void> {
    await this.readList();
    const ids = (kind: DeviceKind) => this.all(INPUTS[kind]).map(idOf);
    await Promise.all(KINDS.map((kind) => this[kind].listed(ids(kind))));
  }

  private async readList(): Promise<void> {
    try {
      this.list = await navigator.mediaDevices.enumerateDevices();
    } catch {
      this.list = [];
    }
    this.update();
  }

  private of(kind: MediaDeviceKind): MediaDeviceInfo[] {
    return this.all(kind).filter(({ deviceId }) => deviceId !== '');
  }

  /** Lists all devices of a kind, also those without an id, which browsers hide before permission. */
  private all(kind: MediaDeviceKind): MediaDeviceInfo[] {
    return this.list.filter((device) => device.kind === kind);
  }

  private update(): void {
    this.current = this.look();
    for (const listener of this.listeners) listener();
  }

  private look(): LocalMediaSnapshot {
    const { microphone, camera } = this;
    const speakers = canChooseSpeaker() ? this.of('audiooutput') : [];
    return {
      microphone: microphone.state,
      camera: camera.state,
      microphoneTrack: microphone.track,
      cameraTrack: camera.track,
      microphones: this.of('audioinput'),
      cameras: this.of('videoinput'),
      speakers,
      chosen: {
        microphone: microphone.id,
        camera: camera.id,
        speaker: speakers.map(idOf).find((id) => id === this.speaker),
      },
      blur: this.blur(),
    };
  }

  private blur(): LocalMediaSnapshot['blur'] {
    const { track, blur } = this.camera;
    if (track) this.blurs = canBlur(track);
    if (!this.blurs) return 'unavailable';
    return (track ? isBlurred(track) : blur) ? 'on' : 'off';
  }
}

export function canChooseSpeaker(): boolean {
  return typeof HTMLMediaElement !== 'undefined' && 'setSinkId' in HTMLMediaElement.prototype;
}

function idOf({ deviceId }: MediaDeviceInfo): string {
  return deviceId;
}

/** Whether the page can control the browser's blur; some systems keep that to themselves. */
function canBlur(track: MediaStreamTrack): boolean {
  const { backgroundBlur = [] } = track.getCapabilities?.() ?? {};
  return backgroundBlur.includes(true) && backgroundBlur.includes(false);
}

function isBlurred(track: MediaStreamTrack): boolean {
  const { backgroundBlur = false } = track.getSettings();
  return backgroundBlur;
}

/** Sets the blur. Rejects where the browser cannot; `isBlurred` returns the actual state. */
function blurBackground(track: MediaStreamTrack, on: boolean): Promise<void> {
  return track.applyConstraints({ ...cameraConstraints(false), backgroundBlur: on });
}
