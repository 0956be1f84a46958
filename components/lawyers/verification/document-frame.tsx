'use client';
import { type IconNode, RotateCw, ZoomIn, ZoomOut } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';

const ZOOM_MAX = 5;
const ZOOM_STEP = 0.5;

const withinZoom = (zoom: number) => Math.min(Math.max(zoom, 1), ZOOM_MAX);

/** Lets what is enlarged be scrolled with the keys, too. */
const REACHED_BY_TAB = { tabIndex: 0 };

/** Shares that what lies on its side has of the frame that stands: width and height change places. */
const SIDEWAYS = {
  landscape: { width: '66.667%', height: '150%', left: '16.667%', top: '-25%' },
  portrait: { width: '133.333%', height: '75%', left: '-16.667%', top: '12.5%' },
};

interface DocumentFrameProps {
  name: string;
  shape: keyof typeof SIDEWAYS;
  /** Fills the frame. */
  children: ReactNode;
  /** Further tools, beside those of the frame. */
  tools?: ReactNode;
}

/** A frame in which a document is read closely: zoomed by buttons, Ctrl and wheel, or a pinch on a touchpad, and turned. */
export function DocumentFrame({ name, shape, children, tools }: DocumentFrameProps) {
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = box.current;
    // A touchpad's pinch comes as a wheel with Ctrl, which would enlarge the whole page.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setZoom((now) => withinZoom(now * Math.exp(-event.deltaY / 200)));
    };
    node?.addEventListener('wheel', onWheel, { passive: false });
    return () => node?.removeEventListener('wheel', onWheel);
  }, []);
  const isSideways = turns % 2 === 1;
  const size = isSideways ? SIDEWAYS[shape] : { width: '100%', height: '100%', left: 0, top: 0 };
  return (
    <>
      <section
        ref={box}
        {...REACHED_BY_TAB}
        aria-label={`${name}, enlarged to ${Math.round(zoom * 100)} %`}
        className={classNames(
          'mt-2 w-full overflow-auto overscroll-contain rounded border bg-neutral-100',
          shape === 'landscape' ? 'aspect-3/2' : 'aspect-3/4',
        )}
      >
        <div
          className="relative overflow-hidden"
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
        >
          <div className="absolute flex" style={{ ...size, transform: `rotate(${turns * 90}deg)` }}>
            {children}
          </div>
        </div>
      </section>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Tool
          icon={ZoomIn}
          label={`Zoom in on the ${name}`}
          disabled={zoom >= ZOOM_MAX}
          onPress={() => setZoom(withinZoom(zoom + ZOOM_STEP))}
        />
        <Tool
          icon={ZoomOut}
          label={`Zoom out of the ${name}`}
          disabled={zoom <= 1}
          onPress={() => setZoom(withinZoom(zoom - ZOOM_STEP))}
        />
        <Tool
          icon={RotateCw}
          label={`Turn the ${name}`}
          disabled={false}
          onPress={() => setTurns(turns + 1)}
        />
        {tools}
      </div>
    </>
  );
}

interface ToolProps {
  icon: IconNode;
  label: string;
  disabled: boolean;
  onPress: () => void;
}

/** A button of the frame. */
export function Tool({ icon, label, disabled, onPress }: ToolProps) {
  return (
    <Button
      variant="outline"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon of={icon} className="size-5" />
    </Button>
  );
}
