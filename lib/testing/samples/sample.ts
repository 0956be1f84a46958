import type { Endpoint } from '@/lib/contract/platform/endpoint';
import type { ErrorKey } from '@/lib/contract/platform/errors';
import type { Fixtures, SampleRequest } from './fixtures';

/** Who asks; `newClient` and `newLawyer` have not verified their address, `lockedAdmin` has not given the second factor. */
export const PEOPLE = [
  ...(['visitor', 'newClient', 'newLawyer', 'client', 'lawyer'] as const),
  ...(['otherClient', 'otherLawyer'] as const),
] as const;
const ADMINS = ['admin', 'lockedAdmin'] as const;

export type Person = (typeof PEOPLE)[number] | (typeof ADMINS)[number];

/** Lists who is asked about an endpoint: administrators only where it is for them. */
export function peopleFor({ access }: Endpoint): readonly Person[] {
  return access.startsWith('admin') ? [...PEOPLE, ...ADMINS] : PEOPLE;
}

/** A status, or the key of a refusal. */
export type Answer = number | ErrorKey;

const OWNERS = {
  client: ['client'],
  lawyer: ['lawyer'],
  parties: ['client', 'lawyer'],
  otherLawyer: ['otherLawyer'],
} as const satisfies Record<string, readonly Person[]>;

/** A request to an endpoint, and what does not follow from the endpoint's `access` about who may make it. */
export interface Sample {
  /** Succeeds for those who may make it; prepared again for each call. */
  readonly request: (fixtures: Fixtures) => SampleRequest | Promise<SampleRequest>;
  /** Whose the thing is that it asks for: to everybody else it is not there. */
  readonly owner?: keyof typeof OWNERS;
  /** Answers that follow from neither. */
  readonly answers?: Readonly<Partial<Record<Person, Answer>>>;
}

/** By "METHOD /path". */
export type Samples = Readonly<Record<string, Sample>>;

/** The request of what takes no parameters and no body. */
export const NOTHING = (): SampleRequest => ({});

/** Works out what an endpoint answers a person who makes the request of its sample. */
export function expectedAnswer(
  person: Person,
  endpoint: Endpoint,
  sample: Omit<Sample, 'request'>,
): Answer {
  const own = sample.answers?.[person] ?? refusalOf(person, endpoint);
  if (own) return own;
  const owners: readonly Person[] | undefined = sample.owner && OWNERS[sample.owner];
  return owners && !owners.includes(person) ? 'not_found' : endpoint.status;
}

function refusalOf(person: Person, { access }: Endpoint): ErrorKey | null {
  if (access === 'public' || access === 'webhook') return null;
  if (access === 'admin' || access === 'admin-session') {
    if (person === 'admin') return null;
    if (person !== 'lockedAdmin') return 'not_found';
    return access === 'admin' ? 'second_factor_required' : null;
  }
  if (person === 'visitor') return 'no_session';
  if (access === 'session') return null;
  if (person === 'newClient' || person === 'newLawyer') return 'email_not_verified';
  const isLawyer = person === 'lawyer' || person === 'otherLawyer';
  return access === (isLawyer ? 'customer' : 'lawyer') ? 'wrong_role' : null;
}
