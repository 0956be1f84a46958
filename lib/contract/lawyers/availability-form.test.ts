import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import type { OwnAvailability } from './availability';
import {
  availabilityForm,
  formField,
  type TypedAvailability,
  typedAvailability,
} from './availability-form';

const TODAY = '2026-11-23';
const hours = (start_time: string, end_time: string) => ({ start_time, end_time });

const STORED: OwnAvailability = {
  daily_availability: [
    { day: 1, available: true, ...hours('09:00', '12:00') },
    { day: 1, available: true, ...hours('13:00', '24:00') },
    { day: 6, available: false, ...hours('08:30', '11:45') },
  ],
  exceptions: [
    { date: '2026-11-20', available: false, start_time: null, end_time: null },
    { date: '2026-11-24', available: true, ...hours('18:00', '20:00') },
    { date: '2026-11-25', available: false, ...hours('12:00', '24:00') },
    { date: '2026-11-30', available: false, start_time: null, end_time: null },
  ],
  notice_time: 120,
  buffer_minutes: 15,
  daily_maximum: null,
  ical_feed: false,
  free_consultation: true,
  services: [
    { duration: 30, price: 150_050 },
    { duration: 60, price: null },
  ],
};

const form = (changes: Partial<TypedAvailability> = {}): TypedAvailability => ({
  ...typedAvailability(STORED, TODAY),
  ...changes,
});

function problems(changes: Partial<TypedAvailability>) {
  const { error } = availabilityForm(TODAY).safeParse(form(changes));
  return Object.fromEntries(
    error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [],
  );
}

/** The form with these hours on Monday. */
const onMonday = (...list: ReturnType<typeof hours>[]) =>
  problems({
    days: form().days.map((day, at) => (at === 1 ? { available: true, hours: list } : day)),
  });

test('what is stored comes back as it was, but for dates that are over', () => {
  expect(form()).toMatchObject({
    price_30: '1,500.50',
    price_60: '',
    daily_maximum: '',
    exceptions: [{ kind: 'open' }, { kind: 'closed', end_time: '00:00' }, { kind: 'off' }],
  });
  const { ical_feed: _, ...stored } = STORED;
  expect(availabilityForm(TODAY).parse(form())).toEqual({
    ...stored,
    exceptions: STORED.exceptions.slice(1),
  });
});

test('a day that is switched off keeps its hours, without those that are not finished', () => {
  const days = form().days.map((day, at) =>
    at === 1 ? { available: false, hours: [...day.hours, hours('', '10:00')] } : day,
  );
  const body = availabilityForm(TODAY).parse(form({ days }));
  expect(body.daily_availability).toEqual(
    STORED.daily_availability.map((one) => ({ ...one, available: false })),
  );
});

test('hours that are missing, turned round or laid over others are said beside their field', () => {
  const end = 'days.1.hours.0.end_time';
  expect(onMonday(hours('10:00', ''))).toEqual({ [end]: COPY.validation.required });
  expect(onMonday(hours('10:00', '09:00'))).toEqual({ [end]: FIELD_COPY.endBeforeStart });
  expect(onMonday(hours('10:00', '10:00'))).toEqual({ [end]: FIELD_COPY.endBeforeStart });
  expect(onMonday(hours('10:00', '00:00'))).toEqual({});
  expect(onMonday(hours('09:00', '12:00'), hours('11:30', '13:00'))).toEqual({
    'days.1.hours.1.start_time': FIELD_COPY.hoursOverlap,
  });
  expect(onMonday(hours('09:00', '12:00'), hours('12:00', '13:00'))).toEqual({});
});

test('dates have to be real, to come, and not off and open at once', () => {
  const date = (day: string, kind: 'off' | 'open' | 'closed', from = '', to = '') => ({
    date: day,
    kind,
    ...hours(from, to),
  });
  expect(
    problems({
      exceptions: [
        date('', 'off'),
        date('2026-11-22', 'off'),
        date('2026-12-01', 'open', '09:00', '12:00'),
        date('2026-12-01', 'off'),
        date('2026-12-02', 'open', '09:00', '12:00'),
        date('2026-12-02', 'open', '11:00', '14:00'),
        date('2026-12-03', 'closed', '', '14:00'),
        date('2026-12-02', 'closed', '10:00', '11:00'),
      ],
    }),
  ).toEqual({
    'exceptions.0.date': COPY.validation.required,
    'exceptions.1.date': FIELD_COPY.pastDay,
    'exceptions.2.date': FIELD_COPY.dayOffAlready,
    'exceptions.5.start_time': FIELD_COPY.hoursOverlap,
    'exceptions.6.start_time': COPY.validation.required,
  });
});

test.each<[keyof TypedAvailability, string, string]>([
  ['buffer_minutes', '61', 'Please provide a number from 0 to 60.'],
  ['buffer_minutes', '', 'Please provide a number from 0 to 60.'],
  ['buffer_minutes', '1.5', 'Please provide a number from 0 to 60.'],
  ['daily_maximum', '0', 'Please provide a number from 1 to 20.'],
  ['daily_maximum', 'many', 'Please provide a number from 1 to 20.'],
  ['price_30', '19.99', FIELD_COPY.price],
  ['price_60', '50,000.01', FIELD_COPY.price],
  ['price_60', 'a lot', FIELD_COPY.price],
])('%s of "%s" is refused', (name, value, message) => {
  expect(problems({ [name]: value })).toEqual({ [name]: message });
});

test('what the server says of a request finds its field', () => {
  const days = form().days.map((day, at) =>
    at === 1 ? { available: false, hours: [hours('', ''), ...day.hours] } : day,
  );
  // The first hours of Monday were not sent.
  expect(formField('daily_availability.0.end_time', days)).toBe('days.1.hours.1.end_time');
  expect(formField('daily_availability.2.start_time', days)).toBe('days.6.hours.0.start_time');
  expect(formField('services.1.price', days)).toBe('price_60');
  expect(formField('exceptions.3.date', days)).toBe('exceptions.3.date');
  expect(formField('notice_time', days)).toBe('notice_time');
});
