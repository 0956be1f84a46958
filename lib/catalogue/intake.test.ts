import content from '@/content/intake/questions.json' with { type: 'json' };
import { AREA_SLUGS } from './areas';
import { areaLabel, INTAKE_SETS, intakeSet } from './intake';
import { COMMON_PROBLEMS } from './legal-problems/common-problems';
import { LEGAL_PROBLEMS } from './legal-problems/legal-problems';

test('every area has questions of its own, which come last in it', () => {
  for (const area of AREA_SLUGS) {
    const of = INTAKE_SETS.filter((set) => set.area === area);
    const rest = content.filter((set) => set.area === area && set.problem === undefined);
    expect(rest).toHaveLength(1);
    expect(of.at(-1)?.id).toBe(rest[0]?.id);
  }
});

test('twenty of the commonest problems have theirs, under the name that the problem has', () => {
  const common = COMMON_PROBLEMS.flatMap(({ problemIds }) => [...problemIds]);
  const about = content.filter((set) => set.problem !== undefined);
  expect(about.length).toBeGreaterThanOrEqual(20);
  for (const { problem, title } of about) {
    expect(common).toContain(problem);
    expect(LEGAL_PROBLEMS.find(({ _id }) => _id === problem)?.label).toBe(title);
  }
});

test('sets and the questions in them have names of their own', () => {
  expect(new Set(INTAKE_SETS.map(({ id }) => id)).size).toBe(INTAKE_SETS.length);
  for (const { questions } of INTAKE_SETS)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  expect(intakeSet('dismissed')?.title).toBe('Dismissed without notice');
  expect(intakeSet('none-such')).toBeUndefined();
  expect(areaLabel('labor')).toBe('Labor');
});
