import 'server-only';
import type { Disagreement } from '@/lib/domain/cases/case';
import type { Executor } from '@/lib/server/platform/db/pool';
import { type Query, unionAll } from '@/lib/server/platform/db/queries';
import type { ConversationKind, ConversationSource } from './conversation';
import type { DisagreementSource, MessagesBetween } from './disagreement';
import type { Feature, VerifiedSubject } from './feature';
import type { Payable } from './payable';
import type { WorkSource } from './work';

/** Next loads instrumentation.ts, which boots, and the routes as separate bundles: they share only globalThis. */
const REGISTERED = Symbol.for('sangguni.features');
type Load = () => readonly Feature[];

export function registerFeatures(load: Load): void {
  Reflect.set(globalThis, REGISTERED, load);
}

/** Returns every feature in order, through which the platform and earlier features reach later ones. */
export function registeredFeatures(): readonly Feature[] {
  const load: Load | undefined = Reflect.get(globalThis, REGISTERED);
  if (!load) throw new Error('no features are registered: lib/server/boot.ts does that');
  return load();
}

export function payableOf(type: string): Payable {
  const payable = registeredPayables().find((one) => one.type === type);
  if (!payable) throw new Error(`no feature has the payable ${type}`);
  return payable;
}

export function registeredPayables(): readonly Payable[] {
  return registeredFeatures().flatMap((feature) => feature.payables ?? []);
}

export function conversationSources(): ConversationSource[] {
  return registeredFeatures().flatMap((feature) => feature.conversations ?? []);
}

export function registeredClientFiles(lawyerId: string, clientId: string): Query {
  const queries = registeredFeatures().map((one) => one.clientFiles?.(lawyerId, clientId));
  return unionAll(queries.filter((query) => query !== undefined));
}

/** Returns the query of the parties of all of a lawyer's (`own`) matters. */
export function registeredParties(): Query {
  return unionAll(registeredFeatures().flatMap((one) => one.conflictParties ?? []));
}

/** Returns the time zone of a client abroad, from the feature that knows it; null where none does. */
export async function registeredClientZone(
  exec: Executor,
  clientId: string,
): Promise<string | null> {
  for (const { clientZone } of registeredFeatures()) {
    if (clientZone) return clientZone(exec, clientId);
  }
  return null;
}

export function registeredWork(): WorkSource[] {
  return registeredFeatures().flatMap((feature) => feature.work ?? []);
}

/** Finds what the verifier checks besides the IDs, by its subject. */
export function verifiedSubjectOf(subject: string): VerifiedSubject {
  const found = registeredFeatures().find((one) => one.verifiedSubject?.subject === subject);
  if (!found?.verifiedSubject) throw new Error(`no feature has the verified subject ${subject}`);
  return found.verifiedSubject;
}

export function conversationSource(kind: ConversationKind): ConversationSource {
  const source = conversationSources().find((one) => one.kind === kind);
  if (!source) throw new Error(`no feature has conversations of the kind ${kind}`);
  return source;
}

export function messagesBetween(): MessagesBetween {
  const found = registeredFeatures().find((one) => one.messagesBetween)?.messagesBetween;
  if (!found) throw new Error('no feature has the messages of a client and a lawyer');
  return found;
}

/** Returns which of these messages, of these users, are evidence in a case. */
export async function registeredEvidence(
  exec: Executor,
  ids: readonly string[],
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const asked = registeredFeatures().map((one) => one.evidenceAmong?.(exec, ids, userIds) ?? []);
  return new Set((await Promise.all(asked)).flat());
}

export function registeredDisagreements(): DisagreementSource[] {
  return registeredFeatures().flatMap((feature) => feature.disagreements ?? []);
}

export function disagreementOf(kind: Disagreement): DisagreementSource {
  const source = registeredDisagreements().find(({ kinds }) => kinds.includes(kind));
  if (!source) throw new Error(`no feature has disagreements of the kind ${kind}`);
  return source;
}
