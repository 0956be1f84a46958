import { Video } from 'lucide';
import { createElement, Fragment, type ReactNode } from 'react';
import { plural } from '@/components/meetings/meeting-labels';
import { classNames } from '@/components/ui/class-names';
import { Price } from '@/components/ui/display/price';
import { Icon } from '@/components/ui/icons/icon';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
} from '@/lib/domain/work-items/rich-text';
import { Section } from '../section';
import { FoldedText } from '../text/folded-text';
import { richTextClasses } from '../text/rich-text-classes';

/** Terms of an agreement as its page and its editor show them. */
export interface ShownTerms
  extends Pick<WorkItem, 'description' | 'price' | 'platform_fee' | 'due_date'> {
  milestones: readonly Pick<WorkItem['milestones'][number], 'name' | 'amount' | 'due_date'>[];
  meetings?: readonly Pick<WorkItem['work_item_meetings'][number], 'title' | 'duration'>[];
  additional_services?: readonly Pick<
    WorkItem['additional_services'][number],
    'name' | 'description' | 'price'
  >[];
  /** Stands for a price that is not typed yet. */
  noPrice?: string | undefined;
}

export function AgreementTerms({ terms }: { terms: ShownTerms }) {
  return (
    <>
      <AgreementText description={terms.description} />
      <TermsPrice terms={terms} />
      {terms.meetings && terms.meetings.length > 0 && <Meetings meetings={terms.meetings} />}
      {terms.additional_services && terms.additional_services.length > 0 && (
        <Services services={terms.additional_services} />
      )}
    </>
  );
}

interface AgreementTextProps extends Pick<ShownTerms, 'description'> {
  /** Shows only the beginning of a long text, until the rest is asked for; on paper stands all of it. */
  folded?: boolean;
}

export function AgreementText({ description, folded = false }: AgreementTextProps) {
  const isFolded = folded && JSON.stringify(description).length > LONG_TEXT;
  return (
    <Section title="What is agreed">
      {isFolded ? (
        <FoldedText>
          <RichText document={description} className="mt-3" />
        </FoldedText>
      ) : (
        <RichText document={description} className="mt-3" />
      )}
    </Section>
  );
}

/** Characters of a document from which it takes more than the part that is shown of it. */
const LONG_TEXT = 900;

/** The fee, at once or in parts, and the due date of the work. */
export function TermsPrice({ terms }: { terms: ShownTerms }) {
  const { price, platform_fee: fee, due_date, milestones, noPrice } = terms;
  const parts = milestones.filter(({ name }) => name !== null);
  return (
    <Section title="Price">
      <dl className="mt-3 grid max-w-text gap-2">
        <Line name={parts.length > 0 ? 'Lawyer’s fee, in parts' : 'Lawyer’s fee'}>
          {noPrice ? (
            <span className="font-semibold text-amber-800">{noPrice}</span>
          ) : (
            <Price centavos={price} className="font-semibold" />
          )}
        </Line>
        {fee > 0 && (
          <Line name={parts.length > 1 ? 'Platform fee, with each payment' : 'Platform fee'}>
            <Price centavos={fee} />
          </Line>
        )}
        {due_date && <Line name="To be done by">{formatDay(dayKeyStart(due_date))}</Line>}
      </dl>
      {parts.length > 0 && (
        <ol className="mt-4 grid gap-2" aria-label="Parts of the price">
          {numbered(parts).map(({ number, name, amount, due_date: day }) => (
            <li key={number} className="flex items-baseline justify-between gap-4 border-t pt-2">
              <span className="min-w-0 break-words">
                <span className="font-medium">
                  {number}. {name}
                </span>
                <span className="block text-sm text-neutral-600">{whenAsked(number, day)}</span>
              </span>
              {noPrice && amount === 0 ? (
                <span className="shrink-0 text-amber-800">No amount yet</span>
              ) : (
                <Price centavos={amount} />
              )}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** Numbers the entries of a list from 1, since terms that are still being written have no ids. */
function numbered<T extends object>(list: readonly T[]): (T & { number: number })[] {
  return list.map((entry, index) => ({ ...entry, number: index + 1 }));
}

/** Returns when a part of the price is due. */
export function whenAsked(number: number, day: string | null): string {
  if (number === 1) return 'Paid when the agreement is accepted';
  return day ? `To be paid from ${formatDay(dayKeyStart(day))}` : 'To be paid when it is asked for';
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-neutral-700">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Meetings({ meetings }: { meetings: NonNullable<ShownTerms['meetings']> }) {
  return (
    <Section title="Meetings in this agreement" count={meetings.length}>
      <ul className="mt-1">
        {numbered(meetings).map(({ number, title, duration }) => (
          <li key={number} className="flex gap-3 py-3 not-first:border-t">
            <Icon of={Video} className="mt-0.5 size-5 text-teal-800" />
            <span className="min-w-0 break-words">
              <span className="font-medium">{title}</span>
              <span className="block text-sm text-neutral-600">{plural(duration, 'minute')}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Services({ services }: { services: NonNullable<ShownTerms['additional_services']> }) {
  return (
    <Section title="Additional services" count={services.length}>
      <p className="mt-1 text-neutral-700">
        Offered in addition to the agreement. Each can be bought once the agreement is paid.
      </p>
      <ul className="mt-1">
        {numbered(services).map(({ number, name, description, price }) => (
          <li
            key={number}
            className="flex items-baseline justify-between gap-4 py-3 not-first:border-t"
          >
            <span className="min-w-0 break-words">
              <span className="font-medium">{name}</span>
              {description && (
                <span className="block text-sm whitespace-pre-line text-neutral-600">
                  {description}
                </span>
              )}
            </span>
            <Price centavos={price} className="font-semibold" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface RichTextProps {
  document: RichTextDocument;
  headingLevel?: 'h2' | 'h3' | 'h4';
  className?: string;
}

/** Text of an agreement, on screen and on paper: built from our own elements, never from anyone's HTML. */
export function RichText({ document, headingLevel = 'h3', className }: RichTextProps) {
  const look = classNames(richTextClasses.text, 'max-w-text print:max-w-none', className);
  const blocks = document.content.map((block) => blockOf(block, headingLevel));
  // Children are arguments throughout: a list would need keys, and nothing here changes its place.
  return createElement('div', { className: look }, ...blocks);
}

function blockOf(block: RichTextBlock, headingLevel: string): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return createElement('p', {}, ...wordsOf(block.content));
    case 'heading': {
      const className = richTextClasses.heading;
      return createElement(headingLevel, { className }, ...wordsOf(block.content));
    }
    case 'bulletList':
    case 'orderedList': {
      const tag = block.type === 'bulletList' ? 'ul' : 'ol';
      const className = richTextClasses[block.type];
      return createElement(tag, { className }, ...block.content.map(itemOf));
    }
  }
}

function itemOf({ content }: RichTextItem): ReactNode {
  const paragraphs = content.map((paragraph) =>
    createElement('p', {}, ...wordsOf(paragraph.content)),
  );
  return createElement('li', { className: richTextClasses.item }, ...paragraphs);
}

/** Keeps the height of an empty paragraph. */
const EMPTY_LINE = createElement('br');

function wordsOf(content: readonly RichTextInline[] = []): ReactNode[] {
  if (content.length === 0) return [EMPTY_LINE];
  return content.map((node) => {
    if (node.type === 'hardBreak') return createElement('br');
    return node.marks?.length
      ? createElement('strong', { className: richTextClasses.bold }, node.text)
      : createElement(Fragment, {}, node.text);
  });
}
