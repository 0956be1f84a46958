/** Chromium's event, https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * How this device can install the site on its home screen. `prompt`: the browser asks; `share`: an iPhone or iPad, by
 * its menu; null: installed, impossible, or declined.
 */
export type InstallWay = 'prompt' | 'share' | null;

const CHOICE = 'install_choice';

let offered: InstallPrompt | null = null;
let isDone = false;
let listens = false;
const listeners = new Set<() => void>();

/** Stores the browser's install prompt, which fires once and early, for the page that offers it. */
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

/** Shows the install prompt; call it in a user gesture. A refusal in the browser's own dialog is remembered. */
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

export function declineInstall(): void {
  try {
    localStorage.setItem(CHOICE, 'no');
  } catch {
    // Without storage it is asked again with the next page.
  }
  done();
}

/** Whether this is an iPhone or iPad; an iPad says that it is a Mac. */
export function isAppleMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

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

export function onInstallWay(listener: () => void): () => void {
  listenForInstall();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
