import { WorkItemPage, workItemMetadata } from '@/app/work-item-page';

export const generateMetadata = workItemMetadata;

interface CustomerWorkItemPageProps {
  params: Promise<{ workItemId: string }>;
}

export default function CustomerWorkItemPage({ params }: CustomerWorkItemPageProps) {
  return <WorkItemPage params={params} reader="client" />;
}
