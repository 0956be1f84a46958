import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}

/** One subject of the form: what it is, then its fields. */
export function FormSection({ title, intro, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-8 border-t pt-8 first:mt-0 first:border-t-0 first:pt-0"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 max-w-form text-sm text-neutral-700">{intro}</p>
      <div className="mt-4">{children}</div>
    </section>
  );
}
