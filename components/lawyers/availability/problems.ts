import type { FieldErrors } from 'react-hook-form';
import { WEEK } from '@/lib/catalogue/weekdays';
import type { TypedAvailability } from '@/lib/contract/lawyers/availability-form';
import type { FieldProblem } from '../profile-editor/error-summary';
import { fieldLabel } from './hours-labels';

export function problemsOf(errors: FieldErrors<TypedAvailability>): FieldProblem[] {
  const { days, ...rest } = errors;
  const ofWeek = WEEK.flatMap(({ weekday }) => messagesIn(days?.[weekday], `days.${weekday}`));
  return [...ofWeek, ...messagesIn(rest, '')].map(([name, message]) => ({
    name,
    message,
    label: fieldLabel(name),
  }));
}

/** Returns every message below a node of the errors, with its path. */
export function messagesIn(node: unknown, path: string): [path: string, message: string][] {
  if (typeof node !== 'object' || node === null) return [];
  if ('message' in node && typeof node.message === 'string') return [[path, node.message]];
  return Object.entries(node)
    .filter(([key]) => key !== 'ref' && key !== 'root')
    .flatMap(([key, value]) => messagesIn(value, path ? `${path}.${key}` : key));
}
