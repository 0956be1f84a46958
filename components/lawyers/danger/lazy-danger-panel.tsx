'use client';

import type { ComponentProps } from 'react';
import { useLater } from '@/components/ui/hooks/use-later';
import type { DangerPanel } from './danger-panel';

const loadPanel = () => import('./danger-panel').then(({ DangerPanel }) => DangerPanel);

/** The panel, loaded where it is needed: most pages that can show it never do. Without a connection nothing is added. */
export function LazyDangerPanel(props: ComponentProps<typeof DangerPanel>) {
  const isNeeded = props.kinds.length > 0;
  const { code: Panel } = useLater(loadPanel, isNeeded);
  return isNeeded && Panel ? <Panel {...props} /> : null;
}
