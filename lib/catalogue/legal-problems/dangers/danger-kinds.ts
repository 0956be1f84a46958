/** Each kind has help of its own: violence, thoughts of dying, an arrest. */
export const DANGER_KINDS = ['violence', 'life', 'arrest'] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/** Problems of the catalogue in which somebody may be in danger now. */
const BY_PROBLEM: ReadonlyMap<number, DangerKind> = new Map([
  [44, 'violence'],
  [162, 'violence'],
  [166, 'violence'],
  [167, 'violence'],
  [170, 'violence'],
  [173, 'violence'],
  [176, 'violence'],
  [163, 'arrest'],
]);

export function dangerOfProblem(id: number | undefined): DangerKind | null {
  return id === undefined ? null : (BY_PROBLEM.get(id) ?? null);
}
