import { LEGAL_PROBLEMS } from './legal-problems';
import { foldText, matchLegalProblems } from './match-problem';

const labels = (query: string) => matchLegalProblems(query).map(({ label }) => label);

describe('foldText', () => {
  test.each([
    ['Dismissed WITHOUT Notice', 'dismissed without notice'],
    ['Señor Peña, Parañaque', 'senor pena, paranaque'],
    ['sin\u0303a', 'sina'],
    ['  lupa \n\t at   titulo ', 'lupa at titulo'],
    ['a parent’s name', "a parent's name"],
    ['', ''],
  ])('%j becomes %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('matchLegalProblems', () => {
  test.each(['', '   '])('query %j gives the whole catalogue in order', (query) => {
    expect(matchLegalProblems(query)).toEqual(LEGAL_PROBLEMS);
  });

  test.each([
    ['dismissed without', 'Dismissed without notice'],
    ['DISMISSED WITHOUT', 'Dismissed without notice'],
    ["parent's name", 'Title still in a parent’s name'],
    ['tinanggal sa trabaho', 'Dismissed without notice'],
    ['Tinanggál', 'Dismissed without notice'],
    ['hindi binayaran', 'Unpaid salary or 13th month pay'],
    ['sahod', 'Unpaid salary or 13th month pay'],
    ['13th month', 'Unpaid salary or 13th month pay'],
    ['utang', 'Money lent and not returned'],
    ['lupa', 'Title still in a parent’s name'],
    ['hiwalay', 'Annulment of marriage'],
    ['sustento', 'Child custody and support'],
    ['talbog na tseke', 'Bouncing check, BP 22'],
    ['RA 9262', 'Violence by a husband or partner, RA 9262'],
    ['gikawatan', 'Theft or robbery'],
    ['yuta', 'Same land sold twice'],
    ['13a visa', 'Marriage visa for a foreign spouse'],
    ['amilyar', 'Local business tax or real property tax'],
    ['small claims', 'Small claims case'],
  ])('%j finds %j', (query, label) => {
    expect(labels(query)).toContain(label);
  });

  test('finds by the area alone', () => {
    const found = matchLegalProblems('intellectual property');
    expect(found).toEqual(
      LEGAL_PROBLEMS.filter(({ value }) => value[0] === 'Intellectual Property Law'),
    );
  });

  test('keeps catalogue order', () => {
    const found = matchLegalProblems('kasal');
    expect(found.length).toBeGreaterThan(3);
    expect(found).toEqual(LEGAL_PROBLEMS.filter((problem) => found.includes(problem)));
  });

  test('a phrase that is there keeps out entries that only hold its words', () => {
    expect(labels('refund tax')).toContain('VAT or percentage tax');
    expect(labels('tax refund')).toEqual(['Tax refund or credit']);
  });

  test('falls back to every word somewhere when the phrase is nowhere', () => {
    expect(labels('bp 22 tseke')).toEqual(['Bouncing check, BP 22']);
    expect(labels('salary trabaho zebra')).toEqual([]);
  });

  test('a phrase does not match across two fields', () => {
    // "notice" ends a label and "labor" is the value that follows it.
    expect(labels('notice labor')).toEqual(labels('labor notice'));
  });

  test('gives nothing for what is not in the catalogue', () => {
    expect(matchLegalProblems('zzz')).toEqual([]);
  });
});
