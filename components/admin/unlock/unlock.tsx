'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorQuery } from '@/lib/client/admin/second-factor';
import { AdminQueryFailure } from '../admin-failure';
import { CodeForm } from './code-form';
import { RecoveryCodes } from './recovery-codes';
import { SetUpApp } from './set-up-app';

/** Before the administration: the second factor is set up, or given. `next` is where it goes on. */
export function Unlock({ next }: { next: string }) {
  const query = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  // Read anew by the server, which asks for the second factor.
  const goOn = () => window.location.assign(next);
  if (codes) return <RecoveryCodes codes={codes} onSaved={goOn} />;
  if (query.isError)
    return <AdminQueryFailure query={query} title="Your second factor could not be loaded" />;
  if (!query.data) return null;
  return query.data.set_up ? (
    <CodeForm left={query.data.recovery_codes_left} onOpen={goOn} />
  ) : (
    <SetUpApp onCodes={setCodes} />
  );
}
