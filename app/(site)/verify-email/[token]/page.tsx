import { MailCheck } from 'lucide-react';
import type { Metadata } from 'next';
import { MessagePage } from '@/components/auth/message-page';
import { callbackUrlOf, type SearchParams } from '@/components/auth/query-value';
import { VerifyLink } from '@/components/auth/verify-link';

export const metadata: Metadata = { title: 'Verify your e-mail', robots: { index: false } };

interface VerifyLinkPageProps {
  params: Promise<{ token: string }>;
  searchParams: SearchParams;
}

export default async function VerifyLinkPage({ params, searchParams }: VerifyLinkPageProps) {
  const { token } = await params;
  return (
    <MessagePage icon={<MailCheck />} title="Verify your e-mail">
      <p className="mt-3 text-neutral-700">
        One press confirms that this address is yours, and you can go on.
      </p>
      <VerifyLink token={token} callbackUrl={await callbackUrlOf(searchParams)} />
    </MessagePage>
  );
}
