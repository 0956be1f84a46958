'use client';

import { startTransition, useEffect, useState } from 'react';
import { onceIdle } from './once-idle';

/** Whether the page has loaded and the browser has nothing more urgent to do; for what can wait that long. */
export function useAfterLoad(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => onceIdle(() => startTransition(() => setIsAfter(true))), []);
  return isAfter;
}
