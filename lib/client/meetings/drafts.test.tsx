import { renderHook, waitFor } from '@testing-library/react';
import { type DraftContent, draftContent } from '@/lib/contract/meetings/drafts';
import { useStoredDraft } from './drafts';

const realFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = realFetch;
});

test('every field of a kept draft comes back, and nothing else', async () => {
  const kept = Object.fromEntries(
    Object.keys(draftContent.shape).map((field) => [field, field === 'base' ? 7 : `My ${field}`]),
  ) as DraftContent;
  expect(draftContent.parse(kept)).toEqual(kept);
  const draft = { ...kept, updated_at: '2026-11-20T03:00:00Z' };
  globalThis.fetch = (async () => ({
    status: 200,
    headers: { get: () => null },
    text: async () => JSON.stringify({ draft }),
  })) as unknown as typeof fetch;
  const restore = jest.fn();
  renderHook(() => useStoredDraft({ kind: 'summary', id: 'm1' }, null, restore));
  await waitFor(() => expect(restore).toHaveBeenCalledTimes(1));
  expect(restore).toHaveBeenCalledWith(kept);
});
