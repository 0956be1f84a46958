import { fieldLabel, hoursText, lengthText, nextHours } from './hours-labels';

const hours = (start_time: string, end_time: string) => ({ start_time, end_time });

test('hours are read in their order, without those that are not finished', () => {
  expect(hoursText([hours('13:00', '00:00'), hours('09:00', '12:30'), hours('', '10:00')])).toBe(
    '9:00 AM to 12:30 PM, 1:00 PM to 12:00 AM',
  );
  expect(hoursText([])).toBe('');
});

test.each([
  [[], hours('09:00', '17:00')],
  [[hours('13:00', '15:00'), hours('09:00', '12:00')], hours('16:00', '20:00')],
  [[hours('09:00', '21:00')], hours('22:00', '00:00')],
  // No hour is left.
  [[hours('09:00', '23:00')], hours('', '')],
  [[hours('09:00', '00:00')], hours('', '')],
])('after %j come %j', (others, next) => expect(nextHours(others)).toEqual(next));

test.each([
  [0, 'None'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [150, '2 hours 30 minutes'],
  [1440, '1 day'],
  [10_080, '7 days'],
])('%d minutes are %s', (minutes, text) => expect(lengthText(minutes)).toBe(text));

test.each([
  ['days.0.hours.1.end_time', 'Sunday, end'],
  ['exceptions.2.date', 'Date 3'],
  ['exceptions.0.start_time', 'Date 1, start'],
  ['price_60', 'Price of 60 minutes'],
])('the field %s is called %s', (name, label) => expect(fieldLabel(name)).toBe(label));
