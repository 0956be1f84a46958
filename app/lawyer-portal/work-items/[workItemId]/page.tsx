import { WorkItemPage, workItemMetadata } from '@/app/work-item-page';

export const generateMetadata = workItemMetadata;

interface LawyerWorkItemPageProps {
  params: Promise<{ workItemId: string }>;
}

export default function LawyerWorkItemPage({ params }: LawyerWorkItemPageProps) {
  return <WorkItemPage params={params} reader="lawyer" />;
}
