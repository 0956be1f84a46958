import { useSyncExternalStore } from 'react';
import { isAppleMobile } from '@/lib/client/platform/install';
import { ATTACHMENT_EXTENSIONS } from '@/lib/domain/platform/files/upload-limits';

const EVERYWHERE = [...ATTACHMENT_EXTENSIONS, '.heif', '.jfif'].join(',');
/** Without HEIC in the list, an iPhone sends its photos as JPEG, which everyone can open. */
const ON_IPHONES = ATTACHMENT_EXTENSIONS.filter((ending) => ending !== '.heic').join(',');

const never = () => () => {};

/** Returns the `accept` attribute of fields for attachments, by the device. */
export function useAttachmentAccept(): string {
  return useSyncExternalStore(
    never,
    () => (isAppleMobile() ? ON_IPHONES : EVERYWHERE),
    () => EVERYWHERE,
  );
}
