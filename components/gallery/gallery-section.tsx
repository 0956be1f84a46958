import type { ReactNode } from 'react';

interface GallerySectionProps {
  title: string;
  /** What to know before using it. */
  note: string;
  children: ReactNode;
}

/** One kind of component, named at the left and drawn at the right. */
export function GallerySection({ title, note, children }: GallerySectionProps) {
  return (
    <section className="mt-10 grid gap-4 border-t pt-8 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-10">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-sm text-neutral-600">{note}</p>
      </div>
      <div className="grid content-start gap-5">{children}</div>
    </section>
  );
}

/** Things side by side, under each other where there is no room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
