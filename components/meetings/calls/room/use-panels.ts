'use client';

import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import type { PanelPlace } from './side-panel';

const WIDE = '(min-width: 64rem)';

export type PanelName = 'messages' | 'case';

export interface Panel {
  readonly place: PanelPlace;
  readonly toggle: () => void;
}

export interface Panels {
  readonly messages: Panel;
  readonly case: Panel;
  readonly show: (name: PanelName) => void;
}

/** Holds which panel is open, one at a time: initially the messages if there is room beside the picture, else none. */
export function usePanels(there: boolean): Panels {
  const wide = useMediaQuery(WIDE, false);
  const [asked, setAsked] = useState<PanelName | 'none' | null>(null);
  const shown = there ? (asked ?? (wide ? 'messages' : 'none')) : 'none';
  const messages = usePanel('messages', { shown, wide, setAsked });
  const caseFile = usePanel('case', { shown, wide, setAsked });
  useEffect(() => {
    // A sheet takes the focus by itself.
    if (!wide || asked === null || asked === 'none') return;
    const panel = document.getElementById((asked === 'case' ? caseFile : messages).place.id);
    const first = panel?.querySelector<HTMLElement>('[aria-selected="true"], textarea');
    (first ?? panel?.querySelector('button'))?.focus();
  }, [asked, wide, caseFile, messages]);
  return useMemo(() => ({ messages, case: caseFile, show: setAsked }), [messages, caseFile]);
}

interface Shown {
  shown: PanelName | 'none';
  wide: boolean;
  setAsked: (name: PanelName | 'none') => void;
}

function usePanel(name: PanelName, { shown, wide, setAsked }: Shown): Panel {
  const id = useId();
  const returnTo = useRef<HTMLButtonElement>(null);
  const open = shown === name;
  const onClose = useCallback(() => setAsked('none'), [setAsked]);
  const toggle = useCallback(() => setAsked(open ? 'none' : name), [setAsked, open, name]);
  return useMemo(
    () => ({ place: { id, open, wide, returnTo, onClose }, toggle }),
    [id, open, wide, onClose, toggle],
  );
}
