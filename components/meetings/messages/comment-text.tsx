import { textLinkClass } from '@/components/ui/layout/text-link';

/** A message as typed: line breaks are kept, web addresses are links, and nothing is parsed as HTML. */
export function CommentText({ text }: { text: string }) {
  const parts = textParts(text);
  return (
    <p className="break-words whitespace-pre-line">
      {parts.map(({ text: part, at, href }) =>
        href ? (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className={`${textLinkClass} break-all`}
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

interface TextPart {
  readonly text: string;
  readonly at: number;
  /** Target of a web address; absent for other text. */
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g;

/** Characters that end a sentence or a bracket rather than an address. */
const TRAILING = /[.,;:!?…)\]}*_~]+$/;

/** Splits a text at its web addresses. Only http and https become links, and each shows its target. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index: at } of text.matchAll(ADDRESS)) {
    const address = withoutTrailing(found);
    if (!URL.canParse(address)) continue;
    if (at > end) parts.push({ text: text.slice(end, at), at: end });
    parts.push({ text: address, at, href: new URL(address).href });
    end = at + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end });
  return parts;
}

/** Strips trailing punctuation; a closing bracket stays if the address contains the opening one. */
function withoutTrailing(address: string): string {
  const cut = address.replace(TRAILING, '');
  const opened = cut.split('(').length - cut.split(')').length;
  return opened > 0 && address.startsWith(`${cut})`) ? `${cut})` : cut;
}
