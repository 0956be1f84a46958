import { answers, canAnswerIntake, INTAKE_ANSWER_MAX } from './intake';

test.each([
  [{ kind: 'date' }, '2026-02-28', true],
  [{ kind: 'date' }, '2026-02-30', false],
  [{ kind: 'date' }, '0020-01-01', false],
  [{ kind: 'date' }, '2026-02', true],
  [{ kind: 'date' }, '2026-13', false],
  [{ kind: 'date' }, '2025', true],
  [{ kind: 'date' }, '20250', false],
  [{ kind: 'amount' }, '150050', true],
  [{ kind: 'amount' }, '-5', false],
  [{ kind: 'amount' }, '999999999999', false],
  [{ kind: 'amount' }, 'NaN', false],
  [{ kind: 'choice', options: ['By letter', 'Not at all'] }, 'By letter', true],
  [{ kind: 'choice', options: ['By letter', 'Not at all'] }, 'by letter', false],
  [{ kind: 'yes_no' }, 'yes', true],
  [{ kind: 'yes_no' }, 'perhaps', false],
  [{ kind: 'text' }, 'x'.repeat(INTAKE_ANSWER_MAX), true],
  [{ kind: 'text' }, 'x'.repeat(INTAKE_ANSWER_MAX + 1), false],
] as const)('%j is answered by %s: %s', (question, value, is) => {
  expect(answers(question, value)).toBe(is);
});

test.each([
  ['CONFIRMED', 1, true],
  ['CONFIRMED', 0, false],
  ['PAYMENT_PENDING', 1, false],
  ['CANCELLED', 1, false],
] as const)('%s, %d ms before the start: %s', (status, before, is) => {
  expect(canAnswerIntake({ status, start: 1_000 }, 1_000 - before)).toBe(is);
});
