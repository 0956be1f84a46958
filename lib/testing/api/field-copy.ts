import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';

const PATTERNS = Object.values({ ...COPY.validation, ...FIELD_COPY }).map((text) => {
  const parts = text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[₱\\d.,]+')}$`);
});

/** Whether a message about a field is in the table of texts. */
export function isFieldText(text: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(text));
}
