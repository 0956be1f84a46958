import { TEST_BUTTON, TEST_FIELD, TestPage } from '@/components/platform/test-page';
import { DayTime } from '@/components/ui/display/day-time';

interface TestCalendarPageProps {
  account: string;
  connected: boolean;
  events: readonly TestCalendarEvent[];
  /** Day key. */
  today: string;
}

interface TestCalendarEvent {
  id: string;
  calendar: string;
  calendarName: string;
  title: string;
  description: string;
  /** Epoch milliseconds. */
  start: number;
  end: number;
}

export function TestCalendarPage({ account, connected, events, today }: TestCalendarPageProps) {
  return (
    <TestPage of="Google" title="Calendar">
      <p className="wrap-anywhere">{account}</p>
      {events.length === 0 && <p className="mt-4">There is nothing in this calendar.</p>}
      <ul className="mt-4 divide-y border-y">
        {events.map((event) => (
          <EventRow key={event.id} account={account} event={event} />
        ))}
      </ul>
      <NewEvent account={account} today={today} />
      {connected && (
        <form method="post" action="/test-google/form/calendar" className="mt-8">
          <input type="hidden" name="account" value={account} />
          <button type="submit" name="action" value="remove_access" className={TEST_BUTTON}>
            Remove the access of other services
          </button>
        </form>
      )}
    </TestPage>
  );
}

function EventRow({ account, event }: { account: string; event: TestCalendarEvent }) {
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">{event.title}</p>
      <p className="text-sm tabular">
        <DayTime instant={event.start} />, {(event.end - event.start) / 60_000} minutes ·{' '}
        {event.calendarName}
      </p>
      <p className="text-sm wrap-anywhere">{event.description}</p>
      <form method="post" action="/test-google/form/calendar" className="mt-2">
        <input type="hidden" name="account" value={account} />
        <input type="hidden" name="calendar" value={event.calendar} />
        <input type="hidden" name="event" value={event.id} />
        <button type="submit" name="action" value="delete" className={TEST_BUTTON}>
          Delete<span className="sr-only"> {event.title}</span>
        </button>
      </form>
    </li>
  );
}

function NewEvent({ account, today }: { account: string; today: string }) {
  return (
    <form
      method="post"
      action="/test-google/form/calendar"
      className="mt-6 grid gap-3 border-2 border-neutral-400 p-4"
    >
      <h2 className="font-sans font-semibold">New event</h2>
      <input type="hidden" name="account" value={account} />
      <label>
        Title
        <input name="summary" required defaultValue="Hearing" className={TEST_FIELD} />
      </label>
      <label>
        Day
        <input type="date" name="day" required defaultValue={today} className={TEST_FIELD} />
      </label>
      <div className="grid grid-cols-2 gap-3">
        <label>
          From
          <input type="time" name="from" required defaultValue="09:00" className={TEST_FIELD} />
        </label>
        <label>
          To
          <input type="time" name="to" required defaultValue="12:00" className={TEST_FIELD} />
        </label>
      </div>
      <button
        type="submit"
        name="action"
        value="add"
        className={`${TEST_BUTTON} justify-self-start`}
      >
        Add
      </button>
    </form>
  );
}
