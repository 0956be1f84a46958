'use client';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { onStepUp } from '@/lib/client/platform/step-up';

const FactorDialog = dynamic(() => import('./factor-dialog').then((file) => file.FactorDialog), {
  ssr: false,
});

interface Asked {
  given: () => void;
  refused: () => void;
}

/** Asks for the second factor whenever a request of this page needs it, then retries the request. */
export function FactorPrompt() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      onStepUp(
        () =>
          new Promise((resolve, reject) => {
            const settle = (done: () => void) => () => {
              setAsked(null);
              done();
            };
            setAsked({ given: settle(resolve), refused: settle(reject) });
          }),
      ),
    [],
  );
  return asked && <FactorDialog onGiven={asked.given} onClose={asked.refused} />;
}
