import type { Metadata } from 'next';
import { EditEntryPage } from '@/app/edit-entry-page';

export const metadata: Metadata = { title: 'Edit education' };

interface EditEducationPageProps {
  params: Promise<{ educationId: string }>;
}

export default async function EditEducationPage({ params }: EditEducationPageProps) {
  return <EditEntryPage page="education" id={(await params).educationId} />;
}
