'use client';
import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OpenDay } from '@/components/lawyers/times/model/open-times';
import { PartsOfDay, usePartsOfDay } from '@/components/meetings/booking/times/parts-of-day';
import type { UnavailableTime } from '@/components/meetings/booking/times/schedule';
import { TimeButtons } from '@/components/meetings/booking/times/time-buttons';
import { classNames } from '@/components/ui/class-names';
import { useViewerZone } from '@/components/ui/hooks/use-viewer-zone';
import { TabList } from '@/components/ui/layout/tabs';
import {
  dayChipFrom,
  dayKey,
  dayKeyStart,
  formatDate,
  zoneCity,
} from '@/lib/domain/platform/clock-labels';

interface DayAndTimeProps {
  /** Shows the times of one part of a long day, and the others by a press. */
  byPart?: boolean;
  schedule: {
    days: readonly OpenDay[];
    /** Manila day whose times are shown. */
    day: string;
    /** The chosen start, epoch milliseconds. */
    start: number | null;
    starts?: readonly number[];
    unavailable: UnavailableTime | null;
    setDay: (day: string) => void;
    setStart: (start: number) => void;
  };
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

export function DayAndTime({ schedule, now, byPart = false }: DayAndTimeProps) {
  const panelId = useId();
  const times = useRef<HTMLParagraphElement>(null);
  const dayStart = dayKeyStart(schedule.day);
  const shown = schedule.days.find((day) => day.key === schedule.day);
  const all = withUnavailable(shown, schedule.unavailable);
  const parts = usePartsOfDay(all, now, byPart);
  const { starts } = parts;
  const zone = useViewerZone(starts[0] ?? dayStart);

  const chooseDay = (day: string) => {
    // The words that take the focus must be those of the new day.
    flushSync(() => schedule.setDay(day));
    times.current?.focus();
  };

  return (
    <div className="@container">
      <p className="mb-2 font-medium" aria-hidden="true">
        Day
      </p>
      <DayTabs
        days={schedule.days}
        chosen={schedule.day}
        now={now}
        panelId={panelId}
        onChoose={chooseDay}
      />
      <div
        id={panelId}
        className="mt-4"
        role="tabpanel"
        aria-labelledby={dayTabId(panelId, schedule.day)}
      >
        <p ref={times} tabIndex={-1} className="font-medium">
          {formatDate(dayStart)}{' '}
          <span className="font-normal text-neutral-600">
            <span>Philippine time (PHT)</span>
            {zone && <span>{`, time in ${zoneCity(zone)} below`}</span>}
          </span>
        </p>
        <PartsOfDay {...parts} />
        <TimeButtons
          starts={starts}
          isChosen={(start) => schedule.starts?.includes(start) ?? start === schedule.start}
          unavailable={schedule.unavailable}
          zone={zone}
          onChoose={schedule.setStart}
        />
      </div>
    </div>
  );
}

/** Returns the starts of the day, with the unavailable one inserted if it belongs to the day. */
function withUnavailable(
  day: OpenDay | undefined,
  unavailable: UnavailableTime | null,
): readonly number[] {
  const starts = day?.starts ?? [];
  const belongs =
    unavailable !== null && unavailable.why !== 'closed' && sameDay(unavailable.start, day);
  if (!belongs || starts.includes(unavailable.start)) return starts;
  return [...starts, unavailable.start].toSorted((a, b) => a - b);
}

function sameDay(start: number, day: OpenDay | undefined): boolean {
  return day !== undefined && dayKey(start) === day.key;
}

interface DayTabsProps {
  days: readonly OpenDay[];
  chosen: string;
  /** Instant of the request, epoch milliseconds. */
  now: number;
  panelId: string;
  onChoose: (day: string) => void;
}

function dayTabId(panelId: string, day: string): string {
  return `${panelId}-${day}`;
}

/** Days of the window: a scrolling row on a phone, two rows of a week if there is room. */
function DayTabs({ days, chosen, now, panelId, onChoose }: DayTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = document.getElementById(dayTabId(panelId, chosen));
    if (list.current && tab) reveal(list.current, tab);
  }, [panelId, chosen]);

  return (
    <TabList
      ref={list}
      aria-label="Day"
      className="-mx-4 -my-1.5 flex gap-2 px-4 py-1.5 scroll-x @lg:mx-0 @lg:grid @lg:grid-cols-7 @lg:overflow-visible @lg:px-0"
    >
      {days.map(({ key, starts }) => {
        const chip = dayChipFrom(dayKeyStart(key), now);
        const isChosen = key === chosen;
        const isEmpty = starts.length === 0;
        return (
          <button
            key={key}
            type="button"
            role="tab"
            id={dayTabId(panelId, key)}
            aria-selected={isChosen}
            aria-controls={isChosen ? panelId : undefined}
            aria-disabled={isEmpty || undefined}
            tabIndex={isChosen ? 0 : -1}
            className={classNames(
              dayTabClass(isChosen ? 'chosen' : isEmpty ? 'empty' : 'open'),
              '@lg:w-auto',
            )}
            onClick={isEmpty ? undefined : () => onChoose(key)}
          >
            <span className="text-sm">{chip.weekday}</span>{' '}
            <span className="font-semibold">{chip.date}</span>{' '}
            <span
              className={classNames('text-xs', isChosen ? 'text-teal-100' : 'text-neutral-600')}
            >
              {isEmpty ? 'none' : `${starts.length} open`}
            </span>
          </button>
        );
      })}
    </TabList>
  );
}

/** Scrolls the row, never the page, until the whole tab is visible with the one before it. */
function reveal(row: HTMLElement, tab: HTMLElement): void {
  const left = tab.offsetLeft - row.scrollLeft;
  if (left >= 0 && left + tab.offsetWidth <= row.clientWidth) return;
  row.scrollTo({ left: tab.offsetLeft - tab.offsetWidth });
}

type DayTabState = 'chosen' | 'open' | 'empty';

/** Returns the classes of a day in a row of days. */
function dayTabClass(state: DayTabState): string {
  return classNames(
    'grid min-h-18 w-19 shrink-0 snap-start content-center justify-items-center rounded border py-2 transition-colors',
    state === 'chosen' && 'border-teal-800 bg-teal-800 text-white',
    state === 'open' && 'border-neutral-400 bg-white hover:border-neutral-700',
    state === 'empty' && 'border-neutral-200 bg-neutral-100 text-neutral-600',
  );
}
