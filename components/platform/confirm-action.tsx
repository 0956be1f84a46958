'use client';

import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { Dialog } from '@/components/ui/overlays/dialog';
import { textRefusal } from './text-refusal';
import { useQuestion } from './use-question';

/** Most characters of a reason, unless told. */
const REASON_MAX = 1000;

interface Reason {
  label: string;
  help: string;
  optional?: boolean;
  /** Most characters; 1,000 unless told. */
  max?: number;
}

type ButtonProps = ComponentProps<typeof Button>;

export interface ConfirmActionProps {
  /** Of the button that opens the question. */
  label: ReactNode;
  look?: Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'className'>;
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** Asks why, too. What was typed outlives every failure, and closing. */
  reason?: Reason;
  /** Other fields, above the reason. */
  fields?: ReactNode;
  /** Of the button that does it. */
  confirm: ReactNode;
  confirmVariant?: ButtonProps['variant'];
  pendingLabel?: string;
  /** Of the button that does not. */
  keep?: string;
  /** What failed, below the fields. */
  failure: ReactNode;
  /** Where the focus goes when the button is gone afterwards. */
  returnTo?: ComponentProps<typeof Dialog>['returnTo'];
  /** Without a `reset` what it answered before stays. */
  mutation: { isPending: boolean; reset?: () => void };
  /** Where it answers false, it was not done, and the question stays. */
  run: (reason: string) => Promise<unknown>;
  onDone?: () => void;
}

/** A button whose effect is said and asked about before, with or without a reason. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { label, look, title, children, reason, fields, failure, returnTo, mutation } = props;
  const { confirm, confirmVariant = 'primary', pendingLabel = 'Sending', keep = 'Back' } = props;
  const { open, change, close } = useQuestion(mutation);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const form = useId();
  const asks = Boolean(reason || fields);
  const max = reason?.max ?? REASON_MAX;
  const run = () => {
    const refusal = reason && textRefusal(typed, max, reason.optional);
    setWrong(refusal);
    if (refusal) return;
    const done = (answer: unknown) => {
      if (answer === false) return;
      close();
      props.onDone?.();
    };
    // What failed is shown in the dialog.
    props.run(typed.trim()).then(done, () => undefined);
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
              {keep}
            </Button>
            <Button
              type={asks ? 'submit' : 'button'}
              form={asks ? form : undefined}
              onClick={asks ? undefined : run}
              variant={confirmVariant}
              pending={mutation.isPending}
              pendingLabel={pendingLabel}
            >
              {confirm}
            </Button>
          </>
        }
      >
        {asks ? (
          <form
            id={form}
            className="mt-4 grid gap-4"
            noValidate
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              run();
            }}
          >
            {fields}
            {reason && (
              <TextareaField
                label={reason.label}
                name="reason"
                optional={reason.optional}
                help={reason.help}
                error={wrong}
                count={{ length: typed.trim().length, max }}
                value={typed}
                onChange={({ target }) => {
                  setWrong(undefined);
                  setTyped(target.value);
                }}
              />
            )}
            {failure}
          </form>
        ) : (
          <div className="mt-4 empty:hidden">{failure}</div>
        )}
      </Dialog>
    </>
  );
}
