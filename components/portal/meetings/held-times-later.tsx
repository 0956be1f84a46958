'use client';

import { useLater } from '@/components/ui/hooks/use-later';

const load = () => import('./held-times').then(({ HeldTimes }) => HeldTimes);

/** Above the news of the bell; fetched when that is opened. */
export function HeldTimesLater() {
  const { code: HeldTimes } = useLater(load, true);
  return HeldTimes && <HeldTimes />;
}
