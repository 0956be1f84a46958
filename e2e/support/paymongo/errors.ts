/** One entry of the `errors` that PayMongo answers with. */
export interface ApiProblem {
  code: string;
  detail: string;
  source?: { pointer: string; attribute: string };
  sub_code?: string;
}

/** A refusal in PayMongo's own format. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly problems: readonly ApiProblem[],
  ) {
    super(problems.map(({ code }) => code).join(' '));
  }
}

/** 400 about one thing, such as `resource_processing_state`. */
export function refused(code: string, detail: string, subCode?: string): ApiError {
  return new ApiError(400, [{ code, detail, ...(subCode ? { sub_code: subCode } : {}) }]);
}

export function notFound(what: string, id: string): ApiError {
  return new ApiError(404, [
    { code: 'resource_not_found', detail: `No such ${what} with id ${id}.` },
  ]);
}

/** Collects what is wrong with a body: PayMongo names all of it at once. */
export class Problems {
  private readonly found: ApiProblem[] = [];

  add(code: string, attribute: string, detail: string): void {
    this.found.push({ code, detail, source: { pointer: attribute, attribute } });
  }

  /** A whole number of centavos that is not below the smallest one. */
  amount(value: unknown, attribute: string, minimum: number): void {
    if (value === undefined) this.add('parameter_required', attribute, `${attribute} is required.`);
    else if (typeof value !== 'number' || !Number.isInteger(value))
      this.add('parameter_format_invalid', attribute, `${attribute} should be an integer.`);
    else if (value < minimum)
      this.add(
        'parameter_below_minimum',
        attribute,
        `The value for ${attribute} cannot be less than ${minimum}.`,
      );
  }

  required(value: unknown, attribute: string): void {
    if (typeof value !== 'string' || value === '')
      this.add('parameter_required', attribute, `${attribute} is required.`);
  }

  oneOf(value: unknown, attribute: string, allowed: readonly string[]): void {
    if (typeof value !== 'string' || !allowed.includes(value))
      this.add(
        'parameter_invalid',
        attribute,
        `The value for ${attribute} can only be one of ${allowed.join(', ')}.`,
      );
  }

  /** @throws ApiError when anything was found */
  refuse(): void {
    if (this.found.length > 0) throw new ApiError(400, this.found);
  }
}
