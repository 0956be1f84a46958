'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import type { DangerPanel } from './danger-panel';

/** The panel, loaded where it is needed: most pages that can show it never do. */
export function LazyDangerPanel(props: ComponentProps<typeof DangerPanel>) {
  const [Panel, setPanel] = useState<typeof DangerPanel | null>(null);
  const isNeeded = props.kinds.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    import('./danger-panel').then(
      (loaded) => setPanel(() => loaded.DangerPanel),
      // Without a connection the page says what it said before.
      () => {},
    );
  }, [isNeeded]);
  return isNeeded && Panel ? <Panel {...props} /> : null;
}
