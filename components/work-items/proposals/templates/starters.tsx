import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import {
  STARTER_AGREEMENTS,
  type StarterAgreement,
} from '@/lib/catalogue/starters/starter-agreements';
import { emptyAgreement, type TypedAgreement } from '@/lib/contract/work-items/agreement-form';
import { Question } from './question';

interface StartersProps {
  /** True when there is typed content that would be replaced. */
  isDirty: boolean;
  onUse: (values: TypedAgreement) => void;
}

export function Starters({ isDirty, onUse }: StartersProps) {
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <ul aria-label="Texts to begin with" className="divide-y rounded border bg-white">
      {STARTER_AGREEMENTS.map((starter) => (
        <li key={starter.id} className="p-4">
          <p className="font-semibold">{starter.title}</p>
          <p className="text-sm text-neutral-600">{starter.summary}</p>
          {asked === starter.id ? (
            <Question
              text="Replace what you have typed with this text?"
              yes="Replace it"
              onYes={() => onUse(begun(starter))}
              onNo={() => setAsked(null)}
            />
          ) : (
            <Button
              variant="quiet"
              size="small"
              className="mt-2 -ml-3"
              onClick={() => (isDirty ? setAsked(starter.id) : onUse(begun(starter)))}
            >
              Use<span className="sr-only"> {starter.title}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function begun({ title, description, milestones, meetings }: StarterAgreement): TypedAgreement {
  return {
    ...emptyAgreement(),
    title,
    description,
    paid_in: milestones.length > 0 ? 'parts' : 'once',
    milestones: milestones.map((name) => ({ name, amount: '', due_date: '' })),
    meetings: meetings.map((one) => ({
      title: one.title,
      duration: one.duration === 30 ? '30' : '60',
    })),
  };
}
