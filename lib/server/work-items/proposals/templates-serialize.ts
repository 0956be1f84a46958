import 'server-only';
import type * as z from 'zod';
import type { workItemTemplate } from '@/lib/contract/work-items/templates';
import { isoInstant } from '@/lib/domain/platform/time';
import type { TemplateRow } from './templates-store';

/** Its terms are what the form sent; the answer's schema reads them again. */
export function serializeTemplate({ id, name, terms, updatedAt }: TemplateRow) {
  return {
    ...{ _id: id, name, updated_at: isoInstant(updatedAt.getTime()) },
    terms: terms as z.input<typeof workItemTemplate>['terms'],
  };
}
