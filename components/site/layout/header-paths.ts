import { FREE_HELP_PATH, SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';

export interface HeaderLink {
  href: string;
  label: string;
}

/** Links to help, for everyone: in the bar if there is room, else in the drawer. */
export const WAYS: readonly HeaderLink[] = [
  { href: SEARCH_PATH, label: 'Find a lawyer' },
  { href: '/notary-public', label: 'Notary public' },
  { href: FREE_HELP_PATH, label: 'Free legal help' },
];

export const READING: readonly HeaderLink[] = [
  { href: '/faq', label: 'FAQ' },
  { href: '/blog', label: 'Blog' },
];

export const VISITOR_PATHS = {
  signIn: '/login',
  register: '/signup/customer',
  lawyers: '/signup/lawyer',
} as const;
