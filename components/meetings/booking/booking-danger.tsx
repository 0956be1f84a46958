'use client';

import { useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LazyDangerPanel } from '@/components/lawyers/danger/lazy-danger-panel';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { DangerKind } from '@/lib/catalogue/legal-problems/dangers/danger-kinds';
import { keptDangers } from '@/lib/client/lawyers/kept-dangers';
import type { BookingFields } from './use-booking-form';

const PAUSE_MS = 600;

/** Help now for danger that the search of this tab named. */
export function KeptDangerPanel() {
  return <LazyDangerPanel kinds={useKeptDangers()} className="mt-4" />;
}

/** Help now for danger that the story names as it is typed; not what stands above already. */
export function StoryDangerPanel() {
  const { control } = useFormContext<BookingFields>();
  const story = useWatch({ control, name: 'description' });
  const kept = useKeptDangers();
  const kinds = useDangersIn(story).filter((kind) => !kept.includes(kind));
  return <LazyDangerPanel kinds={kinds} />;
}

function useKeptDangers(): readonly DangerKind[] {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? keptDangers() : []), [hydrated]);
}

/** Returns the kinds of danger in a text, once its author pauses; the rules load with the first words. */
function useDangersIn(text: string): readonly DangerKind[] {
  const [kinds, setKinds] = useState<readonly DangerKind[]>([]);
  useEffect(() => {
    if (text.trim() === '') {
      setKinds([]);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      import('@/lib/catalogue/legal-problems/dangers/named-dangers').then(
        ({ namedDangers }) => isCurrent && setKinds(namedDangers(text)),
        // Without a connection nothing is added to the form.
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return kinds;
}
