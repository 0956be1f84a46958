'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { receiveToasts, type Toast } from './toast-queue';

const ToastList = dynamic(() => import('./toast-list').then((module) => module.ToastList), {
  ssr: false,
});

/** Stands once in the root layout; the code that draws toasts is fetched with the first one. */
export function ToastRegion() {
  const [first, setFirst] = useState<Toast[]>([]);

  useEffect(() => receiveToasts((toast) => setFirst((before) => [...before, toast])), []);

  return first.length > 0 ? <ToastList first={first} /> : null;
}
