'use client';

import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { useLater } from '@/components/ui/hooks/use-later';

const load = () => import('./held-times').then(({ HeldTimes }) => HeldTimes);

/** Above the news of the bell; fetched when that is opened: until a page is hydrated it stands there closed. */
export function HeldTimesLater() {
  const { code: HeldTimes } = useLater(load, useHydrated());
  return HeldTimes && <HeldTimes />;
}
