import * as z from 'zod';
import annulment from '@/content/agreements/annulment.json' with { type: 'json' };
import demandLetter from '@/content/agreements/demand-letter.json' with { type: 'json' };
import incorporation from '@/content/agreements/incorporation.json' with { type: 'json' };
import laborComplaint from '@/content/agreements/labor-complaint.json' with { type: 'json' };
import lease from '@/content/agreements/lease.json' with { type: 'json' };
import specialPowerOfAttorney from '@/content/agreements/special-power-of-attorney.json' with {
  type: 'json',
};
import type { RichTextBlock, RichTextDocument } from '@/lib/domain/work-items/rich-text';
import { TITLE_MAX } from '@/lib/domain/work-items/work-item';
import { contentOf, text } from '../content-file';

const name = text.max(TITLE_MAX);

/** Schema of content/agreements: templates for a new agreement. Amounts and days are left for the lawyer to enter. */
export const starterFile = z.strictObject({
  title: name,
  summary: text,
  sections: z
    .array(
      z.strictObject({
        heading: text,
        paragraphs: z.array(text).min(1).optional(),
        items: z.array(text).min(1).optional(),
      }),
    )
    .min(1),
  /** The parts of the fee in order; none when it is paid at once. */
  milestones: z.array(name),
  meetings: z.array(z.strictObject({ title: name, duration: z.literal([30, 60]) })),
});

type StarterFile = z.output<typeof starterFile>;

export interface StarterAgreement extends Omit<StarterFile, 'sections'> {
  readonly id: string;
  readonly description: RichTextDocument;
}

const FILES = {
  'demand-letter': demandLetter,
  'labor-complaint': laborComplaint,
  annulment,
  'special-power-of-attorney': specialPowerOfAttorney,
  lease,
  incorporation,
};

export const STARTER_AGREEMENTS: readonly StarterAgreement[] = Object.entries(FILES).map(
  ([id, file]) => {
    const { sections, ...rest } = contentOf(starterFile, `agreements/${id}`, file);
    return { id, ...rest, description: { type: 'doc', content: sections.flatMap(blocksOf) } };
  },
);

function blocksOf({ heading, paragraphs, items }: StarterFile['sections'][number]) {
  const blocks: RichTextBlock[] = [
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: heading }] },
    ...(paragraphs ?? []).map(paragraph),
  ];
  if (!items) return blocks;
  const list = items.map((item) => ({ type: 'listItem' as const, content: [paragraph(item)] }));
  return [...blocks, { type: 'bulletList' as const, content: list }];
}

function paragraph(words: string) {
  return { type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] };
}
