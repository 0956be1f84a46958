'use client';

import { Check, Copy } from 'lucide';
import { Button } from '@/components/ui/forms/button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { useCopy } from '@/components/ui/hooks/use-copy';
import { Icon } from '@/components/ui/icons/icon';

/** Snippets by destination. On other sites it is only a link: none of our code runs there. */
const SNIPPETS = [
  ['Your website', (url: string) => `<a href="${url}">Book a consultation with me</a>`],
  ['Your email signature', (url: string) => `Book a consultation with me: ${url}`],
  [
    'A chat or text message',
    (url: string) => `Here are my open times and prices. You can book a consultation there: ${url}`,
  ],
] as const;

export function Snippets({ url }: { url: string }) {
  return (
    <details className="mt-4 border-t pt-2">
      <summary className="min-h-tap w-fit cursor-pointer rounded py-2.5 font-medium text-teal-800">
        Texts to copy
      </summary>
      <div className="grid gap-4 pt-1">
        {SNIPPETS.map(([place, textOf]) => (
          <Snippet key={place} place={place} text={textOf(url)} />
        ))}
      </div>
    </details>
  );
}

function Snippet({ place, text }: { place: string; text: string }) {
  const { field, copied, copy } = useCopy<HTMLTextAreaElement>(text);
  return (
    <div className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextareaField
        label={place}
        ref={field}
        rows={2}
        readOnly
        className="min-h-0"
        value={text}
        onFocus={({ target }) => target.select()}
      />
      <Button
        variant="outline"
        aria-label={copied ? `Copied: ${place}` : `Copy: ${place}`}
        onClick={() => void copy()}
      >
        <Icon of={copied ? Check : Copy} className="size-5" />
        {copied ? 'Copied' : 'Copy'}
      </Button>
      <p className="sr-only" role="status">
        {copied ? `${place}: copied.` : ''}
      </p>
    </div>
  );
}
