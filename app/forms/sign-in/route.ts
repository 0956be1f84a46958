import { destinationOf } from '@/components/accounts/authentication/destination';
import { sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { signin } from '@/lib/server/accounts/authentication/operations';
import { formRoute } from '@/lib/server/platform/pipeline/form-route';

export const { GET, POST } = formRoute(signin, {
  action: sitePath`/forms/sign-in`,
  page: sitePath`/login`,
  refilled: ['email'],
  body: ({ email, password }) => ({ email, password }),
  next: (answer, callbackUrl) =>
    'second_step' in answer
      ? withCallback(sitePath`/login/second-step`, callbackUrl)
      : destinationOf(answer.type, callbackUrl),
});
