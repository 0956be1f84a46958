import type { ReactNode } from 'react';

interface FormPartProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/**
 * One group of fields with its title and introduction. Not a landmark region: the preview has regions of the same
 * names.
 */
export function FormPart({ title, intro, children }: FormPartProps) {
  return (
    <div className="border-t pt-7">
      <h2 className="text-xl">{title}</h2>
      {intro && <p className="mt-1 max-w-form text-sm text-neutral-700">{intro}</p>}
      <div className="mt-4">{children}</div>
    </div>
  );
}
