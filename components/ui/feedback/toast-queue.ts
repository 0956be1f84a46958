export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  kind: ToastKind;
  text: string;
  /** What can be done about it while it is shown. */
  action?: { label: string; run: () => void } | undefined;
}

/** How long a toast stays, milliseconds. */
export const TOAST_MS = 5000;
/** The same of one with something to do: time to find it, also with the keyboard. */
export const ACTION_TOAST_MS = 15_000;

type Listener = (toast: Toast) => void;

const waiting: Toast[] = [];
let listener: Listener | null = null;

/** Shows a message for 5 seconds, longer with an action; only for what has no place on the page. */
export function showToast(kind: ToastKind, text: string, action?: Toast['action']): void {
  const toast = { kind, text, ...(action && { action }) };
  if (listener) listener(toast);
  else waiting.push(toast);
}

const NEXT_PAGE = 'toast:next';

/** Shows a message on the page that this tab loads next: the present one is about to be left. */
export function showToastOnNextPage(text: string): void {
  try {
    sessionStorage.setItem(NEXT_PAGE, text);
  } catch {
    // Storage may be blocked: it was said on this page.
  }
}

/** Shows what the page before left to be said, once. */
export function showToastOfLastPage(): void {
  try {
    const text = sessionStorage.getItem(NEXT_PAGE);
    if (text === null) return;
    sessionStorage.removeItem(NEXT_PAGE);
    showToast('success', text);
  } catch {
    // As above.
  }
}

/** Hands every toast to the one region of the page, also those that came before it. Returns how to stop. */
export function receiveToasts(next: Listener): () => void {
  listener = next;
  for (const toast of waiting.splice(0)) next(toast);
  return () => {
    if (listener === next) listener = null;
  };
}
