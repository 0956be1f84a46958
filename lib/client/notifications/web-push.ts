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

/** A browser that does not reach its push service may never answer. */
const SUBSCRIBE_TIMEOUT_MS = 10_000;
const SIGN_OUT_TIMEOUT_MS = 1_000;
/** In the browser's storage: `asked` once, or `off` when this browser was turned off. */
const CHOICE = 'push_choice';
/** In the tab's storage: whether its session was looked after already. */
const CHECKED = 'push_checked';

/**
 * `home-screen`: an iPhone or iPad, where only a site on the home screen may. `denied`: the browser was told never to
 * ask.
 */
export type BrowserPush = 'unsupported' | 'home-screen' | 'denied' | 'off' | 'on';

/** What this browser can do and does; the server knows whether it is subscribed. */
export async function browserPush(): Promise<BrowserPush> {
  if (!isSupported()) return isAppleMobile() ? 'home-screen' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && (await currentSubscription());
  return isOn ? 'on' : 'off';
}

/** Thrown where the user, or the browser for them, said no. */
export class PushRefused extends Error {}

/** Asks the user. To be called by a press and before anything else: Safari asks at no other time. */
export function askPermission(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/**
 * Subscribes this browser, with permission.
 *
 * @throws PushRefused, or what went wrong
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

/** Here and on the server; it stays off on this browser until it is turned on again. */
export async function turnOffPush(): Promise<void> {
  remember(localStorage, CHOICE, 'off');
  await call(unsubscribePush);
  await (await currentSubscription())?.unsubscribe();
}

/** Whether this browser was turned off by a press. */
export function isTurnedOff(): boolean {
  return recall(localStorage, CHOICE) === 'off';
}

/**
 * Registers the browser of somebody who is signed in and verified: asks for permission once per browser, and where it
 * was given subscribes each new session. Nothing is said of a failure.
 *
 * @returns whether the state of this browser may be another one now
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
 * At sign-out: the next user of this browser hears nothing of this account, and finds none of its meetings. Never rejects, and
 * soon over.
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

/** A browser may refuse its storage; then it asks again. */
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
