import type { FieldErrors } from 'react-hook-form';
import type { FieldProblem } from '@/components/lawyers/profile-editor/error-summary';
import type { TypedAgreement } from '@/lib/contract/work-items/agreement-form';

const LABELS: Readonly<Record<keyof TypedAgreement, string>> = {
  client_id: 'Client',
  title: 'Title',
  description: 'What is agreed',
  paid_in: 'How it is paid',
  price: 'Your fee',
  milestones: 'Milestone',
  due_date: 'To be done by',
  meetings: 'Included meeting',
  additional_services: 'Additional service',
  expires_in_days: 'Days to accept it',
};
const PARTS: Readonly<Record<string, string>> = {
  name: 'name',
  title: 'title',
  amount: 'amount',
  due_date: 'day',
  description: 'description',
  price: 'price',
  duration: 'length',
};

/** Returns the errors of the form as a list, in the order of the page. */
export function problemsOf(errors: FieldErrors<TypedAgreement>): FieldProblem[] {
  return Object.entries(LABELS).flatMap(([field, label]) =>
    messagesIn(errors[field as keyof TypedAgreement], field).map(([name, message]) => ({
      name,
      message,
      label: partLabel(name, label),
    })),
  );
}

function partLabel(name: string, label: string): string {
  const [, index, part] = name.split('.');
  if (index === undefined || part === undefined) return label;
  return `${label} ${Number(index) + 1}, ${PARTS[part] ?? part}`;
}

/** Returns every message below a node of the errors, with its path. */
function messagesIn(node: unknown, path: string): [path: string, message: string][] {
  if (typeof node !== 'object' || node === null) return [];
  if ('message' in node && typeof node.message === 'string') return [[path, node.message]];
  return Object.entries(node)
    .filter(([key]) => key !== 'ref' && key !== 'root')
    .flatMap(([key, value]) => messagesIn(value, `${path}.${key}`));
}
