export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  kind: ToastKind;
  text: string;
}

/** How long a toast stays, milliseconds. */
export const TOAST_MS = 5000;

type Listener = (toast: Toast) => void;

const waiting: Toast[] = [];
let listener: Listener | null = null;

/** Shows a message for 5 seconds; only for what has no place on the page. */
export function showToast(kind: ToastKind, text: string): void {
  if (listener) listener({ kind, text });
  else waiting.push({ kind, text });
}

/** Hands every toast to the one region of the page, also those that came before it. Returns how to stop. */
export function receiveToasts(next: Listener): () => void {
  listener = next;
  for (const toast of waiting.splice(0)) next(toast);
  return () => {
    if (listener === next) listener = null;
  };
}
