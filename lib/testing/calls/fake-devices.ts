type Kind = MediaDeviceKind;
type Constraints = MediaStreamConstraints & {
  readonly video?: MediaTrackConstraints;
  readonly audio?: MediaTrackConstraints;
};

/** A track as a browser's, without a picture or a sound. */
export class FakeTrack extends EventTarget {
  enabled = true;
  readyState: MediaStreamTrackState = 'live';
  readonly kind: 'audio' | 'video';

  constructor(
    readonly device: FakeDevice,
    private blurred: boolean,
  ) {
    super();
    this.kind = device.kind === 'audioinput' ? 'audio' : 'video';
  }

  /** By the page: no event. */
  stop(): void {
    this.readyState = 'ended';
  }

  /** By the browser or the device. */
  end(): void {
    if (this.readyState === 'ended') return;
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }

  getSettings() {
    return { deviceId: this.device.deviceId, backgroundBlur: this.blurred };
  }

  getCapabilities() {
    return this.device.blurs ? { backgroundBlur: [false, true] } : {};
  }

  applyConstraints({ backgroundBlur = false }: { backgroundBlur?: boolean }): Promise<void> {
    this.blurred = backgroundBlur;
    return Promise.resolve();
  }
}

export interface FakeDevice {
  readonly kind: Kind;
  readonly deviceId: string;
  readonly label: string;
  /** Every attempt to open it fails with an error of this name. */
  error?: string;
  blurs?: boolean;
  /** Opened once at a time, as the cameras of most phones. */
  alone?: boolean;
}

export function fakeDevice(
  kind: Kind,
  deviceId: string,
  rest: Partial<FakeDevice> = {},
): FakeDevice {
  return { kind, deviceId, label: `Label of ${deviceId}`, ...rest };
}

/** `navigator.mediaDevices` of a browser whose devices, permissions and pace a test decides. */
export class FakeMediaDevices extends EventTarget {
  readonly asked: Constraints[] = [];
  readonly tracks: FakeTrack[] = [];
  /** Refused by the person, by kind of what is asked for. */
  readonly refused = new Set<'audio' | 'video'>();
  private held: (() => void)[] | null = null;

  constructor(public devices: FakeDevice[]) {
    super();
  }

  /** From now on questions wait, as while the browser asks the person. */
  hold(): void {
    this.held ??= [];
  }

  /** Answers what waits, the oldest first, and no longer holds. */
  answer(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const go of held) go();
  }

  get live(): FakeTrack[] {
    return this.tracks.filter(({ readyState }) => readyState === 'live');
  }

  liveIds(): string[] {
    return this.live.map(({ device }) => device.deviceId);
  }

  change(devices: FakeDevice[]): void {
    const gone = this.devices.filter((device) => !devices.includes(device));
    this.devices = devices;
    for (const track of this.live) if (gone.includes(track.device)) track.end();
    this.dispatchEvent(new Event('devicechange'));
  }

  enumerateDevices = (): Promise<FakeDevice[]> => Promise.resolve(this.devices);

  getUserMedia = async (constraints: Constraints): Promise<{ getTracks: () => FakeTrack[] }> => {
    this.asked.push(constraints);
    const { held } = this;
    if (held) await new Promise<void>((go) => held.push(go));
    const type = constraints.video ? 'video' : 'audio';
    if (this.refused.has(type)) throw new DOMException('refused', 'NotAllowedError');
    const track = this.open(type, constraints[type] ?? {});
    this.tracks.push(track);
    return { getTracks: () => [track] };
  };

  private open(type: 'audio' | 'video', constraints: MediaTrackConstraints): FakeTrack {
    const all = this.devices.filter(({ kind }) => kind === `${type}input`);
    if (all.length === 0) throw new DOMException('none', 'NotFoundError');
    const { deviceId, backgroundBlur } = constraints as {
      deviceId?: { exact: string };
      backgroundBlur?: boolean;
    };
    const device = deviceId ? all.find((one) => one.deviceId === deviceId.exact) : all[0];
    if (!device) throw new DOMException('not that', 'OverconstrainedError');
    if (device.error) throw new DOMException('fails', device.error);
    const isTaken = device.alone && this.live.some((track) => track.device.alone);
    if (isTaken) throw new DOMException('one at a time', 'NotReadableError');
    return new FakeTrack(device, backgroundBlur === true && device.blurs === true);
  }
}

export class FakePermission extends EventTarget {
  state: PermissionState = 'granted';

  become(state: PermissionState): void {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }
}

export function installMediaDevices(devices: FakeDevice[]) {
  const media = new FakeMediaDevices(devices);
  const permissions = { microphone: new FakePermission(), camera: new FakePermission() };
  const query = ({ name }: { name: 'microphone' | 'camera' }) => Promise.resolve(permissions[name]);
  Object.defineProperty(navigator, 'mediaDevices', { value: media, configurable: true });
  Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true });
  return { media, permissions };
}
