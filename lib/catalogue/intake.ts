import * as z from 'zod';
import content from '@/content/intake/questions.json' with { type: 'json' };
import { INTAKE_KINDS } from '@/lib/domain/meetings/intake';
import { AREA_SLUGS, AREAS, type AreaSlug } from './areas';
import { contentOf, slug, text } from './content-file';

const asked = {
  id: slug,
  label: text,
  help: text.optional(),
  /** A paper that the client may have: the question offers to take a photo of it. */
  photo: z.literal(true).optional(),
  /** A day that may be to come, so that past months are no answers. */
  ahead: z.literal(true).optional(),
};

const question = z.union([
  z.strictObject({ ...asked, kind: z.enum(INTAKE_KINDS).exclude(['choice']) }),
  z.strictObject({ ...asked, kind: z.literal('choice'), options: z.array(text).min(2).readonly() }),
]);

/** Schema of content/intake: questions before a meeting, for each area and for the most common problems. */
export const intakeFile = z
  .array(
    z.strictObject({
      id: slug,
      area: z.enum(AREA_SLUGS),
      /** Id of the legal problem; without one the set is for the rest of its area. */
      problem: z.int().optional(),
      /** Title of the problem, where the set is about one. */
      title: text,
      questions: z.array(question).min(3).max(6).readonly(),
    }),
  )
  .readonly();

export type IntakeQuestion = z.output<typeof question>;

export interface IntakeSet {
  readonly id: string;
  readonly area: AreaSlug;
  readonly title: string;
  /** Id of the legal problem that they are about; none for the rest of an area. */
  readonly problem?: number | undefined;
  readonly questions: readonly IntakeQuestion[];
}

/** In the order of the areas; the set for the rest of an area comes last in it. */
export const INTAKE_SETS: readonly IntakeSet[] = contentOf(intakeFile, 'intake/questions', content)
  .map(({ id, area, problem, title, questions }) => ({
    id,
    area,
    title,
    problem,
    isRest: problem === undefined,
    questions,
  }))
  .toSorted(
    (a, b) =>
      AREA_SLUGS.indexOf(a.area) - AREA_SLUGS.indexOf(b.area) ||
      Number(a.isRest) - Number(b.isRest),
  );

export function intakeSet(id: string): IntakeSet | undefined {
  return INTAKE_SETS.find((set) => set.id === id);
}

export function areaLabel(area: AreaSlug): string {
  return AREAS.find(({ slug: one }) => one === area)?.label ?? area;
}
