'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { WorkItemActionName } from '@/lib/client/platform/work-item-messages';
import { ActionFailure } from '../failures';
import { pageTitle } from '../page-title';

interface ConfirmActionProps {
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
  action: WorkItemActionName;
  mutation: { error: Error | null; isPending: boolean; reset: () => void };
  run: () => Promise<unknown>;
  onDone?: () => void;
}

/** A button whose effect is said and asked about before. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { label, look, title, children, confirm, pendingLabel, danger, keep, action } = props;
  const { mutation, run, onDone } = props;
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    if (mutation.isPending) return;
    mutation.reset();
    setOpen(next);
  };
  const go = () =>
    run().then(
      () => {
        setOpen(false);
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
        returnTo={pageTitle}
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
        <ActionFailure action={action} error={mutation.error} className="mt-4" />
      </Dialog>
    </>
  );
}
