import { byUrgency } from './work';

test('danger comes first, then what ends first, then what waits longest', () => {
  const waits = [
    { name: 'new', since: 9, until: null },
    { name: 'ends late', since: 1, until: 70 },
    { name: 'danger', since: 9, until: 80, alert: true },
    { name: 'old', since: 3, until: null },
    { name: 'ends soon, new', since: 8, until: 20 },
    { name: 'ends soon, old', since: 2, until: 20 },
  ];
  expect(
    waits
      .map((one) => ({ alert: false, ...one }))
      .toSorted(byUrgency)
      .map(({ name }) => name),
  ).toEqual(['danger', 'ends soon, old', 'ends soon, new', 'ends late', 'old', 'new']);
});
