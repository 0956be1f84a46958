import type { ReactNode } from 'react';
import { plural } from '@/components/meetings/meeting-labels';
import { Price } from '@/components/ui/display/price';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import type { RichTextBlock, RichTextDocument } from '@/lib/domain/work-items/rich-text';
import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';
import type { Reader } from '../work-item-paths';

interface AgreementFactsProps {
  item: WorkItem;
  reader: Reader;
}

/**
 * The facts of an agreement, before its text: the price and the release; for the client, who did not write it, the work
 * and what is left out, too.
 */
export function AgreementFacts({ item, reader }: AgreementFactsProps) {
  const { description, milestones, platform_fee: fee, work_item_meetings: meetings } = item;
  const parts = milestones.length;
  const client = reader === 'client';
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded border bg-white p-4 sm:grid-cols-2 print:hidden">
      {client && (
        <Fact label="What you get">
          <span className="line-clamp-3">{firstWords(description)}</span>
          {meetings.length > 0 && (
            <span className="block text-sm text-neutral-700">
              With {plural(meetings.length, 'meeting')}
            </span>
          )}
        </Fact>
      )}
      <Fact label={client ? 'What you pay' : 'What the client pays'}>
        <Price centavos={item.price + fee * parts} className="font-semibold" />
        {parts > 1 && <span>{` in ${parts} parts`}</span>}
        {fee > 0 && (
          <span className="block text-sm text-neutral-700">
            <span>
              with the platform fee of <Price centavos={fee} />
            </span>
            {parts > 1 && <span> for each part</span>}
          </span>
        )}
      </Fact>
      <Fact label="When the money is released">
        {client
          ? `When you confirm the work, or ${OBJECTION_DAYS} days after it is delivered if you do not object.`
          : `When the client confirms the work, or ${OBJECTION_DAYS} days after you deliver it without an objection.`}
      </Fact>
      {client && (
        <Fact label="What is not included">
          <span className="line-clamp-3">{leftOut(description) ?? NOT_NAMED}</span>
        </Fact>
      )}
    </dl>
  );
}

const NOT_NAMED = 'The text names nothing. Ask the lawyer where you are not sure.';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-neutral-600">{label}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}

/** Returns the first words of a text that are no heading. */
function firstWords({ content }: RichTextDocument): string {
  return (
    content
      .filter(({ type }) => type !== 'heading')
      .map(wordsOf)
      .find(Boolean) ?? ''
  );
}

const LEFT_OUT = /\bnot (included|covered|part)\b|\bleft out\b|\bexclu(d|sion|sive of)/i;

/** Returns what stands below a heading of what is left out, else the sentences that say so, or null without either. */
export function leftOut({ content }: RichTextDocument): string | null {
  const at = content.findIndex(
    (block) => block.type === 'heading' && LEFT_OUT.test(wordsOf(block)),
  );
  const next = at < 0 ? undefined : content[at + 1];
  if (next && next.type !== 'heading') return wordsOf(next);
  const sentences = content
    .filter(({ type }) => type !== 'heading')
    .flatMap((block) => wordsOf(block).split(/(?<=[.!?])\s+/))
    .filter((sentence) => LEFT_OUT.test(sentence));
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function wordsOf(block: RichTextBlock): string {
  if (block.type === 'bulletList' || block.type === 'orderedList')
    return block.content
      .map(({ content }) => content.map(wordsOf).join(' '))
      .filter(Boolean)
      .join(' ');
  const nodes = block.content ?? [];
  return nodes
    .map((node) => (node.type === 'text' ? node.text : ' '))
    .join('')
    .trim();
}
