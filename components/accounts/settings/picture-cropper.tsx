'use client';

import 'react-easy-crop/react-easy-crop.css';
import { useEffect, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { useSetPicture } from '@/lib/client/accounts/settings';
import { type MessageRow, messageFor } from '@/lib/client/platform/messages';
import { UNREADABLE_PICTURE } from './is-picture';

/** Pixels, twice the stored size. */
const MAX_SIDE = 1024;

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.1;

export interface PictureSaving {
  save: Pick<ReturnType<typeof useSetPicture>, 'mutate' | 'isPending' | 'error' | 'reset'>;
  failure: MessageRow;
}

interface PictureCropperProps extends PictureSaving {
  file: File;
  onSaved?: (() => void) | undefined;
  onClose: () => void;
}

/** Lets the user choose the square of a picture by pointer, touch or keyboard, and sends it. */
export function PictureCropper(props: PictureCropperProps) {
  const { file, save, failure, onSaved, onClose } = props;
  const url = useObjectUrl(file);
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [unreadable, setUnreadable] = useState(false);

  const send = async () => {
    if (!url || !area) return;
    const picture = await croppedPicture(url, area).catch(() => null);
    if (!picture) return setUnreadable(true);
    save.mutate(picture, {
      onSuccess: () => {
        onSaved?.();
        onClose();
      },
    });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Choose the part to show"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!area || unreadable}
            pending={save.isPending}
            pendingLabel="Saving"
            onClick={send}
          >
            Save the picture
          </Button>
        </>
      }
    >
      {unreadable && <Notice tone="bad" className="mt-4" title={UNREADABLE_PICTURE} />}
      {save.error && <Notice tone="bad" className="mt-4" title={messageFor(failure, save.error)} />}
      {url && !unreadable && (
        <>
          <div className="relative mt-4 h-72 overflow-hidden rounded bg-neutral-900">
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              aspect={1}
              maxZoom={MAX_ZOOM}
              disableAutomaticStylesInjection
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_shares, pixels) => setArea(pixels)}
              mediaProps={{ onError: () => setUnreadable(true), alt: 'The picture you chose' }}
            />
          </div>
          <label htmlFor={zoomId} className="mt-4 block font-medium">
            Zoom
          </label>
          <input
            id={zoomId}
            data-first-focus
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={ZOOM_STEP}
            value={zoom}
            className="mt-1 min-h-tap w-full accent-teal-800"
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </>
      )}
    </Dialog>
  );
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Returns the chosen square as a new JPEG. Throws when the browser cannot read the picture. */
async function croppedPicture(url: string, area: Area): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const side = Math.min(MAX_SIDE, Math.round(area.width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.92),
  );
  if (!blob) throw new Error('the browser writes no pictures');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
