'use client';

import type { ComponentProps } from 'react';
import { useHydrated } from '../hooks/use-hydrated';
import { Button } from './button';

/**
 * Submits a form that needs scripts. It is disabled until hydration, Enter included, because the browser would submit
 * natively and the input would be lost. After a while it says that it is loading.
 */
export function SubmitButton({ children, disabled, ...rest }: ComponentProps<typeof Button>) {
  const ready = useHydrated();
  return (
    <Button {...rest} type="submit" waiting={!ready} disabled={!ready || disabled}>
      {ready ? (
        children
      ) : (
        <span className="grid place-items-center *:[grid-area:1/1]">
          <span className="animate-leave [animation-delay:700ms] [animation-fill-mode:both] noscript:animate-none">
            {children}
          </span>
          <span className="animate-appear [animation-delay:700ms] [animation-fill-mode:both] noscript:hidden">
            Loading…
          </span>
        </span>
      )}
    </Button>
  );
}
