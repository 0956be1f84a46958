import { PROFILE_PARTS } from './profile-completeness';
import { minutesLeft, profileSteps } from './profile-steps';

const NEW = { missing: PROFILE_PARTS, status: 'PENDING', isChecked: false } as const;

const stateOfIds = (facts: Parameters<typeof profileSteps>[0]) =>
  profileSteps(facts).find(({ name }) => name === 'ids')?.state;

it('puts what is to do before what is being checked, and both before what is done', () => {
  const steps = profileSteps({ ...NEW, missing: ['education', 'picture'] });
  expect(steps.map(({ name }) => name)).toEqual([
    'picture',
    'education',
    'ids',
    'basic_info',
    'banking_info',
    'work_experience',
    'availability',
    'services',
  ]);
  expect(steps.map(({ state }) => state).slice(1, 4)).toEqual(['todo', 'checking', 'done']);
});

it('adds up what is left to the lawyer, and not the wait for the check', () => {
  expect(minutesLeft(profileSteps(NEW))).toBe(12);
  expect(minutesLeft(profileSteps({ ...NEW, status: 'NONE' }))).toBe(14);
  expect(minutesLeft(profileSteps({ ...NEW, missing: [] }))).toBe(0);
});

it('takes a check that counts for done, whatever becomes of the next one', () => {
  expect(stateOfIds({ ...NEW, status: 'REJECTED' })).toBe('todo');
  expect(stateOfIds({ ...NEW, status: 'REJECTED', isChecked: true })).toBe('done');
  expect(stateOfIds({ ...NEW, isChecked: true })).toBe('done');
});

it('asks for a second factor before the bank account, which needs one', () => {
  const stepsOf = (hasFactor: boolean, missing: Parameters<typeof profileSteps>[0]['missing']) =>
    profileSteps({ ...NEW, missing, hasFactor }).map(({ name, state }) => [name, state]);
  expect(stepsOf(false, ['banking_info']).slice(0, 2)).toEqual([
    ['second_factor', 'todo'],
    ['banking_info', 'todo'],
  ]);
  expect(stepsOf(true, ['banking_info'])).toContainEqual(['second_factor', 'done']);
  expect(stepsOf(false, [])).toContainEqual(['second_factor', 'done']);
});
