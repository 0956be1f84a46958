import type { Method } from '@/lib/contract/platform/endpoint';
import type { ErrorKey } from '@/lib/contract/platform/errors';

/** A value of the API: a parameter, or a property of a body. */
export interface ApiField {
  readonly name: string;
  readonly kind: string;
  /** Names of the schemas on the same page that stand in its kind. */
  readonly schemas: readonly string[];
  readonly isRequired: boolean;
  readonly text: string | null;
}

/** A body: one of the named schemas, or properties of its own. */
export interface ApiBody {
  readonly mediaType: string;
  readonly kind: string;
  readonly schemas: readonly string[];
  readonly fields: readonly ApiField[];
}

export interface ApiOperation {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly access: string;
  readonly parameters: readonly ApiField[];
  readonly body: ApiBody | null;
  readonly answer: { readonly status: number; readonly body: ApiBody | null };
  readonly errors: readonly { readonly key: ErrorKey; readonly status: number }[];
  /** A call as a shell command, and the JSON of its answer. */
  readonly example: { readonly call: string; readonly answer: string | null } | null;
}

export interface ApiSchema {
  readonly name: string;
  readonly kind: string;
  readonly schemas: readonly string[];
  readonly fields: readonly ApiField[];
}

/** A part of the API, with the named schemas that its operations use. */
export interface ApiPart {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly operations: readonly ApiOperation[];
  readonly schemas: readonly ApiSchema[];
}

/** How an assistant is connected, as JSON of the usual form, and the tools that a token with every right opens. */
export interface AssistantAccess {
  readonly config: string;
  readonly tools: readonly { readonly name: string; readonly title: string }[];
}
