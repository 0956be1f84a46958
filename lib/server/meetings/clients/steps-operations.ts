import 'server-only';
import type { ClientStep } from '@/lib/contract/meetings/steps';
import * as contract from '@/lib/contract/meetings/steps';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import * as service from './steps-service';

export const listSteps = operation(contract.listSteps, async ({ actor, params }) => {
  const { open, done } = await service.stepsFor(keyOf(actor, params));
  return { open: open.map(serializeStep), done: done.map(serializeStep) };
});

export const setStep = operation(contract.setStep, async ({ actor, params, body, now }) => {
  const change = { text: body.text, dueOn: body.due_on };
  return serializeStep(await service.setStep(keyOf(actor, params), params.childId, change, now));
});

export const setStepDone = operation(contract.setStepDone, async ({ actor, params, body, now }) =>
  serializeStep(await service.setDone(keyOf(actor, params), params.childId, body.done, now)),
);

export const removeStep = operation(contract.removeStep, async ({ actor, params }) => {
  await service.removeStep(keyOf(actor, params), params.childId);
  return undefined;
});

function keyOf(actor: Actor, { id }: { id: string }): service.StepsKey {
  return { lawyerId: lawyerIdOf(actor), clientId: id };
}

function serializeStep({ id, text, dueOn, doneAt }: service.Step): ClientStep {
  return { _id: id, text, due_on: dueOn, done_at: doneAt && isoInstant(doneAt.getTime()) };
}
