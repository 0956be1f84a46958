import { sitePath } from '@/lib/domain/platform/safe-path';
import { turnTextsOff } from '@/lib/server/notifications/texts/operations';
import { formRoute } from '@/lib/server/platform/pipeline/form-route';

/** Handles the form of /texts-off/code sent without scripts: the number with its code. */
export const { GET, POST } = formRoute(turnTextsOff, {
  action: sitePath`/forms/texts-off`,
  page: sitePath`/texts-off/code`,
  refilled: ['number'],
  handedOn: ['number'],
  body: ({ number, code }) => ({ number, code }),
  next: () => sitePath`/texts-off/code`,
});
