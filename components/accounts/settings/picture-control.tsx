'use client';

import { Camera, Trash2 } from 'lucide';
import dynamic from 'next/dynamic';
import { useId, useRef, useState } from 'react';
import { Avatar } from '@/components/ui/display/avatar';
import { FieldError } from '@/components/ui/display/field-error';
import { SavedNote } from '@/components/ui/feedback/saved';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { REMOVE_PICTURE_FAILURE, useRemovePicture } from '@/lib/client/accounts/settings';
import { messageFor } from '@/lib/client/platform/messages';
import { isPicture, UNREADABLE_PICTURE } from './is-picture';
import type { PictureSaving } from './picture-cropper';

const PictureCropper = dynamic(
  () => import('./picture-cropper').then((module) => module.PictureCropper),
  { ssr: false },
);

interface PictureControlProps extends PictureSaving {
  wanted?: string;
  name: string;
  pictureUrl: string | null;
  square: boolean;
  /** Whether the picture can be removed without a replacement. */
  removable?: boolean;
  onSaved?: () => void;
}

export function PictureControl(props: PictureControlProps) {
  const { name, pictureUrl, square, removable = true, wanted, ...saving } = props;
  const [chosen, setChosen] = useState<File | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [announcement, setAnnouncement] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  const remove = useRemovePicture();
  const choose = async (file: File | undefined) => {
    setAnnouncement(null);
    setUnreadable(false);
    if (!file) return;
    if (await isPicture(file)) setChosen(file);
    else setUnreadable(true);
  };
  const closeCropper = () => {
    setChosen(null);
    // A failure belongs to the file it happened with.
    saving.save.reset();
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar
          name={name}
          pictureUrl={pictureUrl}
          square={square}
          size="extra-large"
          loading="eager"
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" aria-describedby={help} onClick={() => input.current?.click()}>
            <Icon of={Camera} className="size-5" />
            {pictureUrl ? 'Change the picture' : 'Add a picture'}
          </Button>
          {pictureUrl && removable && (
            <Button
              variant="plain"
              pending={remove.isPending}
              pendingLabel="Removing"
              onClick={() =>
                remove.mutate(undefined, {
                  onSuccess: () => setAnnouncement('Your picture is removed'),
                })
              }
            >
              <Icon of={Trash2} className="size-5" />
              Remove
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Picture"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          // Emptied so that the same file can be chosen again.
          target.value = '';
        }}
      />
      <p id={help} className="mt-2 text-sm text-neutral-600">
        {wanted} JPEG, PNG or WebP, up to 5 MB. We remove the date and place where it was taken.
      </p>
      <SavedNote text={announcement} />
      {unreadable && <FieldError>{UNREADABLE_PICTURE}</FieldError>}
      {remove.isError && (
        <FieldError>{messageFor(REMOVE_PICTURE_FAILURE, remove.error)}</FieldError>
      )}
      {chosen && (
        <PictureCropper
          {...saving}
          file={chosen}
          onSaved={() => {
            setAnnouncement('Your picture is saved');
            saving.onSaved?.();
          }}
          onClose={closeCropper}
        />
      )}
    </div>
  );
}
