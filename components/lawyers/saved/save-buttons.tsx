'use client';

import { Bookmark } from 'lucide';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/components/ui/class-names';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Icon } from '@/components/ui/icons/icon';
import { DeviceFull, isOnDevice, setSaved, useSavedIds } from '@/lib/client/lawyers/saved-ids';
import { SAVED_PATH } from './saved-path';
import { ShareButton } from './share-button';

/**
 * Puts the buttons that save and share a lawyer into their places on cards and profiles (`data-save`, `data-share`), and how many
 * are saved into the link to them (`data-saved-count`). It comes after `load`: no page of visitors waits for it.
 */
export function SaveButtons() {
  const places = usePlaces();
  const saving = places.filter(({ dataset }) => dataset.share === undefined);
  return (
    <>
      {places.map((place) => {
        const { share } = place.dataset;
        if (share === undefined) return null;
        return createPortal(<ShareButton title={nameBeside(place)} path={share} />, place, share);
      })}
      {saving.length > 0 && <Saving places={saving} />}
    </>
  );
}

/** Who is saved is asked for only where it is shown. */
function Saving({ places }: { places: readonly HTMLElement[] }) {
  const ids = useSavedIds();
  if (!ids) return null;
  return places.map((place, at) => {
    const { save } = place.dataset;
    const key = `${at} ${save}`;
    if (save === undefined) return createPortal(<Count saved={ids.length} />, place, key);
    return createPortal(
      <SaveButton lawyerId={save} name={nameBeside(place)} saved={ids.includes(save)} />,
      place,
      key,
    );
  });
}

/** The places on the page as it is now: cards come and go. */
function usePlaces(): readonly HTMLElement[] {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const find = () =>
      setPlaces((before) => {
        const now = [
          ...document.querySelectorAll<HTMLElement>('[data-save],[data-share],[data-saved-count]'),
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
