import fc from 'fast-check';
import { takeSeed } from './seed';

const before = fc.readConfigureGlobal();
afterEach(() => fc.configureGlobal(before));

function drawn(): string[] {
  const texts: string[] = [];
  const note = (text: string) => void texts.push(text);
  fc.assert(fc.property(fc.string(), note), { numRuns: 20 });
  return texts;
}

test('random tests of two runs of the same seed draw the same, those of another seed do not', () => {
  takeSeed({ TEST_SEED: '-7' });
  const first = drawn();
  expect(drawn()).toEqual(first);
  takeSeed({ TEST_SEED: '8' });
  expect(drawn()).not.toEqual(first);
});

test('without a seed each run draws anew', () => {
  fc.resetConfigureGlobal();
  takeSeed({});
  expect(fc.readConfigureGlobal().seed).toBeUndefined();
  expect(drawn()).not.toEqual(drawn());
});

test('a seed that is none is refused', () => {
  expect(() => takeSeed({ TEST_SEED: 'abc' })).toThrow('TEST_SEED');
});
