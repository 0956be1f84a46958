'use client';

import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { Dialog } from '@/components/ui/overlays/dialog';
import { textRefusal } from './text-refusal';
import { useQuestion } from './use-question';

const REASON_MAX = 1000;

interface Reason {
  label: string;
  help: string;
  optional?: boolean;
  /** Most characters; 1,000 unless told. */
  max?: number;
  /** Stands in the field until something else is typed. */
  proposed?: string;
}

type ButtonProps = ComponentProps<typeof Button>;

export interface ConfirmActionProps {
  label: ReactNode;
  look?: Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'className'>;
  title: string;
  children: ReactNode;
  /** Asks for a reason too. The typed text survives failures and closing. */
  reason?: Reason;
  fields?: ReactNode;
  confirm: ReactNode;
  confirmVariant?: ButtonProps['variant'];
  pendingLabel?: string;
  /** False while what it asks for is not there yet: it cannot be confirmed. */
  ready?: boolean;
  keep?: string;
  failure: ReactNode;
  /** Takes the focus if the button has disappeared afterwards. */
  returnTo?: ComponentProps<typeof Dialog>['returnTo'];
  /** Without a `reset` the previous result stays. */
  mutation: { isPending: boolean; reset?: () => void };
  /** Resolves to false if it was not done; the dialog then stays open. */
  run: (reason: string) => Promise<unknown>;
  onDone?: () => void;
}

/** A button that explains its effect and asks for confirmation, with or without a reason. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { label, look, title, children, reason, fields, failure, returnTo, mutation } = props;
  const { ready = true } = props;
  const { confirm, confirmVariant = 'primary', pendingLabel = 'Sending', keep = 'Back' } = props;
  const { open, change, close } = useQuestion(mutation);
  const [changed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
  const typed = changed ?? reason?.proposed ?? '';
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
              disabled={!ready}
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
