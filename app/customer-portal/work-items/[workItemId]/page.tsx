import type { Metadata } from 'next';
import { WorkItemPage } from '@/app/work-item-page';

export const metadata: Metadata = { title: 'Engagement agreement' };

interface CustomerWorkItemPageProps {
  params: Promise<{ workItemId: string }>;
}

export default function CustomerWorkItemPage({ params }: CustomerWorkItemPageProps) {
  return <WorkItemPage params={params} reader="client" />;
}
