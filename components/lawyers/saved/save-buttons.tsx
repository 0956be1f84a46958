'use client';

import { Bookmark } from 'lucide';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { classNames } from '@/components/ui/class-names';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Icon } from '@/components/ui/icons/icon';
import { DeviceFull, isOnDevice, setSaved, useSavedIds } from '@/lib/client/lawyers/saved-ids';
import { SAVED_PATH } from './saved-path';

let started = false;

/**
 * Puts the buttons that save a lawyer into their places on cards and profiles (`data-save`), and how many are saved into the link
 * to them (`data-saved-count`). After `load`, in a tree of its own: no page of visitors waits for it.
 */
export function startSaving(): void {
  if (started) return;
  started = true;
  createRoot(document.createElement('div')).render(<SaveButtons />);
}

function SaveButtons() {
  const places = usePlaces();
  const ids = useSavedIds();
  if (!ids) return null;
  return places.map((place, at) =>
    place.dataset.save === undefined
      ? createPortal(<Count saved={ids.length} />, place, `count ${at}`)
      : createPortal(
          <SaveButton
            lawyerId={place.dataset.save}
            name={nameBeside(place)}
            saved={ids.includes(place.dataset.save)}
          />,
          place,
          `${at} ${place.dataset.save}`,
        ),
  );
}

/** The places on the page as it is now: cards come and go. */
function usePlaces(): readonly HTMLElement[] {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const find = () =>
      setPlaces((before) => {
        const now = [
          ...document.querySelectorAll<HTMLElement>('[data-save],[data-saved-count]'),
        ].filter(isHydrated);
        const same = now.length === before.length && now.every((place, at) => place === before[at]);
        return same ? before : now;
      });
    const observer = new MutationObserver(find);
    observer.observe(document.body, { childList: true, subtree: true });
    find();
    return () => observer.disconnect();
  }, []);
  return places;
}

/** React marks an element that it has taken over with properties of its own; one filled before that would not be what it expects. */
const isHydrated = (place: HTMLElement) => Object.keys(place).length > 0;

function nameBeside(place: HTMLElement): string {
  return place.closest('article, main')?.querySelector('h1, h2, h3')?.textContent ?? '';
}

interface SaveButtonProps {
  lawyerId: string;
  name: string;
  saved: boolean;
}

function SaveButton({ lawyerId, name, saved }: SaveButtonProps) {
  const [pending, setPending] = useState(false);
  const toggle = async () => {
    setPending(true);
    try {
      await setSaved(lawyerId, !saved);
      if (!saved)
        showToast('success', isOnDevice() ? 'Saved on this device' : 'Saved', {
          label: 'See saved lawyers',
          run: () => window.location.assign(SAVED_PATH),
        });
    } catch (error) {
      showToast('error', await textOf(error, saved));
    }
    setPending(false);
  };
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`Save ${name}`}
      disabled={pending}
      className="grid size-11 place-items-center rounded text-teal-800 hover:bg-neutral-100"
      onClick={() => void toggle()}
    >
      <Icon of={Bookmark} className={classNames('size-5.5', saved && 'fill-current')} />
    </button>
  );
}

async function textOf(error: unknown, saved: boolean): Promise<string> {
  if (error instanceof DeviceFull) return error.message;
  const { messageFor } = await import('@/lib/client/platform/messages');
  return messageFor(saved ? 'forgetLawyer' : 'saveLawyer', error);
}

function Count({ saved }: { saved: number }) {
  return (
    saved > 0 && (
      <span className="absolute top-0 right-0 grid min-w-5 place-items-center rounded-full bg-teal-800 px-1 text-xs leading-5 text-white">
        {saved}
      </span>
    )
  );
}
