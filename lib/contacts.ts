import { env } from './env';
import type { Env } from './settings';

export interface SocialLink {
  readonly label: string;
  readonly href: string;
}

export interface Contacts {
  readonly supportEmail: string;
  readonly supportPhone?: string;
  readonly privacyEmail: string;
  /** An https or mailto address. */
  readonly securityContact: string;
  readonly operatorName?: string;
  readonly operatorAddress?: string;
  readonly social: readonly SocialLink[];
  /** Whether texts are sent, which a page without an account turns off. */
  readonly sendsTexts: boolean;
  /** Registration of the site with the Department of Trade and Industry (DAO 25-12). */
  readonly trustmark?: { readonly number: string; readonly href: string };
}

const NETWORKS = [
  ['Facebook', 'SOCIAL_FACEBOOK'],
  ['Instagram', 'SOCIAL_INSTAGRAM'],
  ['LinkedIn', 'SOCIAL_LINKEDIN'],
  ['TikTok', 'SOCIAL_TIKTOK'],
  ['X', 'SOCIAL_X'],
  ['YouTube', 'SOCIAL_YOUTUBE'],
] as const;

/** Returns the contacts in these settings, by default those of this process. */
export function contacts(settings: Env = env): Contacts {
  return {
    supportEmail: settings.SUPPORT_EMAIL,
    supportPhone: settings.SUPPORT_PHONE,
    privacyEmail: settings.PRIVACY_EMAIL ?? settings.SUPPORT_EMAIL,
    securityContact: securityContactOf(settings),
    operatorName: settings.OPERATOR_NAME,
    operatorAddress: settings.OPERATOR_ADDRESS,
    trustmark: trustmarkOf(settings),
    social: NETWORKS.flatMap(([label, key]) => {
      const href = settings[key];
      return href ? [{ label, href }] : [];
    }),
    sendsTexts:
      settings.APP_ENV === 'local' ||
      Boolean(settings.TWILIO_FROM || settings.SEMAPHORE_SENDER_NAME),
  };
}

function securityContactOf({ SECURITY_CONTACT, SUPPORT_EMAIL }: Env): string {
  const contact = SECURITY_CONTACT ?? SUPPORT_EMAIL;
  return contact.startsWith('https:') ? contact : `mailto:${contact}`;
}

function trustmarkOf({
  DTI_TRUSTMARK: number,
  DTI_TRUSTMARK_URL: href,
}: Env): Contacts['trustmark'] {
  return number && href ? { number, href } : undefined;
}
