import { type ReactNode, useId } from 'react';

interface ProfileSectionProps {
  title: string;
  id?: string;
  children: ReactNode;
}

/** A titled part of the profile, below a divider. */
export function ProfileSection({ title, id, children }: ProfileSectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="scroll-mt-16 border-t py-8 lg:py-10">
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface DatedListProps {
  children: ReactNode;
}

export function DatedList({ children }: DatedListProps) {
  return <ul className="mt-2 -mb-4 divide-y">{children}</ul>;
}

interface DatedEntryProps {
  /** `2017 to now`, `2023` */
  years: string;
  title: string;
  subtitle?: string;
  text?: string | null;
}

export function DatedEntry({ years, title, subtitle, text }: DatedEntryProps) {
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <span className="text-neutral-600 tabular">{years}</span>
      <div className="max-w-text">
        <p className="font-semibold">{title}</p>
        {subtitle && <p className="text-neutral-700">{subtitle}</p>}
        {text && <p className="mt-1 text-neutral-700">{text}</p>}
      </div>
    </li>
  );
}
