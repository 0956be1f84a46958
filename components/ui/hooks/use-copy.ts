import { useRef, useState } from 'react';

/** Copies the text in `field`; if the browser forbids it, the text is selected for copying by hand. */
export function useCopy<T extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  text: string,
) {
  const field = useRef<T>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      field.current?.select();
    }
  };
  return { field, copied, copy };
}
