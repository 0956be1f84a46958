'use client';

import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { Dialog } from '@/components/ui/overlays/dialog';
import { fill, TEXTS } from '@/lib/contract/platform/texts';
import { useQuestion } from './use-question';

/** Most characters of a reason, unless told. */
const REASON_MAX = 1000;

export interface ReasonActionProps {
  /** Of the button that opens the question. */
  label: ReactNode;
  look?: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide'>;
  title: string;
  /** What follows from it. */
  children: ReactNode;
  reasonLabel: string;
  help: string;
  optional?: boolean;
  /** Most characters; 1,000 unless told. */
  max?: number;
  /** Of the button that does it; a dangerous one unless told. */
  confirm: string;
  confirmVariant?: ComponentProps<typeof Button>['variant'];
  /** Other fields, above the reason. */
  fields?: ReactNode;
  /** What failed, below the reason. */
  failure: ReactNode;
  /** Where the focus goes when the button is gone afterwards. */
  returnTo?: ComponentProps<typeof Dialog>['returnTo'];
  mutation: { isPending: boolean; reset: () => void };
  run: (reason: string) => Promise<unknown>;
}

/** A button that asks why, and says what follows. What was typed outlives every failure, and closing. */
export function ReasonAction(props: ReasonActionProps) {
  const { label, look, title, children, reasonLabel, help, optional, confirm } = props;
  const { fields, failure, returnTo, mutation, run, confirmVariant = 'danger' } = props;
  const { max = REASON_MAX } = props;
  const { open, change, close } = useQuestion(mutation);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = refusalOfReason(reason, max, optional ?? false);
    setWrong(refusal);
    // What failed is shown below the reason.
    if (!refusal) run(reason.trim()).then(close, () => undefined);
  };
  return (
    <>
      <Button variant="outline" {...look} onClick={() => change(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={title}
        description={children}
        returnTo={returnTo}
        actions={
          <>
            <Button variant="outline" onClick={() => change(false)}>
              Back
            </Button>
            <Button
              type="submit"
              form={form}
              variant={confirmVariant}
              pending={mutation.isPending}
              pendingLabel="Sending"
            >
              {confirm}
            </Button>
          </>
        }
      >
        <form id={form} className="mt-4 grid gap-4" noValidate method="post" onSubmit={submit}>
          {fields}
          <TextareaField
            label={reasonLabel}
            name="reason"
            optional={optional}
            rows={4}
            help={help}
            error={wrong}
            count={{ length: reason.trim().length, max }}
            value={reason}
            onChange={({ target }) => {
              setWrong(undefined);
              setReason(target.value);
            }}
          />
          {failure}
        </form>
      </Dialog>
    </>
  );
}

function refusalOfReason(reason: string, max: number, optional: boolean): string | undefined {
  const { length } = reason.trim();
  if (length === 0 && !optional) return TEXTS.validation.required;
  return length > max ? fill(TEXTS.validation.tooLong, { max }) : undefined;
}
