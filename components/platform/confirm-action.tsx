'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useQuestion } from './use-question';

export interface ConfirmActionProps {
  /** Of the button that opens the question. */
  label: ReactNode;
  look?: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide'>;
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** Of the button that does it. */
  confirm: string;
  pendingLabel: string;
  /** It gives something up. */
  danger?: boolean;
  /** Of the button that does not. */
  keep?: string;
  /** What failed. */
  failure: ReactNode;
  /** Where the focus goes when the button is gone afterwards. */
  returnTo?: ComponentProps<typeof Dialog>['returnTo'];
  mutation: { isPending: boolean; reset: () => void };
  run: () => Promise<unknown>;
  onDone?: () => void;
}

/** A button whose effect is said and asked about before. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { label, look, title, children, confirm, pendingLabel, danger, keep } = props;
  const { failure, returnTo, mutation, run, onDone } = props;
  const { open, change, close } = useQuestion(mutation);
  const go = () =>
    run().then(
      () => {
        close();
        onDone?.();
      },
      // What failed is shown in the dialog.
      () => undefined,
    );
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
              {keep ?? 'Back'}
            </Button>
            <Button
              variant={danger ? 'danger' : 'primary'}
              pending={mutation.isPending}
              pendingLabel={pendingLabel}
              onClick={go}
            >
              {confirm}
            </Button>
          </>
        }
      >
        <div className="mt-4 empty:hidden">{failure}</div>
      </Dialog>
    </>
  );
}
