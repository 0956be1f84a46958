import type { MessageRow } from '@/lib/client/platform/messages';
import { COPY, fill } from '@/lib/contract/platform/copy';
import { MAX_PICTURE_BYTES, MAX_PIXELS } from '@/lib/domain/platform/files/upload-limits';

export const TOO_MANY_PIXELS = `A picture can have ${MAX_PIXELS / 1e6} million pixels at most. Please choose a smaller one.`;

export const PICTURE_REFUSALS: MessageRow['keys'] = {
  too_large: fill(COPY.validation.fileSize, { max: MAX_PICTURE_BYTES / 1024 / 1024 }),
  too_many_pixels: TOO_MANY_PIXELS,
  unsupported_type: 'Please choose a JPEG, PNG or WebP picture.',
};

export const FILE_REFUSALS: MessageRow['keys'] = {
  too_large: 'The file is too large.',
  too_many_pixels: 'The picture is too large.',
  unsupported_type: 'This type of file is not accepted.',
};

export const SET_PICTURE_FAILURE: MessageRow = {
  keys: PICTURE_REFUSALS,
  otherwise: 'The picture was not saved. Please try again.',
};

export const SET_DOCUMENT_FAILURE: MessageRow = {
  serverMessageAt: [409],
  keys: { invalid_input: 'Please check the file.', ...FILE_REFUSALS },
  otherwise: 'The file was not sent. Please try again.',
};

export const REMOVE_DOCUMENT_FAILURE: MessageRow = {
  otherwise: 'The file was not removed. Please try again.',
};
