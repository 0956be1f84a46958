import { SOCIAL_NAMES, type SocialService } from '@/lib/domain/accounts/social';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { TermsLinks } from '../authentication/terms-links';
import { SocialLink } from './social-link';

interface SocialLinksProps {
  services: readonly SocialService[];
  /** A path of this site, or null for the own portal. */
  callbackUrl: SafePath | null;
}

/** Sign-in without a password, above the form; nothing if no service is configured. */
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

interface Logo {
  viewBox: string;
  shapes: readonly (readonly [colour: string, path: string])[];
}

/** Logos as the services prescribe them, in their own colours. */
const LOGOS: Readonly<Record<SocialService, Logo>> = {
  google: {
    viewBox: '0 0 48 48',
    shapes: [
      [
        'fill-google-red',
        'M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z',
      ],
      [
        'fill-google-blue',
        'M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z',
      ],
      [
        'fill-google-yellow',
        'M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z',
      ],
      [
        'fill-google-green',
        'M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z',
      ],
    ],
  },
  facebook: {
    viewBox: '0 0 24 24',
    shapes: [
      [
        'fill-facebook',
        'M24 12.073c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.99 4.388 10.954 10.125 11.854v-8.385H7.078v-3.47h3.047V9.43c0-3.007 1.792-4.669 4.533-4.669 1.312 0 2.686.235 2.686.235v2.953H15.83c-1.491 0-1.956.925-1.956 1.874v2.25h3.328l-.532 3.47h-2.796v8.385C19.612 23.027 24 18.062 24 12.073z',
      ],
    ],
  },
};

function SocialLogo({ service }: { service: SocialService }) {
  const { viewBox, shapes } = LOGOS[service];
  return (
    <svg className="size-5 shrink-0" viewBox={viewBox} aria-hidden="true">
      {shapes.map(([colour, path]) => (
        <path key={colour} className={colour} d={path} />
      ))}
    </svg>
  );
}
