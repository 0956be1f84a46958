import type { Metadata } from 'next';
import { EditEntryPage } from '@/app/edit-entry-page';

export const metadata: Metadata = { title: 'Edit awards and publications' };

interface EditAwardPageProps {
  params: Promise<{ awardId: string }>;
}

export default async function EditAwardPage({ params }: EditAwardPageProps) {
  return <EditEntryPage page="awards" id={(await params).awardId} />;
}
