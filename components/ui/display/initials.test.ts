import { initials } from './avatar';

describe('initials', () => {
  it.each([
    ['Anna Ferrer', 'AF'],
    ['Maria Luisa Santos', 'MS'],
    ['Atty. Maria Luisa Santos', 'MS'],
    ['Ñino de la Cruz', 'ÑC'],
    ['Prince', 'P'],
    ['  ', ''],
  ])('%s is %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
