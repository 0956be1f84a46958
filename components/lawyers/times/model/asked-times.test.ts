import { askedTimes } from '@/components/lawyers/times/model/asked-times';
import type { OpenDay } from '@/components/lawyers/times/model/open-times';

const at = (iso: string) => Date.parse(`${iso}+08:00`);
const FRIDAY = [at('2026-11-27T09:00'), at('2026-11-27T18:00')];
const SATURDAY = [at('2026-11-28T09:00')];
const DAYS: OpenDay[] = [
  { key: '2026-11-27', starts: FRIDAY },
  { key: '2026-11-28', starts: SATURDAY },
];

it('leaves the evenings or the weekends where they are asked for', () => {
  expect(askedTimes(DAYS, 'evenings').map(({ starts }) => starts)).toEqual([[FRIDAY[1]], []]);
  expect(askedTimes(DAYS, 'weekends').map(({ starts }) => starts)).toEqual([[], SATURDAY]);
});

it('leaves all of them otherwise', () => {
  expect(askedTimes(DAYS, 'today')).toEqual(DAYS);
  expect(askedTimes(DAYS)).toEqual(DAYS);
});
