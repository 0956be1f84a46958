import { call } from '@/lib/client/platform/call';
import { isAppleMobile } from '@/lib/client/platform/install';
import { deleteStoredMeetings, registerWorker } from '@/lib/client/platform/offline';
import { outline } from '@/lib/client/platform/outline';
import type * as preferences from '@/lib/contract/notifications/preferences';
import type * as contract from '@/lib/contract/notifications/push';

const subscribePush = outline<typeof contract.subscribePush>(
  'POST',
  '/api/v1/notifications/push/subscribe',
);
const unsubscribePush = outline<typeof contract.unsubscribePush>(
  'DELETE',
  '/api/v1/notifications/push/unsubscribe',
);
const getPreferences = outline<typeof preferences.getPreferences>(
  'GET',
  '/api/v1/notifications/preferences',
);

/** A browser that cannot reach its push service may never respond. */
const SUBSCRIBE_TIMEOUT_MS = 10_000;
const SIGN_OUT_TIMEOUT_MS = 1_000;
/** Local storage key: `asked` once, or `off` when push was turned off on this browser. */
const CHOICE = 'push_choice';
/** Session storage key: whether this session was checked already. */
const CHECKED = 'push_checked';

/**
 * `home-screen`: an iPhone or iPad, which allows push only for a site on the home screen. `denied`: the browser was
 * told never to ask.
 */
export type BrowserPush = 'unsupported' | 'home-screen' | 'denied' | 'off' | 'on';

/** Returns the push support and state of this browser; only the server knows whether it is subscribed. */
export async function browserPush(): Promise<BrowserPush> {
  if (!isSupported()) return isAppleMobile() ? 'home-screen' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && (await currentSubscription());
  return isOn ? 'on' : 'off';
}

/** Thrown when the user, or the browser for them, refused. */
export class PushRefused extends Error {}

/** Asks for permission. Call it first thing in a user gesture: Safari asks at no other time. */
export function askPermission(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/**
 * Subscribes this browser, with permission.
 * @throws PushRefused, or the error that occurred
 */
export async function turnOnPush(
  applicationKey: string,
  permission: Promise<NotificationPermission>,
): Promise<void> {
  if ((await permission) !== 'granted') throw new PushRefused();
  const subscription = await inTime(subscribe(applicationKey), SUBSCRIBE_TIMEOUT_MS);
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call(subscribePush, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
  remember(localStorage, CHOICE, 'asked');
}

/** Turns push off here and on the server; it stays off on this browser until it is turned on again. */
export async function turnOffPush(): Promise<void> {
  remember(localStorage, CHOICE, 'off');
  await call(unsubscribePush);
  await (await currentSubscription())?.unsubscribe();
}

export function isTurnedOff(): boolean {
  return recall(localStorage, CHOICE) === 'off';
}

/**
 * Registers the browser of a signed-in, verified user: asks for permission once per browser, and with permission
 * subscribes each new session. Failures are silent.
 * @returns whether the state of this browser may have changed
 */
export async function registerOnce(): Promise<boolean> {
  try {
    if (!isSupported() || isTurnedOff() || recall(sessionStorage, CHECKED)) return false;
    const { permission } = Notification;
    if (permission === 'denied') return false;
    if (permission === 'default' && recall(localStorage, CHOICE)) return false;
    remember(sessionStorage, CHECKED, 'yes');
    remember(localStorage, CHOICE, 'asked');
    const { push } = await call(getPreferences);
    if (push.subscribed && (await currentSubscription())) return false;
    await turnOnPush(push.application_key, askPermission());
  } catch {
    // The bell and mails remain, and a button to try again.
  }
  return true;
}

/**
 * Cleans up at sign-out: the next user of this browser gets no notifications of this account, and finds none of its
 * meetings. Never rejects, and ends soon.
 */
export async function forgetBrowser(): Promise<void> {
  await deleteStoredMeetings();
  try {
    sessionStorage.removeItem(CHECKED);
    if (!isSupported()) return;
    const forget = currentSubscription().then((subscription) => subscription?.unsubscribe());
    await inTime(forget, SIGN_OUT_TIMEOUT_MS);
  } catch {
    // The server forgets it with the session.
  }
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // Subscribed with another key of ours before.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return await pushManager.subscribe(options);
  }
}

function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the push service did not answer')), ms);
  });
  return Promise.race([work, late]);
}

function remember(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // As above.
  }
}

function recall(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}
