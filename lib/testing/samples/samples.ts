import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { FEATURES } from '@/lib/server/features';
import { accounts } from './accounts';
import { admin } from './admin';
import { adminCases } from './admin-cases';
import { calendars } from './calendars';
import { calls } from './calls';
import { cases } from './cases';
import { clients } from './clients';
import { events } from './events';
import { lawyers } from './lawyers';
import { meetings } from './meetings';
import { members } from './members';
import { messages } from './messages';
import { notaries } from './notaries';
import { notifications } from './notifications';
import { ownProfile } from './own-profile';
import { payments } from './payments';
import type { Sample, Samples } from './sample';
import { site } from './site';
import { workItems } from './work-items';

/** The sample of every endpoint. */
export const ENDPOINT_SAMPLES: Samples = {
  ...notifications,
  ...accounts,
  ...ownProfile,
  ...lawyers,
  ...members,
  ...calendars,
  ...events,
  ...payments,
  ...cases,
  ...meetings,
  ...messages,
  ...clients,
  ...calls,
  ...workItems,
  ...notaries,
  ...admin,
  ...adminCases,
  ...site,
};

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const POSITIONS = new Map(Object.keys(ENDPOINT_SAMPLES).map((name, at) => [name, at]));
const positionOf = (endpoint: Endpoint) => POSITIONS.get(nameOf(endpoint)) ?? 0;

/**
 * Every endpoint that an operation of a feature serves, in the order of the samples: those who walk all of them share one
 * scenario, so a sample that would spoil others stands behind them.
 */
export const SERVED: readonly Endpoint[] = FEATURES.flatMap(({ operations }) =>
  operations.map(({ endpoint }) => endpoint),
).toSorted((a, b) => positionOf(a) - positionOf(b));

/** Finds an endpoint that is served by "METHOD /path". */
export function findServed(name: string): Endpoint {
  const endpoint = SERVED.find((one) => nameOf(one) === name);
  if (!endpoint) throw new Error(`${name} is not served`);
  return endpoint;
}

/** Finds the sample of an endpoint by "METHOD /path". Throws where nobody has written one. */
export function findSample(name: string): Sample {
  const sample = ENDPOINT_SAMPLES[name];
  if (!sample) throw new Error(missingSample(name));
  return sample;
}

/** Says what to add for an endpoint without a sample. */
export function missingSample(name: string): string {
  return `${name} has no sample: in lib/testing/samples, add a request to the file of its feature that succeeds for those who may make it (docs/adding-a-feature.md)`;
}
