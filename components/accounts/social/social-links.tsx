import { SOCIAL_NAMES, type SocialService } from '@/lib/domain/accounts/social';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { TermsLinks } from '../authentication/terms-links';
import { SocialLink } from './social-link';
import { SocialLogo } from './social-logo';

interface SocialLinksProps {
  /** Those that are configured. */
  services: readonly SocialService[];
  /** A path of this site, or null for the own portal. */
  callbackUrl: SafePath | null;
}

/** Ways in without a password, above the form; nothing where none is configured. */
export function SocialLinks({ services, callbackUrl }: SocialLinksProps) {
  if (services.length === 0) return null;
  return (
    <>
      <div className="mt-6 grid gap-3">
        {services.map((service) => (
          <SocialLink key={service} service={service} callbackUrl={callbackUrl}>
            <SocialLogo service={service} />
            Continue with {SOCIAL_NAMES[service]}
          </SocialLink>
        ))}
      </div>
      <p className="mt-3 text-sm text-neutral-700">
        By creating an account, you accept the <TermsLinks />.
      </p>
      <p className="mt-6 flex items-center gap-3 text-sm text-neutral-700 before:h-px before:flex-1 before:bg-neutral-300 after:h-px after:flex-1 after:bg-neutral-300">
        or with your email
      </p>
    </>
  );
}
