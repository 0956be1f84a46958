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

/** Hands every toast to the one region of the page, also those that came before it. Returns how to stop. */
export function receiveToasts(next: Listener): () => void {
  listener = next;
  for (const toast of waiting.splice(0)) next(toast);
  return () => {
    if (listener === next) listener = null;
  };
}
