'use client';

import { useState } from 'react';
import { DocumentPicture } from '@/components/lawyers/verification/document-picture';
import { Button } from '@/components/ui/forms/button';
import type { CaseFile } from '@/lib/contract/cases/cases';

/** Types that every browser shows in a page; anything else, PDFs too, opens as a download. */
const SHOWN = ['image/jpeg', 'image/png', 'image/webp'];

/** Shows a picture of a case beside what is said, once it is asked for: each look of an administrator is recorded. */
export function CasePicture({ file }: { file: CaseFile }) {
  const [shown, setShown] = useState(false);
  if (!SHOWN.includes(file.content_type)) return null;
  return (
    <div className="col-span-full">
      <Button variant="outline" size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide the picture' : 'Show the picture'}
        <span className="sr-only"> {file.name}</span>
      </Button>
      {shown && <DocumentPicture src={file.url} name={file.name} />}
    </div>
  );
}
