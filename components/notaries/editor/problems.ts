import type { FieldErrors } from 'react-hook-form';
import { fieldLabel } from '@/components/lawyers/availability/hours-labels';
import { messagesIn } from '@/components/lawyers/availability/problems';
import type { FieldProblem } from '@/components/lawyers/profile-editor/error-summary';
import type { TypedNotary } from '@/lib/contract/notaries/notary-form';

/** The fields by name, in the order of the page. */
const LABELS: Readonly<Record<keyof TypedNotary, string>> = {
  commission_number: 'Commission number',
  commission_territory: 'Territory',
  commission_valid_until: 'Valid until',
  city: 'City',
  office_address: 'Address',
  phone: 'Phone of the office',
  days: 'Office hours',
  services: 'Services and fees',
};
const NAMES = Object.keys(LABELS) as readonly (keyof TypedNotary)[];

/** The errors of the form as a list, in the order of the page. */
export function problemsOf(errors: FieldErrors<TypedNotary>): FieldProblem[] {
  const all = NAMES.flatMap((name) => messagesIn(errors[name], name));
  const root = errors.services?.root?.message;
  if (root) all.push(['services', root]);
  return all.map(([name, message]) => ({ name, message, label: labelOf(name) }));
}

function labelOf(name: string): string {
  const [list, index, part] = name.split('.');
  if (index === undefined) return LABELS[name as keyof TypedNotary];
  if (list === 'days') return fieldLabel(name);
  return `Service ${Number(index) + 1}, ${part === 'price' ? 'fee' : 'name'}`;
}
