import 'server-only';

export interface ReplyHeaders {
  setCookie(cookie: string): void;
}

export class CollectedHeaders implements ReplyHeaders {
  readonly cookies: string[] = [];
  readonly others = new Map<string, string>();

  setCookie(cookie: string): void {
    this.cookies.push(cookie);
  }
}

/** For server components, which can't set cookies: an operation that tries is called in the wrong place. */
export const noReplyHeaders: ReplyHeaders = {
  setCookie() {
    throw new Error('A server component cannot set cookies; call the endpoint instead.');
  },
};
