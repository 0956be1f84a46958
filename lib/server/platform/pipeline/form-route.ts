import 'server-only';
import type { Endpoint, Result } from '@/lib/contract/platform/endpoint';
import { ERROR_STATUS } from '@/lib/contract/platform/errors';
import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import { type SafePath, withCallback } from '@/lib/domain/platform/safe-path';
import type { AppError } from '../app-error';
import { readFields } from '../body/body';
import { storeAccepted } from '../session/accepted-form-cookie';
import { clearRefusal, storeRefusal } from '../session/refusal-cookie';
import { parseCallbackUrl } from './callback-url';
import { errorResponse } from './error-response';
import { admit, type Operation, parse, perform } from './operation';
import { serve } from './serve';

type Fields = Readonly<Record<string, string>>;

interface PlainForm<E extends Endpoint> {
  action: SafePath;
  /** Page of the form, which shows it again after a refusal. */
  page: SafePath;
  /** Fields filled in again after a refusal: never a password. */
  refilled: readonly string[];
  /** Fields of an accepted form that the next page shows again, from a cookie and not from its address. */
  handedOn?: readonly string[];
  body(fields: Fields, callbackUrl: SafePath | null): object;
  /** Returns where an accepted form leads. */
  next(result: Result<E>, callbackUrl: SafePath | null): SafePath;
}

/** Longest value that is filled in again: all of them share one cookie. */
const MAX_VALUE_LENGTH = 200;

/**
 * Builds the route for a form sent without scripts, by the operation that the scripts call
 * (docs/decisions/0026-plain-forms.md). The response is always a redirect, so that a reload sends nothing again.
 */
export function formRoute<E extends Endpoint>(op: Operation<E>, form: PlainForm<E>) {
  const { action, page, refilled, handedOn } = form;

  const POST = (request: Request): Promise<Response> => {
    const callbackUrl = parseCallbackUrl(new URL(request.url).searchParams.get('callback_url'));
    let fields: Fields | null = null;
    return serve(op.endpoint, request, {
      name: `POST ${action}`,
      async answer({ actor }, caller) {
        await admit(op, actor, caller);
        fields = await readFields(request);
        const input = { query: {}, body: form.body(fields, callbackUrl) };
        const result = await perform(op, parse(op, input, actor, caller));
        caller.reply.setCookie(clearRefusal());
        if (handedOn)
          caller.reply.setCookie(await storeAccepted({ action, values: pick(fields, handedOn) }));
        return seeOther(form.next(result, callbackUrl));
      },
      async refuse(error, requestId) {
        // Nothing of it was read: it is not from our page, or not a form.
        if (!fields) return errorResponse(error, requestId);
        const response = seeOther(withCallback(page, callbackUrl));
        const refusal = refusalOf(error, fields, refilled);
        response.headers.append('set-cookie', await storeRefusal(page, refusal));
        return response;
      },
    });
  };
  return { POST, GET: async () => seeOther(page) };
}

function pick(fields: Fields, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, (fields[name] ?? '').slice(0, MAX_VALUE_LENGTH)]),
  );
}

function refusalOf(error: AppError, fields: Fields, refilled: readonly string[]): FormRefusal {
  return {
    values: pick(fields, refilled),
    status: ERROR_STATUS[error.key],
    key: error.key,
    message: error.message,
    fields: error.fields ?? {},
    retryAfter: error.retryAfter ?? null,
  };
}

function seeOther(path: SafePath): Response {
  return new Response(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'no-store' },
  });
}
