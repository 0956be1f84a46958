'use client';

import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { useLater } from '@/components/ui/hooks/use-later';

const load = () => import('./held-times').then(({ HeldTimes }) => HeldTimes);

/** Held times above the notices of the bell, loaded when it is opened; closed until the page hydrates. */
export function HeldTimesLater() {
  const { code: HeldTimes } = useLater(load, useHydrated());
  return HeldTimes && <HeldTimes />;
}
