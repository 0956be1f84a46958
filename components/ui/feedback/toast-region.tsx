'use client';

import { useEffect, useState } from 'react';
import { useLater } from '../hooks/use-later';
import { receiveToasts, showToastOfLastPage, TOAST_MS, type Toast } from './toast-queue';

const loadList = () => import('./toast-list').then(({ ToastList }) => ToastList);

/** Rendered once, in the root layout; the code that draws toasts is loaded with the first one. */
export function ToastRegion() {
  const [first, setFirst] = useState<Toast[]>([]);
  const { code: ToastList, failed, retry } = useLater(loadList, first.length > 0);

  useEffect(() => receiveToasts((toast) => setFirst((before) => [...before, toast])), []);
  useEffect(showToastOfLastPage, []);

  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => {
      setFirst([]);
      retry();
    }, TOAST_MS);
    return () => clearTimeout(timer);
  }, [failed, retry]);

  if (ToastList) return <ToastList first={first} />;
  return failed ? <PlainToast text={first.at(-1)?.text ?? ''} /> : null;
}

/** Fallback if the code of the toasts cannot be loaded, as without a connection. */
function PlainToast({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-21 z-50 rounded border bg-white px-4 py-3 font-medium shadow sm:top-18 sm:bottom-auto sm:left-auto sm:max-w-dialog"
    >
      {text}
    </p>
  );
}
