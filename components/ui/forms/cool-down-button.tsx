import type { ReactNode } from 'react';
import { Button } from './button';

interface CoolDownButtonProps {
  /** Seconds until it can be pressed again, from `useCoolDown`. */
  left: number;
  /** Label until then. */
  waiting: string;
  pending: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function CoolDownButton({ left, waiting, pending, onPress, children }: CoolDownButtonProps) {
  return (
    <Button
      variant="outline"
      wide
      className="aria-disabled:border-transparent aria-disabled:bg-neutral-200 aria-disabled:text-neutral-600"
      aria-disabled={left > 0 || undefined}
      pending={pending}
      pendingLabel="Sending"
      onClick={() => {
        if (left === 0) onPress();
      }}
    >
      {left > 0 ? waiting : children}
    </Button>
  );
}
