import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type RequestInput, requestInput } from '@/lib/contract/notaries/requests';
import { type RequestText, requestDraft } from './draft';

const NOTHING: RequestText = { service: '', day: '', message: '', phone: '' };

/** The form, with what this user typed for this notary before. */
export function useRequestForm(notaryId: string, user: { id: string; phone: string | null }) {
  const form = useForm<RequestText, unknown, RequestInput>({
    resolver: zodResolver(requestInput, FIELD_MESSAGES),
    defaultValues: { ...NOTHING, phone: user.phone ?? '' },
  });
  const { reset, subscribe } = form;
  useEffect(() => {
    const draft = requestDraft.read(notaryId, user.id);
    if (draft) reset(draft, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => requestDraft.save(notaryId, user.id, { ...NOTHING, ...values }),
    });
  }, [notaryId, user.id, reset, subscribe]);
  return form;
}
