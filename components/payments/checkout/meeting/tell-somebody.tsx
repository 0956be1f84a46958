'use client';

import { Share2 } from 'lucide';
import { Button } from '@/components/ui/forms/button';
import { share } from '@/components/ui/forms/share';
import { useCopy } from '@/components/ui/hooks/use-copy';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { Icon } from '@/components/ui/icons/icon';

/** Passes the appointment on in the client's own words, by the apps of the device, or copied where it has none. */
export function TellSomebody({ text }: { text: string }) {
  const { field, copied, copy } = useCopy<HTMLTextAreaElement>(text);
  const hydrated = useHydrated();
  const shares = hydrated && 'share' in navigator;
  return (
    <>
      <Button variant="outline" onClick={() => void (shares ? share({ text }) : copy())}>
        <Icon of={Share2} className="size-5" />
        {shares ? 'Tell somebody' : copied ? 'Copied' : 'Copy the text'}
      </Button>
      <textarea ref={field} readOnly value={text} className="sr-only" tabIndex={-1} aria-hidden />
    </>
  );
}
