'use client';

import { Button } from '@/components/ui/forms/button';
import type { ButtonSize } from '@/components/ui/forms/button-class';

/** Of the one form on the page; its buttons are outside it. */
export const FORM_ID = 'booking';

/** What the button does now, and why it may not. */
export interface PayState {
  label: string;
  /** One sentence below the button. */
  note: string;
  disabled: boolean;
  pending: boolean;
}

interface PayButtonProps {
  state: PayState;
  size: ButtonSize;
  wide?: boolean;
}

/** The one that matters: holds the time and goes to the payment. */
export function PayButton({ state, size, wide }: PayButtonProps) {
  return (
    <Button
      type="submit"
      form={FORM_ID}
      variant="action"
      size={size}
      wide={wide}
      disabled={state.disabled}
      pending={state.pending}
      pendingLabel="Holding your time"
    >
      {state.label}
    </Button>
  );
}
