'use client';

import { TriangleAlert } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import type { LocalMediaSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import { browserName } from '@/lib/client/meetings/calls/checks/browser-name';
import { isFailed } from './check-labels';
import { PERMISSION_STEPS } from './permission-steps';

/** What helps where a device fails, and that the call can be joined all the same. Nothing while none does. */
export function DeviceHelp({ devices }: { devices: LocalMediaSnapshot }) {
  const states = [devices.camera, devices.microphone];
  if (!states.some(isFailed)) return null;
  const names = failedNames(devices);
  return (
    <section
      aria-label="Help with your devices"
      className="mt-4 flex gap-3 rounded border border-amber-300 bg-teal-900 p-4 text-sm"
    >
      <Icon of={TriangleAlert} className="mt-0.5 size-5 text-amber-300" />
      <div className="grid min-w-0 gap-2 text-teal-50">
        <p className="text-base font-semibold text-white">You can join without {names}</p>
        <p>{joinText(devices)}</p>
        {states.includes('refused') && <PermissionSteps />}
        {states.includes('in_use') && (
          <p>Close the other program or tab that is using it, then press Try again.</p>
        )}
        {states.includes('missing') && <p>{missingText()}</p>}
      </div>
    </section>
  );
}

function PermissionSteps() {
  const steps = PERMISSION_STEPS[browserName(navigator.userAgent, navigator.maxTouchPoints)];
  return (
    <>
      <p className="font-semibold text-white">To allow it:</p>
      <ol className="grid list-decimal gap-1 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

function failedNames({ camera, microphone }: LocalMediaSnapshot): string {
  if (isFailed(camera) && isFailed(microphone)) return 'camera and microphone';
  return isFailed(camera) ? 'a camera' : 'a microphone';
}

function joinText({ camera, microphone }: LocalMediaSnapshot): string {
  if (!isFailed(microphone)) return 'You can see and hear the others, and they can hear you.';
  if (!isFailed(camera))
    return 'You can see and hear the others. They can see you but not hear you.';
  return 'You can see and hear the others. They can’t see or hear you.';
}

function missingText(): string {
  return 'mediaDevices' in navigator
    ? 'Plug one in and it will be detected.'
    : 'This browser cannot use one. Please try another browser.';
}
