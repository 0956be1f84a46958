import { clearDrafts } from './drafts';

/** Search for the weather: a page that nobody wonders about, and that is quickly there. */
export const NEUTRAL_PAGE = 'https://www.google.com/search?q=weather';

const PRESSES = 3;
const PRESSED_WITHIN_MS = 5_000;

/**
 * Leaves for a neutral page at once: hides this one, forgets what the tab keeps of what was typed, and takes the place
 * of this page in the history. Earlier pages stay there.
 */
export function leaveQuickly(leave = (address: string) => window.location.replace(address)): void {
  document.documentElement.style.display = 'none';
  document.title = 'Weather';
  clearDrafts();
  leave(NEUTRAL_PAGE);
}

/**
 * Calls `onLeave` when Shift is pressed three times by itself, each within five seconds of the last, as GOV.UK does
 * (Escape closes lists and dialogs here, and stops a page from loading). `onPress` receives how many presses are left.
 */
export function onShiftThrice(onLeave: () => void, onPress: (left: number) => void): () => void {
  let presses = 0;
  let last = 0;
  let wasModified = false;
  const press = ({ key, shiftKey, timeStamp }: KeyboardEvent) => {
    const alone = key === 'Shift' && !wasModified;
    // Shift and a letter let go of the letter first, with Shift still down.
    wasModified = shiftKey;
    if (!alone || timeStamp - last > PRESSED_WITHIN_MS) presses = 0;
    if (!alone) return;
    presses += 1;
    last = timeStamp;
    onPress(PRESSES - presses);
    if (presses === PRESSES) onLeave();
  };
  document.addEventListener('keyup', press, true);
  return () => document.removeEventListener('keyup', press, true);
}
