import type { Metadata } from 'next';
import type { ComponentProps } from 'react';
import { AgreementsPage } from '@/app/agreements-page';

export const metadata: Metadata = { title: 'Engagement agreements' };

type ClientAgreementsPageProps = Pick<ComponentProps<typeof AgreementsPage>, 'searchParams'>;

export default function ClientAgreementsPage({ searchParams }: ClientAgreementsPageProps) {
  return <AgreementsPage searchParams={searchParams} reader="client" />;
}
