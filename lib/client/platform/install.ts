/** What Chromium asks with, https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * How the site comes to the home screen of this device. `prompt`: the browser asks; `share`: an iPhone or iPad, by its menu;
 * null: it is there, cannot be, or was not wanted.
 */
export type InstallWay = 'prompt' | 'share' | null;

/** In the browser's storage: `no` once it was not wanted. */
const CHOICE = 'install_choice';

let offered: InstallPrompt | null = null;
let isDone = false;
let listens = false;
const listeners = new Set<() => void>();

/** Keeps the browser's offer, which comes once and soon, for the page that asks. */
export function listenForInstall(): void {
  if (listens) return;
  listens = true;
  addEventListener('beforeinstallprompt', (event) => {
    // The browser would ask by itself, before there is a reason to.
    event.preventDefault();
    offered = event as InstallPrompt;
    notifyListeners();
  });
  addEventListener('appinstalled', done);
}

/** To be called by a press. What is refused in the browser's own question is not asked again. */
export async function install(): Promise<void> {
  const asking = offered;
  if (!asking) return;
  // It can be used once.
  offered = null;
  try {
    await asking.prompt();
    const { outcome } = await asking.userChoice;
    if (outcome === 'dismissed') declineInstall();
    else done();
  } catch {
    // The browser takes its offer back, and may make another one.
    notifyListeners();
  }
}

/** Not wanted on this device: it is not asked again. */
export function declineInstall(): void {
  try {
    localStorage.setItem(CHOICE, 'no');
  } catch {
    // Without storage it is asked again with the next page.
  }
  done();
}

/** An iPad says that it is a Mac. */
export function isAppleMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Of this moment; `onInstallWay` says when it changes. In the browser alone. */
export function installWay(): InstallWay {
  const way = offered ? 'prompt' : isAppleMobile() ? 'share' : null;
  return way && !isDone && !wasDeclined() && !isInstalled() ? way : null;
}

function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

function wasDeclined(): boolean {
  try {
    return localStorage.getItem(CHOICE) === 'no';
  } catch {
    return false;
  }
}

function done(): void {
  isDone = true;
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Returns how to stop. */
export function onInstallWay(listener: () => void): () => void {
  listenForInstall();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
