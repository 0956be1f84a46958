import { textLinkClass } from '@/components/ui/layout/text-link';
import type { PostReference } from '@/lib/blog/post';
import { PostDay } from './post-meta';

interface PostSourcesProps {
  sources: readonly PostReference[];
  /** Day key of the last check. */
  checked: string;
}

/** Where the statements of a post can be looked up, and how far they go. */
export function PostSources({ sources, checked }: PostSourcesProps) {
  return (
    <section aria-labelledby="sources" className="mt-12 border-t pt-6">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-teal-600">
        {sources.map(({ title, url }) => (
          <li key={url} className="pl-1">
            <a href={url} className={textLinkClass}>
              {title}
            </a>{' '}
            <span className="text-sm text-neutral-600 print:hidden">{new URL(url).hostname}</span>
            <span className="hidden text-sm break-all print:block">{url}</span>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-neutral-600">
        This post is general information about Philippine law as of <PostDay day={checked} />. It is
        not legal advice and does not make anyone your lawyer. Laws, fees and forms change: ask a
        lawyer about your own case before you act on it.
      </p>
    </section>
  );
}
