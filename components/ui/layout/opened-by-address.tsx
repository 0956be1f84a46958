'use client';

import { useFragments } from '../hooks/use-fragments';

/** Opens the folded part that the address names, also after a link that Next follows by itself. */
export function OpenedByAddress() {
  useFragments((id) => {
    const part = document.getElementById(id)?.closest('details');
    if (!part) return;
    part.open = true;
    part.scrollIntoView();
  });
  return null;
}
