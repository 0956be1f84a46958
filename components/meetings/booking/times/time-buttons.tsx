'use client';

import type { UnavailableTime } from '@/components/meetings/booking/times/schedule';
import { classNames } from '@/components/ui/class-names';
import {
  formatTime,
  fullTimeName,
  ownClock,
  ownTimeLabel,
  type Zone,
} from '@/lib/domain/platform/clock-labels';

interface TimeButtonsProps {
  /** Epoch milliseconds. */
  starts: readonly number[];
  isChosen: (start: number) => boolean;
  unavailable: UnavailableTime | null;
  /** The viewer's zone, if its clock differs from Manila's. */
  zone: Zone | null;
  onChoose: (start: number) => void;
}

/** Open times of a day; one that was just taken stays in place, crossed out. */
export function TimeButtons({ starts, isChosen, unavailable, zone, onChoose }: TimeButtonsProps) {
  return (
    <div
      className={classNames(
        'mt-2 grid gap-2',
        zone ? 'grid-cols-2 sm:grid-cols-3' : 'grid-cols-3 sm:grid-cols-4',
      )}
    >
      {starts.map((start) =>
        start === unavailable?.start ? (
          <UnavailableButton key={start} {...unavailable} />
        ) : (
          <button
            key={start}
            type="button"
            aria-pressed={isChosen(start)}
            aria-label={nameOf(start, zone)}
            className={timeButtonClass(isChosen(start))}
            onClick={() => onChoose(start)}
          >
            <span className="font-semibold">{formatTime(start)}</span>
            {zone && (
              <span
                className={classNames(
                  'text-xs',
                  isChosen(start) ? 'text-teal-100' : 'text-teal-800',
                )}
              >
                {ownClock(start, zone)}
              </span>
            )}
          </button>
        ),
      )}
    </div>
  );
}

function UnavailableButton({ start, why }: UnavailableTime) {
  const reason = why === 'too-short' ? '30 minutes only' : 'just taken';
  return (
    <button
      type="button"
      disabled
      aria-label={`${fullTimeName(start)}, ${reason}`}
      className="grid min-h-14 content-center justify-items-center rounded border border-neutral-300 bg-neutral-100 leading-tight text-neutral-600 tabular"
    >
      <span className="font-semibold line-through">{formatTime(start)}</span>
      <span className="text-xs">{reason}</span>
    </button>
  );
}

function nameOf(start: number, zone: Zone | null): string {
  return zone ? `${fullTimeName(start)}, ${ownTimeLabel(start, zone)}` : fullTimeName(start);
}

/** Returns the classes of a time button, with room for the viewer's own time in a second line. */
export function timeButtonClass(pressed: boolean): string {
  return classNames(
    'grid min-h-14 content-center justify-items-center rounded border px-1 leading-tight tabular transition-colors',
    pressed
      ? 'border-teal-800 bg-teal-800 text-white'
      : 'border-teal-200 bg-teal-50 text-teal-900 hover:border-teal-800',
  );
}
