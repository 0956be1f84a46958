import type { VerificationSubject } from '@/lib/domain/lawyers/verification';

interface SubjectCopy {
  readonly label: string;
  readonly waiting: string;
  readonly first: string;
  readonly renewal: string;
  readonly stored: string;
  readonly closed: string;
  readonly own: string;
  readonly rejects: (name: string) => string;
  readonly again: string;
}

export const SUBJECTS: Readonly<Record<VerificationSubject, SubjectCopy>> = {
  identity: {
    label: 'IDs',
    waiting: 'Every lawyer who sent IDs has an answer.',
    first: 'Nobody has approved IDs of this lawyer before.',
    renewal: 'The lawyer was verified before and is renewing the yearly check.',
    stored: 'IDs are shown until the decision and deleted 30 days after it.',
    closed: 'The IDs can no longer be seen.',
    own: 'These IDs are your own',
    rejects: (name) => `Reject the IDs of ${name}?`,
    again: 'We email the lawyer the reason. The lawyer can then send IDs again.',
  },
  commission: {
    label: 'Notarial commission',
    waiting: 'Every lawyer who sent a notarial commission has an answer.',
    first: 'Nobody has approved a commission of this lawyer before.',
    renewal: 'A commission of this lawyer was approved before.',
    stored: 'The document is shown until the decision and deleted 30 days after it.',
    closed: 'The document can no longer be seen.',
    own: 'This commission is your own',
    rejects: (name) => `Reject the commission of ${name}?`,
    again: 'We email the lawyer the reason. The lawyer can then send the document again.',
  },
  tax: {
    label: 'Registration for tax',
    waiting: 'Every lawyer who sent a certificate of registration has an answer.',
    first: 'Nobody has approved a certificate of registration of this lawyer before.',
    renewal: 'A certificate of registration of this lawyer was approved before.',
    stored: 'The certificate is shown until the decision and deleted here 30 days after it.',
    closed: 'The certificate can no longer be seen here.',
    own: 'This certificate is your own',
    rejects: (name) => `Reject the certificate of registration of ${name}?`,
    again: 'We email the lawyer the reason. The lawyer can then send the certificate again.',
  },
};
