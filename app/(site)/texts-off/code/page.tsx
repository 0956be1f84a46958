import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { TextsOff } from '@/components/accounts/texts-off/texts-off';
import { Queries } from '@/lib/client/platform/queries';
import { contacts } from '@/lib/contacts';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { acceptedForm, refusedForm } from '@/lib/server/platform/pipeline/refused-form';

export const metadata: Metadata = { title: 'Texts off', robots: { index: false } };

/** The second step for visitors without scripts, and its end. */
export default async function TextsOffCodePage() {
  if (!contacts().sendsTexts) redirect('/texts-off');
  const refused = await refusedForm(sitePath`/texts-off/code`);
  const accepted = await acceptedForm();
  const isDone = !refused && accepted?.action === '/forms/texts-off';
  return (
    <Queries>
      <TextsOff
        step={isDone ? 'done' : 'enter'}
        number={accepted?.values.number}
        refused={refused}
      />
    </Queries>
  );
}
