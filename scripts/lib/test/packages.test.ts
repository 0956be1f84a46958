import { findingsOf, refusedLicences } from './packages.ts';

interface Licence {
  expression?: string;
  license?: { id?: string; name?: string };
}

const component = (name: string, licence: Licence | null) => ({
  name,
  version: '1.0.0',
  licenses: licence ? [licence] : [],
});

test.each<[Licence | null, string[]]>([
  [{ license: { id: 'MIT' } }, []],
  [{ expression: '(MIT OR GPL-3.0-only)' }, []],
  [{ expression: 'MIT AND OFL-1.1' }, []],
  [{ license: { id: 'GPL-3.0-only' } }, ['it 1.0.0: GPL-3.0-only']],
  [{ expression: 'MIT AND AGPL-3.0-only' }, ['it 1.0.0: MIT AND AGPL-3.0-only']],
  [{ license: { name: 'Custom' } }, ['it 1.0.0: Custom']],
  [null, ['it 1.0.0: none']],
])('the licence %j', (licence, refused) => {
  expect(refusedLicences({ components: [component('it', licence)] })).toEqual(refused);
});

test('an audit is read, and an answer that is none is no clean bill', () => {
  const vulnerabilities = {
    one: { name: 'one', severity: 'critical' },
    two: { name: 'two', severity: 'low' },
  };
  expect(findingsOf(JSON.stringify({ vulnerabilities }))).toEqual(['one: critical']);
  expect(findingsOf(JSON.stringify({ vulnerabilities: {} }))).toEqual([]);
  expect(findingsOf(JSON.stringify({ message: '405 Method Not Allowed' }))).toBeNull();
  expect(findingsOf('')).toBeNull();
});
