import Link from 'next/link';
import { CheckList } from '@/components/ui/display/check-list';
import { AccordionItem } from '@/components/ui/layout/accordion';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { postPath } from '@/lib/blog/paths';
import { NotaryLaw, NotaryLawChecked } from './notary-law';

interface PreparationProps {
  className?: string;
}

/** Lists what to bring, and what to expect. */
export function Preparation({ className = '' }: PreparationProps) {
  return (
    <section aria-labelledby="preparation" className={className}>
      <h2 id="preparation" className="text-2xl">
        {TITLE}
      </h2>
      <PreparationSteps />
    </section>
  );
}

/** The same as an item of an `Accordion`, on pages where the offices come first. */
export function FoldedPreparation() {
  return (
    <AccordionItem title={TITLE} wide>
      <PreparationSteps />
    </AccordionItem>
  );
}

const TITLE = 'How to prepare';

function PreparationSteps() {
  return (
    <>
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
    </>
  );
}

interface Step {
  readonly name: string;
  readonly reason: string;
}

/**
 * Steps of a successful visit, by importance: Rule II, Sections 1, 6 and 12, Rule IV, Sections 2 to 6, Rule V and
 * Rule VI of the 2004 Rules on Notarial Practice.
 */
const STEPS: readonly Step[] = [
  {
    name: 'Come in person',
    reason:
      'Everyone who signs appears before the notary public, usually at the office. Papers that someone else brings for you can’t be notarized.',
  },
  {
    name: 'A current official ID with your photograph and signature',
    reason:
      'Such as a passport, driver’s license, PRC ID, postal ID, voter’s ID, SSS card or senior citizen card. A cedula (community tax certificate) is not proof of who you are.',
  },
  {
    name: 'Without such an ID: credible witnesses',
    reason:
      'One person who knows you and whom the notary public knows, or two people who know you and show their own IDs. They swear to who you are and must not be part of the document.',
  },
  {
    name: 'The document, unsigned',
    reason:
      'An affidavit is signed and sworn to in front of the notary public. Leave other papers unsigned too.',
  },
  {
    name: 'All pages, no blanks',
    reason:
      'An incomplete document must not be notarized. Fill in every blank or strike it through, and bring the annexes.',
  },
  {
    name: 'Enough copies',
    reason:
      'An original for each party, one that the notary public keeps of a contract, and those that a registry or agency asks for.',
  },
  {
    name: 'The fee, and a receipt for it',
    reason:
      'Each notary public sets the fee within what the Supreme Court allows. Ask about it beforehand, pay at the office and get a receipt or invoice.',
  },
  {
    name: 'Your signature in the notarial register',
    reason:
      'The notary public enters the document, your ID and the fee there, and you sign the entry.',
  },
  {
    name: 'The notary public may say no',
    reason:
      'They must refuse if you are not there or not identified, if you do not seem to understand or to sign freely, or if the document looks unlawful.',
  },
];
