'use client';

import { Share2 } from 'lucide';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';

interface ShareButtonProps {
  title: string;
  path: string;
}

/** Shares a page with the device's share dialog, else copies its address. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    try {
      // In a window of a desktop the address is sooner pasted than sent.
      if (navigator.share && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      showToast('success', 'The address is copied');
    } catch (error) {
      // Closing what the device offers is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast('error', 'The address could not be copied. Copy it from the bar of your browser.');
    }
  };
  return (
    <Button variant="quiet" size="small" className="noscript:hidden" onClick={() => void share()}>
      <Icon of={Share2} className="size-4.5" />
      Share
    </Button>
  );
}
