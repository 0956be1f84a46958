'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { DocumentPicture } from '@/components/lawyers/verification/document-picture';
import { Button } from '@/components/ui/forms/button';
import type { CaseFile } from '@/lib/contract/cases/cases';

/** Types that every browser shows in a page. */
const SHOWN = ['image/jpeg', 'image/png', 'image/webp'];

/** Fetched for those who look at a PDF: clients and lawyers see this list, too. */
const DocumentPages = dynamic(async () => {
  const { DocumentPages: pages } = await import('@/components/lawyers/verification/document-pages');
  return pages;
});

interface CasePictureProps {
  file: CaseFile;
  /** Whether an administrator reads, for whom the pages of a PDF are drawn. */
  forStaff: boolean;
}

/** Shows a picture of a case beside what is said, once it is asked for: each look of an administrator is recorded. */
export function CasePicture({ file, forStaff }: CasePictureProps) {
  const [shown, setShown] = useState(false);
  const isPdf = file.content_type === 'application/pdf';
  if (!SHOWN.includes(file.content_type) && !(isPdf && forStaff)) return null;
  const what = isPdf ? 'pages' : 'picture';
  return (
    <div className="col-span-full">
      <Button variant="outline" size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? `Hide the ${what}` : `Show the ${what}`}
        <span className="sr-only"> {file.name}</span>
      </Button>
      {shown && !isPdf && <DocumentPicture src={file.url} name={file.name} />}
      {shown && isPdf && <DocumentPages src={file.url} name={file.name} />}
    </div>
  );
}
