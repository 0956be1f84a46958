import { Check } from 'lucide';
import Link from 'next/link';
import { Icon } from '@/components/ui/icons/icon';
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
      <ul className="mt-4 border-t md:grid md:grid-cols-2 md:gap-x-8">
        {STEPS.map(({ name, reason }) => (
          <li key={name} className="flex gap-3 border-b py-3">
            <Icon of={Check} className="mt-0.5 size-5 text-teal-700" />
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="mt-0.5 text-sm text-neutral-700">{reason}</p>
            </div>
          </li>
        ))}
      </ul>
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
