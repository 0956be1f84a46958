/** The package has no types; only what the tests ask of it. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  namespace interactionPolicy {
    class Prompt {
      constructor(info: { name: string; requestable: boolean });
    }

    interface Policy {
      add(prompt: Prompt, index: number): void;
    }

    function base(): Policy;
  }

  interface Account {
    accountId: string;
    claims(): { sub: string };
  }

  interface Client {
    client_id: string;
    client_secret: string;
    redirect_uris: string[];
    token_endpoint_auth_method: string;
  }

  interface Configuration {
    clients: Client[];
    pkce: { required(): boolean };
    claims: Record<string, string[]>;
    conformIdTokenClaims: boolean;
    cookies: { keys: string[] };
    features: { devInteractions: { enabled: boolean } };
    interactions: {
      policy: interactionPolicy.Policy;
      url(ctx: unknown, interaction: { uid: string }): string;
    };
    findAccount(ctx: unknown, sub: string): Account;
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Grant: new (of: {
      accountId: string;
      clientId: string;
    }) => Grant;
    callback(): (req: IncomingMessage, res: ServerResponse) => Promise<void>;
    interactionFinished(
      req: IncomingMessage,
      res: ServerResponse,
      result: object,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
