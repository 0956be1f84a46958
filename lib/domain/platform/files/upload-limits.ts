/** Attachments of one meeting (spec section 5: at most 30 files and 20 MB in all). */
export const MAX_FILES = 30;
export const MAX_TOTAL_BYTES = 20 * 1024 * 1024;
/** Endings the file picker offers; the server decides by content. */
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

/** One identity document of a lawyer. */
export const MAX_ID_BYTES = 5 * 1024 * 1024;
/** Endings of identity documents that the file picker offers; the server decides by content. */
export const ID_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.pdf'] as const;

/** A portrait. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** Width times height of a picture that is decoded: memory for it is four bytes each. */
export const MAX_PIXELS = 24_000_000;
