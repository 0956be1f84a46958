'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { isInNumbers } from '@/lib/client/accounts/passkeys';
import { factorsQuery, hasFactor } from '@/lib/client/accounts/second-factor';
import { AddApp } from './add-app';
import { AddPasskey } from './add-passkey';

interface FactorNeededProps {
  what: string;
  /** Risk without a second factor, as the end of a sentence. */
  why?: string;
  /** Address of the second factor in the account settings. */
  settings?: string;
  /** Called once a factor was added and its recovery codes were shown. */
  onAdded?: () => void;
  className?: string;
}

/** Whether the account is known to have no second factor. */
export function useLacksFactor(): boolean {
  const { data } = useQuery(factorsQuery);
  return data !== undefined && !hasFactor(data);
}

/** Tells somebody without a second factor why an action needs one, and adds it here, so that nobody has to leave. */
export function FactorNeeded(props: FactorNeededProps) {
  const {
    what,
    why = 'redirect your money',
    settings = '/lawyer-portal/account-settings/security#second-factor',
  } = props;
  const lacks = useLacksFactor();
  const hasPassword = useQuery(factorsQuery).data?.has_password === true;
  const [adding, setAdding] = useState<'app' | 'passkey' | null>(null);
  const inNumbers = useHydrated() && isInNumbers(window.location.hostname);
  const close = () => {
    setAdding(null);
    if (!lacks) props.onAdded?.();
  };
  return (
    <>
      {lacks && (
        <Notice tone="waiting" title="Add a second factor first" className={props.className}>
          <p>
            {what} needs more than your password, so that nobody else can {why}. It takes about a
            minute, and you are back here right after. More about it is{' '}
            <Link href={settings} prefetch={false} className={textLinkClass}>
              in your account settings
            </Link>
            .
          </p>
          {hasPassword && (
            <div className="mt-3 flex flex-wrap gap-2">
              {!inNumbers && (
                <Button size="small" onClick={() => setAdding('passkey')}>
                  Add a passkey
                </Button>
              )}
              <Button
                size="small"
                variant={inNumbers ? 'primary' : 'outline'}
                onClick={() => setAdding('app')}
              >
                Add an authenticator app
              </Button>
            </div>
          )}
        </Notice>
      )}
      {/* With its recovery codes, also after the factor is there. */}
      {adding === 'app' && <AddApp onClose={close} />}
      {adding === 'passkey' && <AddPasskey onClose={close} />}
    </>
  );
}
