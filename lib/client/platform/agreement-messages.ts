import { TEXTS } from '@/lib/contract/platform/texts';
import type { MessageRow } from './message-row';

/** What is said of lists of agreements, and of writing one. */
export const AGREEMENT_ROWS = {
  agreements: { always: true, otherwise: TEXTS.workItems.list },
  writeAgreement: {
    keys: {
      invalid_input: 'Please check the marked fields.',
      not_found: 'This agreement or its client no longer exists, so nothing was saved.',
      version_changed: 'This agreement was changed in another tab or on another device.',
    },
    tooOften: 'You have written too many agreements in the past hour.',
    serverMessageAt: [409],
    otherwise: 'The agreement was not saved. Please try again.',
  },
  templates: { always: true, otherwise: 'Failed to fetch your templates' },
  saveTemplate: {
    serverMessageAt: [409],
    otherwise: 'The template was not saved. Please try again.',
  },
  deleteTemplate: { otherwise: 'The template was not deleted. Please try again.' },
} as const satisfies Record<string, MessageRow>;
