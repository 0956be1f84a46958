'use client';

import { type RefObject, useCallback, useRef } from 'react';

interface PictureInPicture {
  video: RefObject<HTMLVideoElement | null>;
  toggle: (() => void) | null;
}

export function usePictureInPicture(onFailure: (text: string) => void): PictureInPicture {
  const video = useRef<HTMLVideoElement>(null);
  const change = useCallback(() => {
    const element = video.current;
    if (document.pictureInPictureElement) {
      document.exitPictureInPicture().catch(() => {});
      return;
    }
    if (!element) {
      onFailure('There is no picture to pop out while the other camera is off.');
      return;
    }
    element.requestPictureInPicture().catch(() => onFailure('Picture in picture did not open.'));
  }, [onFailure]);
  const can = typeof document !== 'undefined' && document.pictureInPictureEnabled;
  return { video, toggle: can ? change : null };
}
