import type { ReactNode } from 'react';

export const SETTINGS = [
  ['you', 'You'],
  ['email', 'Email'],
  ['password', 'Password'],
  ['second-factor', 'Second factor'],
  ['notifications', 'Notifications'],
  ['texts', 'Text messages'],
  ['sessions', 'Where you are signed in'],
  ['programs', 'Programs'],
  ['events', 'Events for programs'],
  ['data', 'Your data'],
  ['delete', 'Delete the account'],
] as const;

type SettingsId = (typeof SETTINGS)[number][0];

const TITLES = new Map<SettingsId, string>(SETTINGS);

interface SettingsSectionProps {
  id: SettingsId;
  intro?: ReactNode;
  children: ReactNode;
}

export function SettingsSection({ id, intro, children }: SettingsSectionProps) {
  const heading = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid scroll-mt-20 gap-5 border-t py-8 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10"
    >
      <div>
        <h2 id={heading} className="text-xl">
          {TITLES.get(id)}
        </h2>
        {intro && <p className="mt-1.5 text-sm text-neutral-700">{intro}</p>}
      </div>
      <div className="grid max-w-form content-start gap-5">{children}</div>
    </section>
  );
}
