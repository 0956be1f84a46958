'use client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { factorsQuery } from '@/lib/client/accounts/second-factor';
import { askForFactor } from '@/lib/client/platform/step-up';
import { FactorNeeded, useLacksFactor } from './factor-needed';

interface FactorFirstProps {
  what: string;
  button: string;
  children: ReactNode;
}

/**
 * Asks for the second factor before showing a form, so that nothing typed is refused. The page needs a
 * `FactorPrompt`, which asks again if the factor has expired when the form is sent. If the factors cannot be read,
 * the server decides.
 */
export function FactorFirst({ what, button, children }: FactorFirstProps) {
  const { data, isError } = useQuery(factorsQuery);
  const lacks = useLacksFactor();
  // A form that is open stays open.
  const [isOpen, setOpen] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isOpen && wasAsked) form.current?.focus();
  }, [isOpen, wasAsked]);
  if (!isOpen && (data?.given_until || isError)) setOpen(true);
  const ask = () => {
    setAsked(true);
    // Closed without an answer, the button is still there.
    askForFactor().then(
      () => setOpen(true),
      () => setAsked(false),
    );
  };
  return (
    <>
      <FactorNeeded what={what} />
      {isOpen ? (
        <div ref={form} tabIndex={-1} className="focus:outline-none">
          {children}
        </div>
      ) : (
        !lacks && <Ask what={what} button={button} isLoading={!data} onAsk={ask} />
      )}
    </>
  );
}

interface AskProps {
  what: string;
  button: string;
  isLoading: boolean;
  onAsk: () => void;
}

function Ask({ what, button, isLoading, onAsk }: AskProps) {
  if (isLoading)
    return (
      <LoadingRegion label="Loading your second factors">
        <Skeleton className="h-32" />
      </LoadingRegion>
    );
  return (
    <div className="grid gap-4">
      <p className="text-neutral-700">
        {what} needs your second factor, so that nobody else can redirect your money.
      </p>
      <Button className="justify-self-start" onClick={onAsk}>
        {button}
      </Button>
    </div>
  );
}
