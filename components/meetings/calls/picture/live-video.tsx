'use client';

import { type Ref, type RefCallback, useCallback, useState } from 'react';
import { classNames } from '@/components/ui/class-names';

interface LiveVideoProps {
  stream: MediaStream;
  label: string;
  /** `whole` crops nothing; `fill` fills the frame as long as that crops no more than half. */
  fit: 'whole' | 'fill';
  mirrored?: boolean;
  video?: Ref<HTMLVideoElement>;
}

/**
 * A muted video, which every browser may autoplay. Its frame is a `@container-size`; it stays hidden until the first
 * frame arrives.
 */
export function LiveVideo({ stream, label, fit, mirrored = false, video }: LiveVideoProps) {
  const [shape, setShape] = useState<'none' | 'upright' | 'wide'>('none');
  const attach: RefCallback<HTMLVideoElement> = useCallback(
    (element) => {
      if (!element) return;
      element.srcObject = stream;
      const give = (to: HTMLVideoElement | null) => {
        if (typeof video === 'function') video(to);
        else if (video) video.current = to;
      };
      give(element);
      return () => {
        element.srcObject = null;
        give(null);
      };
    },
    [stream, video],
  );
  const look = ({
    currentTarget: { videoWidth, videoHeight },
  }: {
    currentTarget: HTMLVideoElement;
  }) => setShape(videoWidth === 0 ? 'none' : videoWidth < videoHeight ? 'upright' : 'wide');
  return (
    <video
      ref={attach}
      muted
      autoPlay
      playsInline
      aria-label={label}
      onLoadedData={look}
      onResize={look}
      className={classNames(
        'absolute inset-0 m-auto size-full',
        fit === 'whole' && 'object-contain',
        fit === 'fill' && 'object-cover',
        fit === 'fill' && shape === 'wide' && 'max-h-[134cqw]',
        fit === 'fill' && shape === 'upright' && 'max-w-[100cqh]',
        shape === 'none' && 'opacity-0',
        mirrored && '-scale-x-100',
      )}
    />
  );
}
