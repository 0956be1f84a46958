/** Remembered devices for calls; nothing else is stored. */
export interface DeviceChoice {
  readonly microphone?: string;
  readonly camera?: string;
  readonly speaker?: string;
  readonly microphone_on: boolean;
  readonly camera_on: boolean;
  readonly blur: boolean;
}

const KEY = 'call_devices';

export function rememberedChoice(): DeviceChoice {
  try {
    return choiceFrom(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return choiceFrom(null);
  }
}

export function rememberChoice(choice: DeviceChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // As above.
  }
}

function choiceFrom(stored: unknown): DeviceChoice {
  const { microphone, camera, speaker, microphone_on, camera_on, blur } = (stored ?? {}) as Record<
    string,
    unknown
  >;
  return {
    ...(typeof microphone === 'string' && { microphone }),
    ...(typeof camera === 'string' && { camera }),
    ...(typeof speaker === 'string' && { speaker }),
    microphone_on: microphone_on !== false,
    camera_on: camera_on !== false,
    blur: blur === true,
  };
}
