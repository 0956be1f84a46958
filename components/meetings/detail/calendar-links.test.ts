import { calendarFileUrl, googleCalendarUrl, outlookCalendarUrl } from './add-to-calendar';

const ENTRY = {
  meetingId: '4f7c',
  start: Date.UTC(2026, 10, 24, 2),
  end: Date.UTC(2026, 10, 24, 2, 30),
  withWhom: 'Atty. Maria Luisa Santos',
  url: 'https://sangguni.example/customer-portal/meeting/4f7c',
};

test('Google gets the time in UTC, the other person and the page', () => {
  const { origin, pathname, searchParams } = new URL(googleCalendarUrl(ENTRY));
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Consultation with Atty. Maria Luisa Santos',
    dates: '20261124T020000Z/20261124T023000Z',
    details: ENTRY.url,
  });
});

test('Outlook gets the same', () => {
  const { origin, pathname, searchParams } = new URL(outlookCalendarUrl(ENTRY));
  expect(origin + pathname).toBe('https://outlook.live.com/calendar/0/deeplink/compose');
  expect(Object.fromEntries(searchParams)).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: 'Consultation with Atty. Maria Luisa Santos',
    startdt: '2026-11-24T02:00:00Z',
    enddt: '2026-11-24T02:30:00Z',
    body: ENTRY.url,
  });
});

// spatie/calendar-links#109: Outlook.com shows "Consultation+with+Atty.+Maria".
test.each(['Atty. A+B', 'Atty. Ma. Luisa Sto. Niño', 'Reyes & Sons, #2', 'Atty. 김 철수'])(
  'Outlook gets blanks and plus signs that it does not show: %s',
  (withWhom) => {
    const address = outlookCalendarUrl({ ...ENTRY, withWhom, url: 'https://x.example/?a=b+c d' });
    expect(address).not.toContain('+');
    const { searchParams } = new URL(address);
    expect(searchParams.get('subject')).toBe(`Consultation with ${withWhom}`);
    expect(searchParams.get('body')).toBe('https://x.example/?a=b+c d');
  },
);

test('other calendars get the file', () => {
  expect(calendarFileUrl('4f7c')).toBe('/api/v1/meeting/4f7c/calendar');
});
