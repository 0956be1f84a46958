'use client';

import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/forms/button';

/** Shows the beginning of a text and the rest on request. */
export function FoldedText({ children }: { children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div id={id} className={open ? undefined : 'max-h-40 overflow-hidden print:max-h-none'}>
        {children}
      </div>
      <Button
        variant="outline"
        className="mt-3 print:hidden"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : 'Read the whole text'}
      </Button>
    </>
  );
}
