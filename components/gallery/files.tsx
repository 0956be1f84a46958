'use client';

import { useState } from 'react';
import { Progress } from '@/components/ui/display/progress';
import { FileDrop } from '@/components/ui/forms/file-drop';
import { FileRow } from '@/components/ui/forms/file-row';
import { GallerySection } from './gallery-section';

const MEGABYTE = 1024 * 1024;

export function FilesGallery() {
  const [added, setAdded] = useState<File[]>([]);
  return (
    <>
      <GallerySection title="File drop" note="One row a file: progress, cancel, retry, reason.">
        <FileDrop label="Files" help="Up to 30 files, 20 MB in total." onFiles={setAdded}>
          {added.map((file) => (
            <FileRow
              key={file.name}
              name={file.name}
              size={file.size}
              state={{ kind: 'waiting' }}
            />
          ))}
          <FileRow name="quitclaim.pdf" size={2 * MEGABYTE} state={{ kind: 'done' }} />
          <FileRow
            name="payslips.pdf"
            size={6 * MEGABYTE}
            state={{ kind: 'sending', percent: 62 }}
            onCancel={() => setAdded([])}
          />
          <FileRow
            name="video.mov"
            size={38 * MEGABYTE}
            state={{ kind: 'failed', reason: 'Maximum size is 20 mb.', canRetry: false }}
            onReplace={(file) => setAdded([file])}
            onRemove={() => setAdded([])}
          />
          <FileRow
            name="deed.pdf"
            size={12_000}
            state={{
              kind: 'failed',
              reason: 'Cannot send request. Check internet connection.',
              canRetry: true,
            }}
            onReplace={(file) => setAdded([file])}
            onRetry={() => setAdded([])}
            onRemove={() => setAdded([])}
          />
        </FileDrop>
      </GallerySection>
      <GallerySection title="Progress" note="The platform's own element.">
        <Progress label="Profile" value={62} />
      </GallerySection>
    </>
  );
}
