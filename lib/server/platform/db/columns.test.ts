import { columnsOf, fromRow, toRow } from './columns';

const NAMES = { display_name: 'displayName', areas_of_practice: 'areas', about: 'about' } as const;
const ROW = { id: 'ana', displayName: 'Ana', areas: ['Labor'], about: '', phone: '1' };
const SENT = { display_name: 'Ana', areas_of_practice: ['Labor'], about: '' };

test('a row is sent under the names of the map, and nothing else of it', () => {
  expect(fromRow(NAMES, ROW)).toEqual(SENT);
});

test('what was sent becomes columns, and nothing else of it', () => {
  const sent = { ...SENT, is_public: true };
  expect(toRow(NAMES, sent)).toEqual({ displayName: 'Ana', areas: ['Labor'], about: '' });
});

test('the columns of a table are selected by the map', () => {
  const table = { id: 1, displayName: 2, areas: 3, about: 4 };
  expect(columnsOf(NAMES, table)).toEqual({ displayName: 2, areas: 3, about: 4 });
});

test('each value keeps the type of its column', () => {
  const areas: string[] = fromRow(NAMES, ROW).areas_of_practice;
  const name: string = toRow(NAMES, SENT).displayName;
  expect([areas, name]).toEqual([['Labor'], 'Ana']);
});
