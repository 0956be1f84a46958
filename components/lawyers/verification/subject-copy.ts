import type { VerificationSubject } from '@/lib/domain/lawyers/verification';

interface SubjectCopy {
  readonly title: string;
  /** Start of a sentence that ends "with a code". */
  readonly opens: string;
  readonly show: string;
  readonly compare?: string;
  readonly question: string;
  readonly approves: (name: string) => string;
  readonly approved: (name: string) => string;
  readonly rejected: (name: string) => string;
  readonly deleted: string;
  readonly again: string;
}

export const SUBJECT_COPY: Readonly<Record<VerificationSubject, SubjectCopy>> = {
  identity: {
    title: 'Verify a lawyer',
    opens: 'The IDs open',
    show: 'Show the IDs',
    question: 'Do both IDs belong to this lawyer?',
    approves: (name) => `${name} is shown as verified, with today’s date.`,
    approved: (name) => `${name} is verified`,
    rejected: (name) => `${name} was rejected`,
    deleted: 'the IDs will be deleted',
    again: 'both IDs',
  },
  commission: {
    title: 'Check a notarial commission',
    opens: 'The document opens',
    show: 'Show the commission',
    compare:
      'Compare the document with the details above: name, roll number, commission number, territory and last day.',
    question: 'Does the document match the commission above?',
    approves: () => 'The commission counts as checked, with today’s date.',
    approved: (name) => `The commission of ${name} is approved`,
    rejected: (name) => `The commission of ${name} was rejected`,
    deleted: 'the document will be deleted',
    again: 'the document',
  },
  tax: {
    title: 'Check a registration for tax',
    opens: 'The certificate opens',
    show: 'Show the certificate',
    compare:
      'Compare the certificate (BIR Form 2303) with the details above: TIN, registered name and value-added tax.',
    question: 'Does the certificate match the details above?',
    approves: () => 'The registration counts as checked, with today’s date.',
    approved: (name) => `The registration of ${name} is approved`,
    rejected: (name) => `The registration of ${name} was rejected`,
    deleted: 'the copy for this check will be deleted',
    again: 'the certificate',
  },
};
