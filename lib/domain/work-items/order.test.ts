import { answerEnd } from './order';

const at = (text: string) => Date.parse(`${text}+08:00`);

test.each([
  ['on a Monday, until Tuesday', '2026-11-23T15:00', '2026-11-24T15:00'],
  ['on a Friday, until Monday', '2026-11-27T15:00', '2026-12-01T15:00'],
  ['on a Saturday, until the end of the next working day', '2026-12-05T10:00', '2026-12-08T00:00'],
  ['on the eve of a holiday, until the day after it', '2026-12-07T09:30', '2026-12-09T09:30'],
])('one working day to answer what was paid %s', (_, paid, end) => {
  const holidays = ['2026-11-30', '2026-12-08'];
  expect(new Date(answerEnd(at(paid), holidays)).toISOString()).toBe(
    new Date(at(end)).toISOString(),
  );
});
