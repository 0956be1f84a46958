import {
  type ConflictMatch,
  conflictMatches,
  type EarlierMeeting,
  isCaseOpen,
  type Named,
  sharedNames,
} from './conflict';

const checked: Named = {
  clientId: 'ana',
  client: 'Ana Ferrer',
  attendee: 'Luz Ferrer',
  otherSide: 'Juan dela Crus',
};

function earlier(id: string, change: Partial<EarlierMeeting>): EarlierMeeting {
  const nobody = { client: 'Rosa Tan', attendee: null, otherSide: null };
  return { kind: 'meeting', id, clientId: id, start: 0, ...nobody, ...change };
}

const found = (rows: readonly EarlierMeeting[]) =>
  conflictMatches(checked, rows).map(
    ({ strength, role, earlierRole, meetingId }) =>
      `${strength} ${role} ${earlierRole} ${meetingId}`,
  );

test('the other side is sought among earlier clients, whom they came for, and other sides', () => {
  const rows = [
    earlier('a', { client: 'Juan de la Cruz' }),
    earlier('b', { attendee: 'Juan de la Cruz' }),
    earlier('c', { otherSide: 'Juan de la Cruz' }),
    earlier('d', { client: null, otherSide: 'Northgate Inc.' }),
  ];
  expect(found(rows)).toEqual([
    'SIMILAR OTHER_SIDE CLIENT a',
    'SIMILAR OTHER_SIDE ATTENDEE b',
    'SIMILAR OTHER_SIDE OTHER_SIDE c',
  ]);
});

test('whoever is to be advised is sought among earlier other sides, and nowhere else', () => {
  const rows = [
    earlier('a', { otherSide: 'Ana Ferrer' }),
    earlier('b', { otherSide: 'Luz Ferer' }),
    earlier('c', { client: 'Ana Ferrer', attendee: 'Luz Ferrer' }),
  ];
  expect(found(rows)).toEqual(['SAME CLIENT OTHER_SIDE a', 'SIMILAR ATTENDEE OTHER_SIDE b']);
});

test('earlier meetings of the same client are none', () => {
  expect(found([earlier('a', { clientId: 'ana', otherSide: 'Juan dela Crus' })])).toEqual([]);
});

test.each([
  ['the client of another', { clientId: 'juan', client: 'JUAN DELA CRUS' }],
  ['the other side of another', { clientId: 'juan', otherSide: 'Juan de la Crus' }],
  ['nobody: a similar name', { clientId: 'juan', client: 'Juan de la Cruz' }],
  ['nobody: another suffix', { clientId: 'juan', client: 'Juan dela Crus Jr.' }],
  ['nobody: the same client', { clientId: 'ana', otherSide: 'Juan dela Crus' }],
])('the same name as %s is known as in the whole comparison', (who, names) => {
  const rows = [earlier('a', names), earlier('b', { client: 'Maria Santos' })];
  const isSame = ({ strength }: ConflictMatch) => strength === 'SAME';
  const shared = sharedNames(rows)(checked);
  expect(shared).toBe(conflictMatches(checked, rows).some(isSame));
  expect(shared).toBe(!who.startsWith('nobody'));
});

test('a pair of names counts once, with its latest meeting, and the same come first', () => {
  const rows = [
    earlier('new', { clientId: 'juan', client: 'Juan de la Cruz' }),
    earlier('old', { clientId: 'juan', client: 'Juan de la Cruz' }),
    earlier('same', { otherSide: 'JUAN DELA CRUS' }),
  ];
  expect(found(rows)).toEqual(['SAME OTHER_SIDE OTHER_SIDE same', 'SIMILAR OTHER_SIDE CLIENT new']);
});

test.each([
  [null, true],
  ['OPEN', false],
  ['NONE', true],
  ['CONFLICT', false],
] as const)('a case whose check is %s is open: %s', (state, open) => {
  expect(isCaseOpen(state)).toBe(open);
});
