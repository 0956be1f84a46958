// Types of packages for which those of DefinitelyTyped do not fit, as far as they are used here.

/** Declared here because DefinitelyTyped uses Express's requests and responses in place of Node's. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (req: IncomingMessage, res: ServerResponse) => boolean;

  function compression(options?: {
    filter?: Filter;
  }): (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

  namespace compression {
    /** Whether the content type of an answer is worth compressing. */
    function filter(req: IncomingMessage, res: Pick<ServerResponse, 'getHeader'>): boolean;
  }

  export = compression;
}

/**
 * Declared here because DefinitelyTyped lacks `preferred`, the order among encodings that a client accepts equally
 * (0.6.4).
 */
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http';

  class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    encoding(available: readonly string[], preferred: readonly string[]): string | undefined;
  }

  export = Negotiator;
}
