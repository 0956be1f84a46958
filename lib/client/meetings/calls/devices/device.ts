import {
  DeviceError,
  type DeviceFailure,
  type DeviceKind,
  openDevice,
  openDeviceOrOther,
} from './open-device';
import { permissionOf } from './permission';

type State = 'asking' | 'on' | 'off' | DeviceFailure;

/**
 * A microphone or a camera. A camera that is off is released, a muted microphone keeps its track. Any track that
 * arrives after the device was stopped, turned off or switched is released at once.
 */
export class Device {
  state: State = 'asking';
  track: MediaStreamTrack | null = null;
  on = true;
  /** Chosen by the user; another device may substitute for it. */
  preferred: string | undefined;
  blur = false;

  private active = false;
  private last: string | undefined;
  /** Number of the latest request; results of older ones are ignored. */
  private request = 0;
  private opening: Promise<void> | null = null;
  private choosing: string | undefined;

  constructor(
    readonly kind: DeviceKind,
    private readonly changed: () => void,
  ) {}

  get id(): string | undefined {
    return this.choosing ?? this.track?.getSettings().deviceId ?? this.preferred ?? this.last;
  }

  start(): Promise<void> {
    this.active = true;
    if (this.track) return Promise.resolve();
    if (this.wanted) return this.open();
    this.show('off');
    return Promise.resolve();
  }

  stop(): void {
    this.active = false;
    this.release();
  }

  set(on: boolean): Promise<void> {
    this.on = on;
    if (!this.active) return Promise.resolve();
    if (!this.wanted) {
      this.release();
      return Promise.resolve();
    }
    if (!this.track) return on ? this.open() : Promise.resolve();
    this.track.enabled = on;
    this.show(on ? 'on' : 'off');
    return Promise.resolve();
  }

  /**
   * Switches the device. The old one is used until the new one opens, and kept or opened again when that fails.
   * @throws DeviceError
   */
  async choose(id: string): Promise<void> {
    if (!this.active || !this.wanted) {
      this.preferred = id;
      this.changed();
      return;
    }
    const request = this.begin();
    const before = this.preferred;
    this.preferred = id;
    this.choosing = id;
    if (this.track) this.changed();
    else this.show('asking');
    try {
      this.use(await this.replaceBy(id), request);
    } catch (error) {
      if (request !== this.request) return;
      this.preferred = before;
      this.choosing = undefined;
      await this.comeBack(error);
      throw error;
    }
  }

  /** Handles a device being plugged in or removed; `ids` of this kind. */
  async listed(ids: readonly string[]): Promise<void> {
    if (!this.active || !this.wanted) return;
    if (this.state === 'missing' && ids.length > 0) return this.open();
    const { preferred, track } = this;
    const current = track?.getSettings().deviceId;
    if (preferred && current && current !== preferred && ids.includes(preferred)) {
      await this.choose(preferred).catch(() => {});
    }
  }

  async allowed(): Promise<void> {
    if (this.active && this.wanted && this.state === 'refused') await this.open();
  }

  /** True also for a muted microphone, so that unmuting is immediate. */
  private get wanted(): boolean {
    return this.on || this.kind === 'microphone';
  }

  private open(): Promise<void> {
    this.opening ??= this.openNow();
    return this.opening;
  }

  private async openNow(): Promise<void> {
    const request = ++this.request;
    this.show('asking');
    try {
      const { kind, preferred: id, blur } = this;
      this.use(await openDeviceOrOther({ kind, id, blur }), request);
    } catch (error) {
      if (request === this.request) this.fail(error);
    } finally {
      if (request === this.request) this.opening = null;
    }
  }

  /** Opens another; closes a busy camera first only where that fails: most phones open only one at a time. */
  private async replaceBy(id: string): Promise<MediaStreamTrack> {
    const { kind, blur, track: old } = this;
    try {
      return await openDevice({ kind, id, blur });
    } catch (error) {
      const isBusy = error instanceof DeviceError && error.failure === 'in_use';
      if (kind !== 'camera' || !old || !isBusy) throw error;
      old.stop();
      return await openDevice({ kind, id, blur });
    }
  }

  private async comeBack(error: unknown): Promise<void> {
    const old = this.track;
    if (old?.readyState === 'live') {
      this.changed();
      return;
    }
    this.track = null;
    if (old) await this.open();
    else this.fail(error);
  }

  private use(track: MediaStreamTrack, request: number): void {
    if (request !== this.request) {
      track.stop();
      return;
    }
    const old = this.track;
    this.choosing = undefined;
    track.enabled = this.on;
    track.addEventListener('ended', () => void this.lost(track));
    this.track = track;
    this.last = track.getSettings().deviceId;
    this.show(this.on ? 'on' : 'off');
    old?.stop();
  }

  /** Handles a lost track: unplugged, taken by another program, or permission revoked. */
  private async lost(track: MediaStreamTrack): Promise<void> {
    if (track !== this.track) return;
    const { deviceId } = track.getSettings();
    const request = this.begin();
    this.track = null;
    this.show('asking');
    const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
    const permission = await permissionOf(this.kind);
    if (request !== this.request) return;
    const isPresent = devices.some((device) => device.deviceId === deviceId);
    // Asking again at once whoever has just said no would be rude.
    if (isPresent && permission && permission.state !== 'granted') this.show('refused');
    else await this.open();
  }

  private release(): void {
    this.begin();
    const { track } = this;
    this.track = null;
    this.show('off');
    track?.stop();
  }

  private begin(): number {
    this.opening = null;
    this.choosing = undefined;
    return ++this.request;
  }

  private fail(error: unknown): void {
    this.track = null;
    this.show(error instanceof DeviceError ? error.failure : 'missing');
  }

  private show(state: State): void {
    this.state = state;
    this.changed();
  }
}
