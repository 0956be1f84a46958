import { sitePath } from '@/lib/domain/platform/safe-path';
import { askOffCode } from '@/lib/server/notifications/texts/operations';
import { formRoute } from '@/lib/server/platform/pipeline/form-route';

/** Handles the form of /texts-off sent without scripts: the number, to which a code is sent. */
export const { GET, POST } = formRoute(askOffCode, {
  action: sitePath`/forms/texts-off-code`,
  page: sitePath`/texts-off/code`,
  refilled: ['number'],
  handedOn: ['number'],
  body: ({ number }) => ({ number }),
  next: () => sitePath`/texts-off/code`,
});
