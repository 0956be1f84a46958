import { DEFAULT_TAX_FIGURES, plannedChanges, type TaxPackChange, taxPackAt } from './tax-pack';
import { manilaDayStart, parseDayKey } from './time';

const at = (day: string, offset = 0) => manilaDayStart(parseDayKey(day) ?? 0) + offset;

let id = 0;
beforeEach(() => {
  id = 0;
});
function decision(from: string, active: boolean, rate = 100): TaxPackChange {
  id += 1;
  return { ...DEFAULT_TAX_FIGURES, id, active, from, rate };
}

test('it is off until a decision, and begins with a day of Manila', () => {
  expect(taxPackAt([], at('2027-01-01'))).toBeNull();
  const changes = [decision('2027-01-01', true)];
  expect(taxPackAt(changes, at('2027-01-01', -1))).toBeNull();
  expect(taxPackAt(changes, at('2027-01-01'))).toMatchObject({
    base: 5_000,
    rate: 100,
    threshold: 50_000_000,
    since: at('2027-01-01'),
    graceEnds: at('2027-04-01'),
  });
});

test('other figures leave since when it is on; off and on again begins anew', () => {
  const changes = [
    decision('2027-01-01', true),
    decision('2027-02-01', true, 200),
    decision('2027-03-01', false),
    decision('2027-05-31', true),
  ];
  expect(taxPackAt(changes, at('2027-02-10'))).toMatchObject({
    rate: 200,
    since: at('2027-01-01'),
  });
  expect(taxPackAt(changes, at('2027-03-01'))).toBeNull();
  expect(taxPackAt(changes, at('2027-06-01'))).toMatchObject({
    rate: 100,
    since: at('2027-05-31'),
    graceEnds: at('2027-08-31'),
  });
});

test('a later decision takes the place of what was planned for its day and later', () => {
  const changes = [
    decision('2027-01-01', true),
    decision('2027-06-01', true, 200),
    decision('2027-03-01', false),
  ];
  const now = at('2027-01-10');
  expect(plannedChanges(changes, now).map(({ id: one }) => one)).toEqual([3]);
  expect(taxPackAt(changes, at('2027-02-01'))).toMatchObject({ rate: 100 });
  expect(taxPackAt(changes, at('2027-07-01'))).toBeNull();
});

test('what is planned is listed by its day', () => {
  const changes = [decision('2027-06-01', true), decision('2027-09-01', false)];
  expect(plannedChanges(changes, at('2027-06-01', -1)).map(({ from }) => from)).toEqual([
    '2027-06-01',
    '2027-09-01',
  ]);
  expect(plannedChanges(changes, at('2027-06-01')).map(({ from }) => from)).toEqual(['2027-09-01']);
});

test('a decision in force that took the place of a later one is not planned any more', () => {
  const changes = [decision('2028-01-01', true), decision('2027-06-01', true, 50)];
  expect(plannedChanges(changes, at('2027-06-01', -1)).map(({ id: one }) => one)).toEqual([2]);
  expect(plannedChanges(changes, at('2027-06-01'))).toEqual([]);
});
