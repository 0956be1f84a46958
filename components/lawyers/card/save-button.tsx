'use client';

import { Bookmark } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import {
  FORGET_LAWYER_FAILURE,
  SAVE_LAWYER_FAILURE,
  useSavedIds,
  useSaveLawyer,
} from '@/lib/client/lawyers/saved-ids';
import { messageFor } from '@/lib/client/platform/messages';
import { Queries } from '@/lib/client/platform/queries';
import { MAX_SAVED } from '@/lib/domain/lawyers/saved-lawyers';
import { SAVED_PATH } from '../addresses';

interface SaveButtonProps {
  lawyerId: string;
  /** As the page calls the lawyer. */
  name: string;
  /** Whether it says what it does in a word. */
  word?: boolean;
}

/** Keeps a lawyer for later. Its place is empty until it is known who looks, and for those who cannot save. */
export function SaveButton(props: SaveButtonProps) {
  return (
    <Queries>
      <Toggle {...props} />
    </Queries>
  );
}

function Toggle({ lawyerId, name, word = false }: SaveButtonProps) {
  const { ids, isOnDevice } = useSavedIds();
  const save = useSaveLawyer();
  if (!ids) return null;
  const saved = ids.includes(lawyerId);
  const toggle = () => {
    if (!saved && ids.length >= MAX_SAVED) {
      showToast('error', `You can save ${MAX_SAVED} lawyers. Remove one to save another.`);
      return;
    }
    save.mutate(
      { lawyerId, saved: !saved },
      {
        onSuccess: () => !saved && showSaved(isOnDevice),
        onError: (error) =>
          showToast(
            'error',
            messageFor(saved ? FORGET_LAWYER_FAILURE : SAVE_LAWYER_FAILURE, error),
          ),
      },
    );
  };
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`Save ${name}`}
      disabled={save.isPending}
      className={
        word
          ? buttonClass({ variant: 'quiet', size: 'small' })
          : 'grid size-11 place-items-center rounded text-teal-800 hover:bg-neutral-100'
      }
      onClick={toggle}
    >
      <Icon
        of={Bookmark}
        className={classNames(word ? 'size-4.5' : 'size-5.5', saved && 'fill-current')}
      />
      {word && <span>{saved ? 'Saved' : 'Save'}</span>}
    </button>
  );
}

function showSaved(isOnDevice: boolean) {
  showToast('success', isOnDevice ? 'Saved on this device' : 'Saved', {
    label: 'See saved',
    run: () => window.location.assign(SAVED_PATH),
  });
}

/** How many lawyers are saved, on the link to them. */
export function SavedCount() {
  return (
    <Queries>
      <Count />
    </Queries>
  );
}

function Count() {
  const { ids = [] } = useSavedIds();
  return (
    ids.length > 0 && (
      <span className="absolute top-0 right-0 grid min-w-5 place-items-center rounded-full bg-teal-800 px-1 text-xs leading-5 text-white">
        {ids.length}
      </span>
    )
  );
}
