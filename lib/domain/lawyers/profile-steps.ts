import { type NeededPart, PROFILE_PARTS, REGISTRATION } from './profile-completeness';
import type { VerificationStatus } from './verification';

export type StepName = 'ids' | 'second_factor' | NeededPart;

/** `todo`: the lawyer must act. `checking`: done by the lawyer, under review by us. `done`: complete. */
export type StepState = 'todo' | 'checking' | 'done';

/** Minutes per step for a lawyer: our estimates, from the number of fields and the length of the texts. */
export const STEP_MINUTES: Readonly<Record<StepName, number>> = {
  ids: 2,
  basic_info: 4,
  picture: 1,
  second_factor: 2,
  banking_info: 1,
  availability: 3,
  services: 1,
  work_experience: 1,
  education: 1,
  registration: 2,
};

export interface ProfileStep {
  readonly name: StepName;
  readonly state: StepState;
  readonly minutes: number;
}

export interface StepFacts {
  readonly missing: readonly NeededPart[];
  readonly status: VerificationStatus;
  readonly isChecked: boolean;
  /** Needed to save a bank account. Undefined while it is unknown. */
  readonly hasFactor?: boolean | undefined;
}

const ORDER: readonly StepState[] = ['todo', 'checking', 'done'];

/** Returns the steps to a visible profile, those to do first. */
export function profileSteps(facts: StepFacts): ProfileStep[] {
  const registration = facts.missing.includes(REGISTRATION) ? ([REGISTRATION] as const) : [];
  const parts = PROFILE_PARTS.flatMap((part): StepName[] =>
    part === 'banking_info' && facts.hasFactor !== undefined ? ['second_factor', part] : [part],
  );
  const names: readonly StepName[] = ['ids', ...parts, ...registration];
  const steps = names.map((name) => ({
    name,
    state: stateOf(name, facts),
    minutes: STEP_MINUTES[name],
  }));
  return steps.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

function stateOf(name: StepName, facts: StepFacts): StepState {
  const { missing, status, isChecked, hasFactor } = facts;
  // An account that is saved was saved with one.
  if (name === 'second_factor')
    return hasFactor || !missing.includes('banking_info') ? 'done' : 'todo';
  if (name !== 'ids') return missing.includes(name) ? 'todo' : 'done';
  if (isChecked) return 'done';
  return status === 'PENDING' ? 'checking' : 'todo';
}

export function minutesLeft(steps: readonly ProfileStep[]): number {
  return steps.reduce((sum, { state, minutes }) => sum + (state === 'todo' ? minutes : 0), 0);
}
