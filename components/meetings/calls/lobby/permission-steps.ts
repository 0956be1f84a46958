import type { BrowserName } from '@/lib/client/meetings/calls/checks/browser-name';

/** Where to press in a browser that was told not to let this page use the camera or the microphone. */
export const PERMISSION_STEPS: Readonly<Record<BrowserName, readonly string[]>> = {
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
