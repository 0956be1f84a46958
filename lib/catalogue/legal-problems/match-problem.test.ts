import { LEGAL_PROBLEMS } from './legal-problems';
import { fittingProblem, matchLegalProblems } from './match-problem';
import { foldText } from './matching/fold';

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

  // Required by the specification, whatever ranks before it.
  test('finds whatever contains the query, in label, area or additional text', () => {
    for (const { label, value, additional_text = '' } of LEGAL_PROBLEMS) {
      for (const text of [label, value[0], additional_text]) {
        const middle = text.slice(Math.floor(text.length / 3), Math.floor(text.length / 2));
        if (foldText(middle) !== '') expect(labels(middle.toUpperCase())).toContain(label);
      }
    }
  });

  test('finds by the area alone, the broad problem first', () => {
    const tax = LEGAL_PROBLEMS.filter(({ value }) => value[0] === 'Taxation');
    const found = matchLegalProblems('taxation');
    expect(found).toEqual(expect.arrayContaining(tax));
    expect(found[0]?.label).toBe('Tax and BIR');
  });

  test.each([
    ['termination', 'Dismissed without notice'],
    ['rent', 'Landlord wants me out', 'Tenant does not pay rent', 'Rental deposit not returned'],
    ['sec', 'Business and companies', 'Register a corporation'],
    ['gun', 'Unlicensed firearm', 'Gun ban or other election offense'],
    ['warrant', 'Warrant of arrest against me'],
    ['check', 'Bouncing check, BP 22', 'Check a title before buying land'],
    ['election', 'Protest a barangay result', 'Candidate disqualification', 'Recount'],
    ['annulment', 'Annulment of marriage'],
    ['utang', 'Personal and money matters', 'Money lent and not returned', 'I cannot pay my debts'],
    ['land', 'Land and property'],
    ['will', 'Make a will, or question one'],
    ['car accident', 'Injured in a road accident'],
    ['finalpay', 'Quitclaim and final pay'],
    ['bp22', 'Bouncing check, BP 22'],
    ['trade mark', 'Register a trademark'],
    ['esatfa', 'Estafa complaint'],
    ['anulment', 'Annulment of marriage'],
    ['terminati', 'Dismissed without notice'],
    ['niloko ako ng asawa ko', 'My spouse has another family'],
    ['inagaw lupa namin', 'Informal settlers on my land'],
    ['siniraan ako sa social media', 'Cyber libel'],
    ['anak sa labas sustento', 'Child custody and support'],
    ['debt collector threatening', 'Online lending app harassment'],
    ['hindi na po ako pinapasweldo ng amo ko', 'Unpaid salary or 13th month pay'],
    [
      'd ako bnayaran ng sahod 2 months na po tas pinaalis pa ko',
      'Unpaid salary or 13th month pay',
    ],
    ['tnanggal nla aq s work ng wlang notice', 'Dismissed without notice'],
    ['na terminate ako dahil absent', 'Dismissed without notice'],
    ['gisakitan ko sa akong bana', 'Violence by a husband or partner, RA 9262'],
    ['wala ko bayri sa akong amo', 'Unpaid salary or 13th month pay'],
    ['inaangkin ng kapitbahay ang lupa namin', 'Neighbor built over the boundary'],
    ['gikawat sa akong igsoon ang titulo', 'Theft or robbery'],
    ['senior citizen discount refused', 'Personal and money matters'],
    ['nahuli ako lto', 'Personal and money matters'],
    ['minor nakabuntis ng minor', 'Minor accused of a crime'],
    ['sweldo ng asawa ko hindi binayaran', 'Unpaid salary or 13th month pay'],
  ])('%j has the right ones first', (query, ...first) => {
    expect(labels(query).slice(0, first.length)).toEqual(first);
  });

  test('a word inside others comes after those that begin with it', () => {
    const found = labels('gun');
    expect(found).toContain('Tenant does not pay rent');
    expect(found.indexOf('Tenant does not pay rent')).toBeGreaterThan(1);
  });

  test.each(['dismissal', 'illegal dismissal', 'termination'])(
    '%j has nothing to do with a gun, which is fired too',
    (query) => {
      expect(labels(query)).not.toContain('Unlicensed firearm');
    },
  );

  test('finds by some of the words where no problem has all of them', () => {
    expect(labels('annulment zebra giraffe')[0]).toBe('Annulment of marriage');
  });

  test.each(['I need a lawyer', 'tulong po', 'legal advice'])(
    '%j may be any broad problem',
    (query) => {
      const [first] = matchLegalProblems(query);
      expect(first?.group_label).toBe('Most Common');
    },
  );

  test.each([
    'hindi ko alam kung ano ang gagawin',
    'd q alam ggwin q, naguguluhan na aq',
    'I do not know what to do',
    'I have no idea where to start',
    'wala ko kabalo unsay buhaton',
  ])('%j fits nothing', (query) => {
    expect(matchLegalProblems(query)).toEqual([]);
  });

  test('not to know beside something that is told hides nothing', () => {
    expect(labels('hindi ko alam ang gagawin, hindi binayaran ang sahod ko')).toContain(
      'Unpaid salary or 13th month pay',
    );
  });

  test.each(['zzz', 'zzzz', 'qwertyuiop', 'xkcdblorp', '?!'])('%j finds nothing', (query) => {
    expect(matchLegalProblems(query)).toEqual([]);
  });

  test('two hundred letters without sense are answered like any other', () => {
    expect(matchLegalProblems('xq'.repeat(100))).toEqual([]);
  });
});

describe('the problem that a query stands for', () => {
  test.each([
    ['estafa', 'Estafa complaint'],
    ['Annulment', 'Annulment of marriage'],
    ['sinibak', 'Dismissed without notice'],
    ['Dismissed without notice', 'Dismissed without notice'],
    ['visa', 'Visa and immigration'],
    ['bp 22', 'Bouncing check, BP 22'],
  ])('%j is %j', (query, label) => {
    expect(fittingProblem(query)?.label).toBe(label);
  });

  test.each(['sahod', 'utang', 'rent', 'kabit', 'zzzz', 'I need a lawyer'])(
    '%j is several, or none',
    (query) => {
      expect(fittingProblem(query)).toBeNull();
    },
  );

  test('every label stands for its problem', () => {
    for (const problem of LEGAL_PROBLEMS) expect(fittingProblem(problem.label)).toBe(problem);
  });
});
