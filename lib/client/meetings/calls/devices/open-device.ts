export type DeviceKind = 'microphone' | 'camera';

export type DeviceFailure = 'refused' | 'missing' | 'in_use';

export class DeviceError extends Error {
  constructor(
    readonly failure: DeviceFailure,
    cause: unknown,
  ) {
    super(failure, { cause });
  }
}

const MICROPHONE: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

const CAMERA: MediaTrackConstraints = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30, max: 30 },
};

export function cameraConstraints(blur: boolean): MediaTrackConstraints {
  return blur ? { ...CAMERA, backgroundBlur: true } : CAMERA;
}

interface OpenOptions {
  readonly kind: DeviceKind;
  /** This device only; without it the browser's default, for cameras the front one. */
  readonly id?: string | undefined;
  readonly blur: boolean;
}

/**
 * Opens a microphone or camera.
 * @throws DeviceError
 */
export async function openDevice({ kind, id, blur }: OpenOptions): Promise<MediaStreamTrack> {
  const which: MediaTrackConstraints =
    id === undefined
      ? kind === 'camera'
        ? { facingMode: 'user' }
        : {}
      : { deviceId: { exact: id } };
  try {
    const stream = await navigator.mediaDevices.getUserMedia(
      kind === 'camera'
        ? { video: { ...cameraConstraints(blur), ...which } }
        : { audio: { ...MICROPHONE, ...which } },
    );
    const [track, ...others] = stream.getTracks();
    for (const other of others) other.stop();
    if (!track) throw new DeviceError('missing', 'a stream without a track');
    return track;
  } catch (error) {
    throw error instanceof DeviceError ? error : new DeviceError(failureOf(error), error);
  }
}

/**
 * Opens the device like `openDevice`, or any other one when the remembered one is missing.
 * @throws DeviceError
 */
export async function openDeviceOrOther(options: OpenOptions): Promise<MediaStreamTrack> {
  try {
    return await openDevice(options);
  } catch (error) {
    const gone = error instanceof DeviceError && error.failure === 'missing';
    if (!gone || options.id === undefined) throw error;
    return await openDevice({ ...options, id: undefined });
  }
}

const FAILURES: Readonly<Record<string, DeviceFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'in_use',
  AbortError: 'in_use',
};

/** Maps the error. Without `mediaDevices`, as on an insecure page, it is a TypeError. */
function failureOf(error: unknown): DeviceFailure {
  return (error instanceof Error && FAILURES[error.name]) || 'missing';
}
