import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TestCalendarPage } from '@/components/lawyers/google-stand-in/test-calendar-page';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { hasStandIn, loadTestCalendar } from '@/lib/server/lawyers/calendars/google-stand-in';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';

export const metadata: Metadata = {
  title: 'Test calendar',
  robots: { index: false, follow: false },
};

export default async function TestGooglePage({ searchParams }: PageProps<'/test-google/calendar'>) {
  const { account = '' } = await searchParams;
  const found = hasStandIn() ? await loadTestCalendar(String(account)) : null;
  if (!found) notFound();
  const events = Object.entries(found.calendars).flatMap(([calendar, { summary, events: all }]) =>
    Object.values(all)
      .filter(({ status }) => status !== 'cancelled')
      .map(({ id, summary: title = '', description = '', start, end }) => ({
        id,
        calendar,
        calendarName: calendar === 'primary' ? 'Own calendar' : summary,
        title,
        description,
        start: Date.parse(start.dateTime ?? `${start.date}T00:00:00+08:00`),
        end: Date.parse(end.dateTime ?? `${end.date}T00:00:00+08:00`),
      })),
  );
  return (
    <TestCalendarPage
      account={found.email}
      connected={found.grants.length > 0}
      events={events.sort((a, b) => a.start - b.start)}
      today={dayKey(requestNow())}
    />
  );
}
