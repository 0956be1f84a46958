import { COPY } from '@/lib/contract/platform/copy';

/** Adds to the error of a missing value what would be enough; other errors stay as they are. */
export function withHint(error: string | undefined, hint: string): string | undefined {
  return error === COPY.validation.required ? `${error} ${hint}` : error;
}
