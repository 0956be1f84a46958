'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSignedOut, sessionCheckQuery } from '@/lib/client/accounts/authentication';
import { useSession } from '@/lib/client/accounts/session';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { destinationOf, leaveFor, refreshPath } from '../authentication/destination';

interface Verification {
  verified: boolean;
  /** The session ended while the page was open. */
  signedOut: boolean;
  /** Asks at once. Resolves to whether the address is verified, or null without an answer. */
  check: () => Promise<boolean | null>;
}

/**
 * Asks again and again, while the page is in view, whether the address was verified elsewhere, and then goes on by
 * itself. What another tab of this browser has heard makes it ask at once.
 */
export function useVerification(callbackUrl: SafePath | null): Verification {
  const { data, error, refetch } = useQuery(sessionCheckQuery());
  const { user } = useSession();
  const heard = user?.email_verified === true;
  const verifiedType = data?.email_verified ? data.type : null;

  useEffect(() => {
    if (heard) void refetch();
  }, [heard, refetch]);

  useEffect(() => {
    // This cookie does not know yet: the link may have been opened on another device.
    if (verifiedType) leaveFor(refreshPath(destinationOf(verifiedType, callbackUrl)));
  }, [verifiedType, callbackUrl]);

  return {
    verified: verifiedType !== null,
    signedOut: isSignedOut(error),
    check: async () => {
      const answer = await refetch();
      return answer.isError ? null : (answer.data?.email_verified ?? null);
    },
  };
}
