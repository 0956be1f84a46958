import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  id?: string;
  title: string;
  intro: ReactNode;
  children: ReactNode;
}

export function FormSection({ id, title, intro, children }: FormSectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={heading}
      className="mt-8 scroll-mt-20 border-t pt-8 first:mt-0 first:border-t-0 first:pt-0"
    >
      <h2 id={heading} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 max-w-form text-sm text-neutral-700">{intro}</p>
      <div className="mt-4">{children}</div>
    </section>
  );
}
