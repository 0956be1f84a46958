import type { Metadata } from 'next';
import { WorkItemPage } from '@/app/work-item-page';

export const metadata: Metadata = { title: 'Engagement agreement' };

interface LawyerWorkItemPageProps {
  params: Promise<{ workItemId: string }>;
}

export default function LawyerWorkItemPage({ params }: LawyerWorkItemPageProps) {
  return <WorkItemPage params={params} reader="lawyer" />;
}
