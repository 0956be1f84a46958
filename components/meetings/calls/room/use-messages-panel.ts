'use client';

import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useMediaQuery, WIDE } from './use-media-query';

/** Whether the messages are shown: beside the picture from the start where there is room, else once they are asked for. */
export function useMessagesPanel(there: boolean) {
  const id = useId();
  const returnTo = useRef<HTMLButtonElement>(null);
  const wide = useMediaQuery(WIDE);
  const [asked, setAsked] = useState<boolean | null>(null);
  const open = there && (asked ?? wide);
  const toggle = useCallback(() => setAsked(!open), [open]);
  const onClose = useCallback(() => setAsked(false), []);
  useEffect(() => {
    // A sheet takes the focus by itself.
    if (asked && wide) document.getElementById(id)?.querySelector('textarea')?.focus();
  }, [asked, wide, id]);
  const panel = useMemo(() => ({ id, open, wide, returnTo, onClose }), [id, open, wide, onClose]);
  return { open, toggle, panel };
}
