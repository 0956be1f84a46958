export const richTextClasses = {
  /** Spaces and line breaks are shown as written: they are part of the agreement. */
  text: 'space-y-3 wrap-anywhere whitespace-break-spaces print:text-black',
  heading: 'pt-2 font-sans text-base font-semibold break-after-avoid first:pt-0',
  bulletList: 'list-disc space-y-1.5 pl-6 marker:text-neutral-600 print:marker:text-black',
  orderedList: 'list-decimal space-y-1.5 pl-6 marker:text-neutral-600 print:marker:text-black',
  item: 'space-y-1.5 pl-1 break-inside-avoid',
  bold: 'font-semibold',
} as const;
