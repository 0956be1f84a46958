'use client';
import { TriangleAlert } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkOnDarkClass } from '@/components/ui/layout/text-link';
import type { LocalMediaSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import { type BrowserName, thisBrowser } from '@/lib/client/meetings/calls/checks/browser-name';
import { hasDevices } from '@/lib/client/meetings/calls/checks/call-ability';
import { isFailed } from './check-labels';

/** Help for a device that fails; the call can be joined without it. Nothing if none fails. */
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
        <p>
          Still not working?{' '}
          <a
            href="/help/ask?about=cannot_join"
            target="_blank"
            rel="noopener"
            className={textLinkOnDarkClass}
          >
            Get help (new tab)
          </a>
        </p>
      </div>
    </section>
  );
}

function PermissionSteps() {
  const steps = PERMISSION_STEPS[thisBrowser()];
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
  if (!hasDevices()) return 'This browser cannot use one. Please try another browser.';
  // Nobody plugs a camera into a phone.
  return navigator.maxTouchPoints > 1
    ? 'Close other apps that may be using it, then press Try again. If that does not help, try another browser.'
    : 'Plug one in and it will be detected.';
}

/** Steps to restore the camera and microphone permission, by browser. */
const PERMISSION_STEPS: Readonly<Record<BrowserName, readonly string[]>> = {
  chrome: [
    'Press the icon at the left end of the address bar.',
    'Turn on Camera and Microphone.',
    'Still refused? Allow Chrome in the privacy settings of Windows or macOS too.',
  ],
  edge: [
    'Press the lock at the left end of the address bar.',
    'Set Camera and Microphone to Allow.',
    'Still refused? Allow Edge in the privacy settings of Windows or macOS too.',
  ],
  'chrome-android': [
    'Press the icon at the left end of the address bar, then Permissions.',
    'Turn on Camera and Microphone.',
    'Not there? In the settings of the phone: Apps, Chrome, Permissions.',
  ],
  samsung: [
    'Press the lock at the left end of the address bar, then Permissions.',
    'Allow Camera and Microphone.',
    'Not there? In the settings of the phone: Apps, Samsung Internet, Permissions.',
  ],
  firefox: [
    'Press the crossed-out camera or microphone at the left of the address.',
    'Press the cross beside “Blocked”.',
    'Press Try again here, then Allow.',
  ],
  'firefox-android': [
    'Press the icon at the left of the address.',
    'Set Camera and Microphone to Allowed.',
    'Not there? In the settings of the phone: Apps, Firefox, Permissions.',
  ],
  safari: [
    'In the menu bar press Safari, then Settings for this website.',
    'Set Camera and Microphone to Allow.',
    'Still refused? Look in the system settings under Privacy & Security.',
  ],
  'safari-ios': [
    'Press the page button beside the address, then Website Settings (in newer versions behind the three dots).',
    'Set Camera and Microphone to Allow.',
    'Not there? In Settings: Apps, Safari, Camera and Microphone.',
  ],
  'chrome-ios': [
    'Open the Settings of the iPhone or iPad, then Apps, Chrome.',
    'Turn on Camera and Microphone.',
    'Come back here and press Try again.',
  ],
  'in-app': [
    'This page is open inside another app, which often has no camera.',
    'Press the menu of the app and choose to open the page in your browser.',
    'Sign in there if you are asked to.',
  ],
  other: [
    'Look for a lock or a camera beside the address.',
    'Allow Camera and Microphone for this page.',
    'Still refused? Look in the privacy settings of the device too.',
  ],
};
