/** Maximum number of attachments of one meeting (spec section 5: at most 30 files and 20 MB in all). */
export const MAX_FILES = 30;
export const MAX_TOTAL_BYTES = 20 * 1024 * 1024;
/** File extensions offered by the file picker; the server decides by content. */
export const ATTACHMENT_EXTENSIONS = [
  '.pdf',
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.heic',
  '.doc',
  '.docx',
  '.xls',
  '.xlsx',
  '.txt',
] as const;

export const MAX_ID_BYTES = 5 * 1024 * 1024;
export const ID_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.pdf'] as const;

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** Maximum width times height of a picture to decode, which takes four bytes of memory per pixel. */
export const MAX_PIXELS = 24_000_000;
