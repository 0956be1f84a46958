import { type BlockerForm, blockerForm } from './blockers';

const FORM: BlockerForm = {
  title: ' Hearing ',
  whole_days: false,
  from_date: '2026-11-24',
  from_time: '09:00',
  to_date: '2026-11-24',
  to_time: '10:30',
  every: 'NEVER',
  until: '',
};

const bodyOf = (change: Partial<BlockerForm>) => blockerForm.parse({ ...FORM, ...change });
function complaints(change: Partial<BlockerForm>): Record<string, string> {
  const { error } = blockerForm.safeParse({ ...FORM, ...change });
  return Object.fromEntries((error?.issues ?? []).map((i) => [i.path.join('.'), i.message]));
}

test('days and times are Manila’s, whatever the zone of the machine', () => {
  expect(bodyOf({})).toEqual({
    title: 'Hearing',
    start_time: '2026-11-24T01:00:00Z',
    end_time: '2026-11-24T02:30:00Z',
    repeat: null,
  });
  expect(bodyOf({ to_date: '2026-11-26', to_time: '00:00' }).end_time).toBe('2026-11-25T16:00:00Z');
});

test('whole days go from the first midnight to the last, without their times', () => {
  const days = { whole_days: true, to_date: '2026-11-25', from_time: '', to_time: '' };
  expect(bodyOf(days)).toMatchObject({
    start_time: '2026-11-23T16:00:00Z',
    end_time: '2026-11-25T16:00:00Z',
  });
});

test('a repeat goes along', () => {
  const { repeat } = bodyOf({ every: 'WEEK', until: '2026-12-08' });
  expect(repeat).toEqual({ every: 'WEEK', until: '2026-12-08' });
});

const REQUIRED = 'Please provide a value.';
const AFTER = 'Please choose an end after the start.';

test.each<[string, Partial<BlockerForm>, Record<string, string>]>([
  ['no day', { from_date: '' }, { from_date: REQUIRED }],
  ['no times', { from_time: '', to_time: '' }, { from_time: REQUIRED, to_time: REQUIRED }],
  ['an end before the start', { to_time: '09:00' }, { to_time: AFTER }],
  ['more than a year', { to_date: '2028-01-01' }, { to_date: 'Please choose one year or less.' }],
  [
    'another century',
    { from_date: '1999-01-01', to_date: '1999-01-01' },
    { from_date: 'Please choose a day from 2000 to 2099.' },
  ],
  ['a repeat without a last day', { every: 'DAY' }, { until: REQUIRED }],
  ['a last day before the first', { every: 'DAY', until: '2026-11-23' }, { until: AFTER }],
  [
    'too many',
    { every: 'DAY', until: '2027-11-23' },
    { until: 'At most 104 times. Please choose an earlier day.' },
  ],
])('%s is refused', (_what, change, expected) => {
  expect(complaints(change)).toEqual(expected);
});
