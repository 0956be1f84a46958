'use client';

import { CalendarOff, ChevronLeft, ChevronRight, Clock } from 'lucide';
import Link from 'next/link';
import { useMayOpen } from '@/components/platform/practice';
import { classNames } from '@/components/ui/class-names';
import { Button, IconButton } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { NEW_BLOCKER_ID } from './blocking/new-blocker';
import type { CalendarAddress } from './model/calendar-address';
import { stepped, titleOf, VIEWS, type View } from './model/calendar-dates';

interface CalendarToolbarProps {
  address: CalendarAddress;
  today: string;
  onGo: (change: Partial<CalendarAddress>) => void;
  onBlock: () => void;
}

export const BLOCK_TIME_ID = 'block-time';
/** Hash of the calendar's address that opens the dialog. */
export const BLOCK_TIME_HASH = '#block';

const AVAILABILITY = '/lawyer-portal/profile/availability';

export function CalendarToolbar({ address, today, onGo, onBlock }: CalendarToolbarProps) {
  const opens = useMayOpen();
  const { view, date } = address;
  return (
    <div className="grid gap-3 lg:gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="text-3xl" aria-live="polite">
          <span className="sr-only">Calendar, </span>
          {titleOf(view, date, today)}
        </h1>
        <div className="flex items-center max-sm:-ml-3">
          <IconButton
            aria-label={`Previous ${view}`}
            onClick={() => onGo({ date: stepped(view, date, -1) })}
          >
            <Icon of={ChevronLeft} className="size-5" />
          </IconButton>
          <IconButton
            aria-label={`Next ${view}`}
            onClick={() => onGo({ date: stepped(view, date, 1) })}
          >
            <Icon of={ChevronRight} className="size-5" />
          </IconButton>
          <Button
            variant="outline"
            size="small"
            className="ml-1"
            onClick={() => onGo({ date: today })}
          >
            Today
          </Button>
        </div>
        <div className="flex flex-wrap gap-2 max-lg:w-full lg:ml-auto">
          {opens(AVAILABILITY) && (
            <Link
              href={AVAILABILITY}
              prefetch={false}
              className={classNames(buttonClass({ variant: 'outline' }), 'flex-1')}
            >
              <Icon of={Clock} className="size-5" />
              Availability
            </Link>
          )}
          <Button
            id={BLOCK_TIME_ID}
            className="flex-1 whitespace-nowrap"
            aria-haspopup="dialog"
            command="show-modal"
            commandfor={NEW_BLOCKER_ID}
            // Once the scripts are there they open it; a browser that knows the command would open it twice.
            onClick={(event) => {
              event.preventDefault();
              onBlock();
            }}
          >
            <Icon of={CalendarOff} className="size-5" />
            Block time
          </Button>
        </div>
      </div>
      <ViewSwitch view={view} onChange={(next) => onGo({ view: next })} />
    </div>
  );
}

const VIEW_LABELS: Record<View, string> = { month: 'Month', week: 'Week', day: 'Day' };

function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <fieldset className="flex w-full flex-wrap gap-1 rounded border bg-white p-1 sm:w-fit">
      <legend className="sr-only">View</legend>
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => onChange(one)}
          className={classNames(
            'min-h-tap flex-1 rounded-inner px-4 text-sm font-semibold transition-colors sm:min-w-20 lg:min-h-9',
            one === view ? 'bg-teal-800 text-white' : 'text-neutral-700 hover:bg-neutral-100',
          )}
        >
          {one === 'week' ? <WeekLabel /> : VIEW_LABELS[one]}
        </button>
      ))}
    </fieldset>
  );
}

function WeekLabel() {
  return (
    <>
      <span className="max-lg:hidden">{VIEW_LABELS.week}</span>
      <span className="lg:hidden">Agenda</span>
    </>
  );
}
