'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/forms/button-class';
import type { SocialService } from '@/lib/domain/accounts/social';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { withOwnHash } from '../authentication/destination';

interface SocialLinkProps {
  service: SocialService;
  /** A path of this site, or null for the own portal. */
  callbackUrl: SafePath | null;
  children: ReactNode;
}

/** Links to the service by way of our own address; works without scripts, which only add the hash. */
export function SocialLink({ service, callbackUrl, children }: SocialLinkProps) {
  const hrefFor = (callback: SafePath | null) =>
    withCallback(sitePath`/api/v1/auth/oauth/${service}`, callback);
  return (
    <a
      href={hrefFor(callbackUrl)}
      onClick={({ currentTarget }) => {
        currentTarget.href = hrefFor(withOwnHash(callbackUrl));
      }}
      className={buttonClass({ variant: 'outline', wide: true })}
    >
      {children}
    </a>
  );
}
