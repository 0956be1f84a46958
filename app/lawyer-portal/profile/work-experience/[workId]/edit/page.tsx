import type { Metadata } from 'next';
import { EditEntryPage } from '@/app/edit-entry-page';

export const metadata: Metadata = { title: 'Edit work experience' };

interface EditWorkPageProps {
  params: Promise<{ workId: string }>;
}

export default async function EditWorkPage({ params }: EditWorkPageProps) {
  return <EditEntryPage page="work-experience" id={(await params).workId} />;
}
