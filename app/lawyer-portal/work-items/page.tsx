import type { Metadata } from 'next';
import type { ComponentProps } from 'react';
import { AgreementsPage } from '@/app/agreements-page';

export const metadata: Metadata = { title: 'Engagement agreements' };

type LawyerAgreementsPageProps = Pick<ComponentProps<typeof AgreementsPage>, 'searchParams'>;

export default function LawyerAgreementsPage({ searchParams }: LawyerAgreementsPageProps) {
  return <AgreementsPage searchParams={searchParams} reader="lawyer" />;
}
