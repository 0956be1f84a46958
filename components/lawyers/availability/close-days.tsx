import { CalendarRange } from 'lucide';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { Icon } from '@/components/ui/icons/icon';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { type DayRange, daysIn } from './days-off';

interface CloseDaysProps {
  /** Key of the Manila day. */
  today: string;
  /** Returns why these days cannot be closed, or null once they are. */
  onClose: (range: DayRange) => string | null;
}

const NONE = { from: '', to: '' };
type Wrong = { field: keyof DayRange; message: string };

/** Closes a range of dates at once. Its own fields are not part of the form and are not saved. */
export function CloseDays({ today, onClose }: CloseDaysProps) {
  const [open, setOpen] = useState(false);
  const [range, setRange] = useState<DayRange>(NONE);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const fields = useRef<Partial<Record<keyof DayRange, HTMLInputElement | null>>>({});
  const opener = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setRange(NONE);
    setWrong(null);
    setOpen(false);
    opener.current?.focus();
  };
  const close = () => {
    const found = problemOf(range, today) ?? refusal(onClose(range));
    setWrong(found);
    if (found) fields.current[found.field]?.focus();
    else leave();
  };
  const field = (name: keyof DayRange, label: string) => (
    <TextField
      ref={(element) => {
        fields.current[name] = element;
      }}
      type="date"
      label={label}
      min={today}
      error={wrong?.field === name ? wrong.message : undefined}
      value={range[name]}
      onChange={({ target }) => {
        setWrong(null);
        setRange({ ...range, [name]: target.value });
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Not to save the whole form.
        event.preventDefault();
        close();
      }}
    />
  );
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        size="small"
        className="mt-2"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon of={CalendarRange} className="size-5" />
        Close several days
      </Button>
      {open && (
        <div className="mt-2 rounded border bg-white p-4">
          <div className="grid gap-4 sm:grid-cols-2">
            {field('from', 'First day off')}
            {field('to', 'Last day off')}
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button size="small" onClick={close}>
              Close these days
            </Button>
            <Button size="small" variant="outline" onClick={leave}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

function problemOf({ from, to }: DayRange, today: string): Wrong | null {
  if (from === '') return { field: 'from', message: COPY.validation.required };
  if (from < today) return { field: 'from', message: FIELD_COPY.pastDay };
  if (to === '') return { field: 'to', message: COPY.validation.required };
  if (daysIn({ from, to }).length === 0) return { field: 'to', message: FIELD_COPY.endBeforeStart };
  return null;
}

const refusal = (message: string | null): Wrong | null =>
  message ? { field: 'to', message } : null;
