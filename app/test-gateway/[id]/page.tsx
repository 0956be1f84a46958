import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TestPaymentPage } from '@/components/payments/test-gateway/test-payment-page';
import { contacts } from '@/lib/contacts';
import { loadTestSession } from '@/lib/server/payments/checkout/test-gateway';

export const metadata: Metadata = {
  title: 'Test payment',
  robots: { index: false, follow: false },
};

export default async function TestGatewayPage({ params }: PageProps<'/test-gateway/[id]'>) {
  const { id } = await params;
  const session = await loadTestSession(id);
  if (!session) notFound();
  return <TestPaymentPage session={session} supportEmail={contacts().supportEmail} />;
}
