import { emptyAgreement } from '@/lib/contract/work-items/agreement-form';
import { newWorkItem } from '@/lib/contract/work-items/work-items';
import { STARTER_AGREEMENTS } from './starter-agreements';

test.each(STARTER_AGREEMENTS)('$id is an agreement once it has amounts', (starter) => {
  const { client_id: _nobody, paid_in: _how, ...empty } = emptyAgreement();
  const parsed = newWorkItem.safeParse({
    ...empty,
    client_id: '6b3f2a58-1f0e-4c7f-9a51-0d7f4f1f2a10',
    title: starter.title,
    description: starter.description,
    price: Math.max(1, starter.milestones.length) * 1_000_000,
    milestones: starter.milestones.map((name) => ({ name, amount: 1_000_000, due_date: null })),
    due_date: null,
    meetings: starter.meetings,
    expires_in_days: 7,
  });
  expect(parsed.error).toBeUndefined();
});
