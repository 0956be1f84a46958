import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  title: string;
  /** What can be done here, in a sentence. */
  intro?: ReactNode;
  children: ReactNode;
}

/** One subject of the account settings: what it is at the left, its controls at the right. */
export function SettingsSection({ title, intro, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t py-8 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {intro && <p className="mt-1.5 text-sm text-neutral-700">{intro}</p>}
      </div>
      <div className="grid max-w-form content-start gap-5">{children}</div>
    </section>
  );
}
