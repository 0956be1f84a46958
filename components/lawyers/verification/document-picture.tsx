'use client';
import { SafeImage } from '@/components/ui/display/safe-image';
import { DocumentFrame } from './document-frame';

interface DocumentPictureProps {
  src: string;
  name: string;
}

/** A picture that can be read closely. */
export function DocumentPicture({ src, name }: DocumentPictureProps) {
  return (
    <DocumentFrame name={name} shape="landscape">
      <SafeImage
        src={src}
        alt={`${name}, as it was handed in`}
        width={1200}
        height={800}
        loading="eager"
        fit="contain"
        className="size-full"
      />
    </DocumentFrame>
  );
}
