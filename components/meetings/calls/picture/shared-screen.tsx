'use client';

import { Expand, type IconNode, Maximize, Shrink, ZoomIn, ZoomOut } from 'lucide';
import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import { ICON_BUTTON } from './icon-button';
import { LiveVideo } from './live-video';
import { NameLabel } from './name-label';
import { THEATRE_HIDES } from './theatre';
import { useFullScreen } from './use-full-screen';
import { useZoom } from './use-zoom';

interface SharedScreenProps {
  name: string;
  stream: MediaStream;
  microphone: boolean;
  note: ReactNode;
  video: Ref<HTMLVideoElement>;
}

const REACHED_BY_TAB = { tabIndex: 0 };

export function SharedScreen({ name, stream, microphone, note, video }: SharedScreenProps) {
  const { frame, zoom, larger, smaller, whole, handlers } = useZoom();
  const fullScreen = useFullScreen();
  const keys = useId();
  const { scale, x, y } = zoom;
  return (
    <div className="relative flex size-full flex-col overflow-hidden rounded bg-teal-900 theatre:rounded-none">
      <section
        ref={frame}
        aria-label="Shared screen"
        aria-describedby={keys}
        {...REACHED_BY_TAB}
        {...handlers}
        className={classNames(
          '@container-size relative min-h-0 flex-1 touch-none overflow-hidden -outline-offset-3 select-none',
          scale > 1 && 'cursor-grab active:cursor-grabbing',
        )}
      >
        <div
          className="absolute inset-0"
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        >
          <LiveVideo stream={stream} video={video} label={`Screen of ${name}`} fit="whole" />
        </div>
        {note}
      </section>
      <p id={keys} className="sr-only">
        Plus and minus zoom, the arrow keys move, zero shows all of it.
      </p>
      <div
        className={classNames(
          'flex min-h-tap shrink-0 items-center bg-teal-900 pl-3 theatre:absolute theatre:top-12 theatre:left-2 theatre:z-20 theatre:max-w-full theatre:rounded',
          THEATRE_HIDES,
        )}
      >
        <NameLabel name={`${name}: screen`} microphone={microphone} look="line" />
        <Tool icon={ZoomOut} label="Zoom out" onPress={smaller} />
        <output className="min-w-12 text-center text-sm tabular">
          {Math.round(scale * 100)} %
        </output>
        <Tool icon={ZoomIn} label="Zoom in" onPress={larger} />
        <Tool icon={Maximize} label="Show all of the screen" onPress={whole} />
        {fullScreen && (
          <Tool
            icon={fullScreen.on ? Shrink : Expand}
            label={fullScreen.on ? 'Leave full screen' : 'Full screen'}
            onPress={fullScreen.toggle}
          />
        )}
      </div>
    </div>
  );
}

interface ToolProps {
  icon: IconNode;
  label: string;
  onPress: (() => void) | null;
}

function Tool({ icon, label, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={onPress === null || undefined}
      className={classNames(ICON_BUTTON, 'aria-disabled:text-teal-400')}
      onClick={() => onPress?.()}
    >
      <Icon of={icon} className="size-5" />
    </button>
  );
}
