import { RETENTION_DAYS } from '@/lib/domain/platform/retention';

/** Pages of the account settings, in the order of their list. */
export const SETTINGS_PARTS = [
  'you',
  'security',
  'notifications',
  'texts',
  'programs',
  'data',
  'delete',
] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

export const PART_LABELS: Readonly<Record<SettingsPart, { title: string; about: string }>> = {
  you: { title: 'You', about: 'Name, picture, phone' },
  security: {
    title: 'Sign-in and security',
    about: 'Email, password, second factor, devices',
  },
  notifications: { title: 'Notifications', about: 'What we tell you, where and when' },
  texts: { title: 'Text messages', about: 'On your phone, before a meeting' },
  programs: { title: 'Programs', about: 'Tokens and events for programs of yours' },
  data: { title: 'Your data', about: 'All of it, in one download' },
  delete: {
    title: 'Delete the account',
    about: `You have ${RETENTION_DAYS.accountGrace} days to change your mind`,
  },
};

/** Pages on which the sections of the former single page are now; its anchors stand in mails that were sent. */
const PART_OF_ANCHOR: Readonly<Record<string, SettingsPart>> = {
  you: 'you',
  email: 'security',
  password: 'security',
  'second-factor': 'security',
  sessions: 'security',
  notifications: 'notifications',
  texts: 'texts',
  programs: 'programs',
  events: 'programs',
  data: 'data',
  delete: 'delete',
};

export function isSettingsPart(value: string): value is SettingsPart {
  return SETTINGS_PARTS.some((part) => part === value);
}

/** Returns the page of an anchor such as `#texts`, below `base`; null for one that is none of `parts`. */
export function pageOfAnchor(
  base: string,
  parts: readonly SettingsPart[],
  hash: string,
): string | null {
  const part = PART_OF_ANCHOR[hash.slice(1)];
  return part && parts.includes(part) ? `${base}/${part}${hash}` : null;
}
