import { usualSet } from './usual-set';

test.each([
  ['Hindi ako binayaran ng sahod mula Agosto', '', 'unpaid'],
  ['Unpaid salary or 13th month pay', '', 'unpaid'],
  ['My case', 'My employer has not paid my salary since August.', 'unpaid'],
  ['', '', null],
])('%s %s: %s', (subject, description, id) => {
  expect(usualSet({ subject, description, searched: '' })?.id ?? null).toBe(id);
});

test('the search decides where the words say nothing, and never before them', () => {
  const searched = 'Unpaid salary or 13th month pay';
  expect(usualSet({ subject: 'zzz', description: null, searched })?.area).toBe('labor');
  expect(usualSet({ subject: 'Annulment of marriage', description: null, searched })?.area).toBe(
    'civil',
  );
});
