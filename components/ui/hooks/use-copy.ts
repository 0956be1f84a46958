import { useRef, useState } from 'react';

/** Copies a text that stands in `field`; where the browser does not allow it, it is marked to be copied by hand. */
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
