'use client';

import { ImageOff } from 'lucide';
import { type ReactElement, startTransition, useEffect, useRef, useState } from 'react';
import { pictureFiles } from '@/lib/domain/media/picture-sizes';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';

/** Milliseconds that a picture may show its spinner. */
const TIMEOUT_MS = 1500;

type Progress = 'waiting' | 'loading' | 'loaded' | 'failed';

interface SafeImageProps {
  src: string;
  alt: string;
  /** Size and shape of the frame, which never changes: `size-16 rounded`. */
  className: string;
  /** Intrinsic size in CSS pixels; defaults to a square avatar. */
  width?: number;
  height?: number;
  /** Width of the frame if `width` alone does not determine it; a stored portrait is loaded in its displayed size. */
  sizes?: string;
  /** `contain` if nothing may be cropped. */
  fit?: 'cover' | 'contain';
  loading?: 'eager' | 'lazy';
  fallback?: ReactElement;
}

/**
 * A picture in a frame of fixed size: a placeholder until it is in view, a spinner for up to 1.5 s, then a
 * broken-image placeholder if it did not load. A picture that arrives late still replaces it, and without scripts the
 * plain picture shows.
 */
export function SafeImage(props: SafeImageProps) {
  const { alt, className, width = 96, height = width, loading = 'lazy', fallback } = props;
  const { src, srcSet } = pictureFiles(props.src, width);
  const { progress, image, setProgress } = useProgress(src, loading);
  return (
    <span
      className={classNames('picture-frame', progress === 'loading' && 'spinner-inside', className)}
    >
      {progress === 'waiting' && fallback}
      {progress === 'failed' && (fallback ?? <BrokenImage />)}
      {/* Inside of `picture` React asks for no picture ahead of the scripts. */}
      <picture>
        <img
          key={src}
          ref={image}
          src={src}
          srcSet={srcSet}
          sizes={srcSet && (props.sizes ?? `${width}px`)}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          decoding="async"
          className={
            classNames(
              props.fit === 'contain' && 'object-contain',
              progress === 'failed' && 'invisible',
            ) || undefined
          }
          onLoad={() => setProgress('loaded')}
          onError={() => setProgress('failed')}
        />
      </picture>
    </span>
  );
}

/** Starts the timer when the picture is in view, because a lazy one below the fold has not been requested yet. */
function useProgress(src: string, loading: 'eager' | 'lazy') {
  const first = loading === 'lazy' ? 'waiting' : 'loading';
  const [progress, setProgress] = useState<Progress>(first);
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const node = image.current;
    if (!node || !src) return;
    if (node.complete) {
      // A page has many of them: what came with it stays usable while they are settled.
      startTransition(() => setProgress(node.naturalWidth > 0 ? 'loaded' : 'failed'));
      return;
    }
    setProgress(first);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const advance = (from: Progress, to: Progress) =>
      setProgress((now) => (now === from ? to : now));
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      advance('waiting', 'loading');
      timer = setTimeout(advance, TIMEOUT_MS, 'loading', 'failed');
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [src, first]);

  return { progress, image, setProgress };
}

function BrokenImage() {
  return (
    <span className="bg-neutral-100 text-neutral-600">
      <Icon of={ImageOff} className="size-2/5 max-h-6 max-w-6" />
      <span className="sr-only">Picture did not load</span>
    </span>
  );
}
