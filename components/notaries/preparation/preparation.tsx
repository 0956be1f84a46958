import Link from 'next/link';
import { CheckList } from '@/components/ui/display/check-list';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { postPath } from '@/lib/blog/paths';
import { NotaryLaw, NotaryLawChecked } from './notary-law';
import { STEPS } from './steps';

/** What to bring to a notary public and what happens there, with the rules it comes from. */
export function Preparation({ className = '' }: { className?: string }) {
  return (
    <section aria-labelledby="preparation" className={className}>
      <h2 id="preparation" className="text-2xl">
        How to prepare
      </h2>
      <CheckList items={STEPS} className="mt-4 md:grid md:grid-cols-2 md:gap-x-8" />
      <p className="mt-4 max-w-text text-sm text-neutral-600">
        Under the 2004 Rules on Notarial Practice, <NotaryLaw of="notarialPractice" />, with the
        list of IDs of the{' '}
        <NotaryLaw of="evidenceOfIdentity">resolution that amended them</NotaryLaw>; on the cedula,{' '}
        <NotaryLaw of="cedula" />. Compared with these texts on <NotaryLawChecked />. More in{' '}
        <Link
          href={postPath('notarized-documents-and-e-notarization')}
          prefetch={false}
          className={textLinkClass}
        >
          Notarized documents, on paper and electronic
        </Link>
        .
      </p>
    </section>
  );
}
