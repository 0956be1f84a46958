export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  kind: ToastKind;
  text: string;
  action?: { label: string; run: () => void } | undefined;
}

/** Milliseconds that a toast stays. */
export const TOAST_MS = 5000;
/** Milliseconds that a toast with an action stays, so that it can be reached by keyboard. */
export const ACTION_TOAST_MS = 15_000;

type Listener = (toast: Toast) => void;

const waiting: Toast[] = [];
let listener: Listener | null = null;

/** Shows a message for 5 seconds, longer with an action; only for messages without a place on the page. */
export function showToast(kind: ToastKind, text: string, action?: Toast['action']): void {
  const toast = { kind, text, ...(action && { action }) };
  if (listener) listener(toast);
  else waiting.push(toast);
}

const NEXT_PAGE = 'toast:next';

/** Shows a message on the next page of this tab, because the current one is about to be left. */
export function showToastOnNextPage(text: string): void {
  try {
    sessionStorage.setItem(NEXT_PAGE, text);
  } catch {
    // Storage may be blocked: it was said on this page.
  }
}

/** Shows the message stored by the previous page, once. */
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

/** Registers the page's only region for toasts, including earlier ones. Returns the function that unsubscribes. */
export function receiveToasts(next: Listener): () => void {
  listener = next;
  for (const toast of waiting.splice(0)) next(toast);
  return () => {
    if (listener === next) listener = null;
  };
}
