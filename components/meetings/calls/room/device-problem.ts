import type { DeviceState } from '@/lib/client/meetings/calls/call-interfaces';

const WORDS = {
  microphone: { name: 'microphone', press: 'Unmute' },
  camera: { name: 'camera', press: 'Camera' },
} as const;

/** Returns why a requested device is not on, with a remedy; null if it works. */
export function deviceProblem(kind: 'microphone' | 'camera', state: DeviceState): string | null {
  const { name, press } = WORDS[kind];
  switch (state) {
    case 'refused':
      return `The browser does not let this page use your ${name}. Allow it beside the address of the page, then press ${press} again.`;
    case 'missing':
      return `No ${name} was found. Connect one, then press ${press} again.`;
    case 'in_use':
      return `Another app is using your ${name}. Close it, then press ${press} again.`;
    default:
      return null;
  }
}
