'use client';

import { useState } from 'react';

/** Whether anybody else has been in the call since the reader is. */
export function useWasMet(people: number): boolean {
  const [met, setMet] = useState(false);
  if (people > 0 && !met) setMet(true);
  return met;
}
