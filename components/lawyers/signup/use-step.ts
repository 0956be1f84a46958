'use client';

import { useSearchParams } from 'next/navigation';
import { STEPS, type Step } from './fields';

const PARAMETER = 'step';
const NAMES: readonly string[] = STEPS;

/**
 * The step in the address, so that the browser's Back goes one step back, and how to go to another.
 *
 * @param reached the furthest step that may be shown
 */
export function useStep(reached: Step): [step: Step, go: (step: Step) => void] {
  const search = useSearchParams();
  const wanted = NAMES.indexOf(search.get(PARAMETER) ?? '');
  const index = Math.max(0, Math.min(wanted, STEPS.indexOf(reached)));

  const go = (step: Step) => {
    const next = new URLSearchParams(window.location.search);
    if (step === STEPS[0]) next.delete(PARAMETER);
    else next.set(PARAMETER, step);
    const query = next.toString();
    window.history.pushState(null, '', query ? `?${query}` : window.location.pathname);
    window.scrollTo(0, 0);
  };
  return [STEPS[index] ?? STEPS[0], go];
}
