import { readArguments } from './arguments.ts';

const NAMES = ['unit', 'dom', 'e2e'];
const read = (...args: string[]) => readArguments(args, NAMES);

test('without a word every step runs its short tier', () => {
  expect(read()).toEqual({
    chosen: NAMES,
    patterns: [],
    since: null,
    trace: false,
    tier: 'short',
    isWhole: true,
  });
});

test('all of each step is asked for by a word, or by naming what runs', () => {
  expect(read('--all')).toMatchObject({ tier: 'all', isWhole: true });
  expect(read('--only=e2e')).toMatchObject({ tier: 'short', isWhole: false });
  expect(read('--only=e2e', 'booking')).toMatchObject({ tier: 'all', isWhole: false });
  expect(read('--all', '--changed')).toMatchObject({ tier: 'all', isWhole: false });
});

test('steps, what they run, and traces are chosen', () => {
  expect(read('--only=unit,dom', 'slots')).toMatchObject({
    chosen: ['unit', 'dom'],
    patterns: ['slots'],
  });
  expect(read('--only=e2e', '--trace').trace).toBe(true);
});

test('--changed compares with main unless another state is named', () => {
  expect(read('--changed').since).toBe('main');
  expect(read('--changed=HEAD~2').since).toBe('HEAD~2');
});

test('what there is not is refused by name', () => {
  expect(() => read('--only=unti')).toThrow('There is no step unti');
  expect(() => read('--only=')).toThrow('the steps are unit, dom, e2e');
  expect(() => read('--watch')).toThrow('There is no option --watch');
});
