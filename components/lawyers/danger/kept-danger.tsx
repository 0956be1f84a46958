'use client';

import { useEffect, useState } from 'react';
import type { DangerKind } from '@/lib/catalogue/legal-problems/dangers/danger-kinds';
import { keepDangers, keptDangers } from '@/lib/client/lawyers/kept-dangers';
import { LazyDangerPanel } from './lazy-danger-panel';

/** The panel for words kept in this tab, but for the kinds that the page shows by itself; those are kept for the booking. */
export function KeptDanger({ shown }: { shown: readonly DangerKind[] }) {
  const [kinds, setKinds] = useState<readonly DangerKind[]>([]);
  useEffect(() => {
    keepDangers('problem', shown);
    setKinds(keptDangers().filter((kind) => !shown.includes(kind)));
  }, [shown]);
  return <LazyDangerPanel kinds={kinds} className="mb-5" />;
}
