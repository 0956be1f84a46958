'use client';
import { createContext, type ReactNode, use } from 'react';

const TITLES = {
  you: 'You',
  email: 'Email',
  password: 'Password',
  'second-factor': 'Second factor',
  sessions: 'Where you are signed in',
  notifications: 'Notifications',
  texts: 'Text messages',
  programs: 'Tokens',
  events: 'Events for programs',
  data: 'Your data',
  delete: 'Delete the account',
} as const;

export type SectionId = keyof typeof TITLES;

const OnlySection = createContext(false);

/** Makes the title of a page's one section the title of the page. */
export function AsPage({ children }: { children: ReactNode }) {
  return <OnlySection value={true}>{children}</OnlySection>;
}

interface SettingsSectionProps {
  id: SectionId;
  intro?: ReactNode;
  children: ReactNode;
}

export function SettingsSection({ id, intro, children }: SettingsSectionProps) {
  const heading = `${id}-title`;
  const isPage = use(OnlySection);
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid max-w-form scroll-mt-20 content-start gap-5 border-t py-7 first:border-t-0 first:pt-0"
    >
      <div>
        <Heading id={heading} className={isPage ? 'text-3xl' : 'text-xl'}>
          {TITLES[id]}
        </Heading>
        {intro && <p className="mt-1.5 text-sm text-neutral-700">{intro}</p>}
      </div>
      {children}
    </section>
  );
}
