import { useRef, useState } from 'react';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { useOrderAwards } from '@/lib/client/lawyers/career';
import { messageFor } from '@/lib/client/platform/messages';
import type { Award } from '@/lib/contract/lawyers/lawyers';
import { TEXTS } from '@/lib/contract/platform/texts';
import { arranged, movedTo } from '@/lib/domain/lawyers/award-order';

/**
 * The awards in the order that was last wanted. It shows at once and is saved behind; when that fails, the saved order
 * shows again.
 */
export function useAwardOrder(awards: readonly Award[]) {
  const save = useOrderAwards();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  // Of two quick moves the second begins where the first ended, not with what is drawn yet.
  const latest = useRef<readonly string[] | null>(null);
  const [news, setNews] = useState('');
  const saved = awards.map(({ _id }) => _id);
  const current = () => arranged(saved, latest.current ?? []);
  const want = (order: readonly string[] | null) => {
    latest.current = order;
    setWanted(order);
  };

  const moveTo = (id: string, place: number) => {
    const before = current();
    const order = movedTo(before, id, place);
    const moved = awards.find(({ _id }) => _id === id);
    if (!moved || order.indexOf(id) === before.indexOf(id)) return;
    setNews(`${moved.title} is now ${order.indexOf(id) + 1} of ${order.length}.`);
    want(order);
    // Of several on their way, React Query calls these for the last one alone.
    save.mutate(order, {
      onSuccess: () => showToast('success', TEXTS.lawyerProfile.success),
      onError: () => setNews(''),
      onSettled: () => want(null),
    });
  };

  const byId = new Map(awards.map((award) => [award._id, award]));
  return {
    ordered: arranged(saved, wanted ?? []).flatMap((id) => byId.get(id) ?? []),
    moveTo,
    moveBy: (id: string, step: number) => moveTo(id, current().indexOf(id) + step),
    /** For the live region. */
    news,
    failure: save.isError ? messageFor('changeCareer', save.error) : null,
  };
}
