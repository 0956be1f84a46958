'use client';
import { ArrowDown, ArrowUp, GripVertical, type IconNode } from 'lucide';
import { useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { IconButton } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { CHANGE_CAREER_FAILURE, useOrderAwards } from '@/lib/client/lawyers/career';
import { messageFor } from '@/lib/client/platform/messages';
import type { Award } from '@/lib/contract/lawyers/lawyers';
import { COPY } from '@/lib/contract/platform/copy';
import { arranged, movedTo } from '@/lib/domain/lawyers/award-order';
import { EntryActions, EntryText } from './entry-row';
import { editPath } from './paths';
import { type RowDrag, shiftOf, useRowDrag } from './use-row-drag';

interface AwardListProps {
  awards: readonly Award[];
  onDelete: (award: Award) => void;
}

export function AwardList({ awards, onDelete }: AwardListProps) {
  const { ordered, moveTo, moveBy, announcement, failure } = useAwardOrder(awards);
  const list = useRef<HTMLOListElement>(null);
  const drag = useRowDrag(list, moveTo);
  return (
    <div className="grid gap-3">
      {failure && (
        <Notice tone="bad" title={failure}>
          The new order was not saved. This is the saved one.
        </Notice>
      )}
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <ol ref={list} aria-label="Awards in their order" className="grid gap-2">
        {ordered.map((award, place) => (
          <AwardRow
            key={award._id}
            award={award}
            place={place}
            last={place === ordered.length - 1}
            drag={drag}
            onMove={(step) => moveBy(award._id, step)}
            onDelete={() => onDelete(award)}
          />
        ))}
      </ol>
    </div>
  );
}

interface AwardRowProps {
  award: Award;
  /** From 0. */
  place: number;
  last: boolean;
  /** The row of the list that is on its way. */
  drag: RowDrag | null;
  onMove: (step: number) => void;
  onDelete: () => void;
}

function AwardRow({ award, place, last, drag, onMove, onDelete }: AwardRowProps) {
  const { title } = award;
  const isDragged = place === drag?.from;
  const shift = shiftOf(place, drag);
  return (
    <li
      data-row={award._id}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
      className={classNames(
        'flex flex-wrap items-start justify-end gap-x-2 rounded border bg-white p-2 sm:flex-nowrap',
        isDragged && 'relative z-20 border-teal-800 shadow',
        drag && !isDragged && 'transition-transform motion-reduce:transition-none!',
      )}
    >
      <div className="flex w-full min-w-0 gap-1 sm:flex-1">
        {/* For mouse and finger alone; the buttons do the same for everyone. */}
        <span
          data-handle
          aria-hidden="true"
          title="Drag to move"
          className={classNames(
            'grid size-tap shrink-0 touch-none place-items-center rounded text-neutral-500 select-none hover:bg-neutral-100',
            isDragged ? 'cursor-grabbing' : 'cursor-grab',
          )}
        >
          <Icon of={GripVertical} className="size-5" />
        </span>
        <EntryText years={String(award.year)} title={title} text={award.description} />
      </div>
      <div className="flex shrink-0">
        <MoveButton
          icon={ArrowUp}
          label={`Move ${title} up`}
          off={place === 0}
          onPress={() => onMove(-1)}
        />
        <MoveButton
          icon={ArrowDown}
          label={`Move ${title} down`}
          off={last}
          onPress={() => onMove(1)}
        />
        <EntryActions name={title} editHref={editPath('awards', award._id)} onDelete={onDelete} />
      </div>
    </li>
  );
}

interface MoveButtonProps {
  icon: IconNode;
  label: string;
  /** Set at the end of the list; the button stays focusable, so that the focus is not lost. */
  off: boolean;
  onPress: () => void;
}

function MoveButton({ icon, label, off, onPress }: MoveButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={off}
      className={off ? 'text-neutral-400! hover:bg-transparent!' : undefined}
      onClick={off ? undefined : onPress}
    >
      <Icon of={icon} className="size-5" />
    </IconButton>
  );
}

/**
 * Keeps the order that was last chosen. It is shown optimistically and saved in the background; on failure the saved
 * order returns.
 */
function useAwardOrder(awards: readonly Award[]) {
  const save = useOrderAwards();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  // Of two quick moves the second begins where the first ended, not with what is drawn yet.
  const latest = useRef<readonly string[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
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
    setAnnouncement(`${moved.title} is now ${order.indexOf(id) + 1} of ${order.length}.`);
    want(order);
    // Of several on their way, React Query calls these for the last one alone.
    save.mutate(order, {
      onSuccess: () => showToast('success', COPY.lawyerProfile.success),
      onError: () => setAnnouncement(''),
      onSettled: () => want(null),
    });
  };

  const byId = new Map(awards.map((award) => [award._id, award]));
  return {
    ordered: arranged(saved, wanted ?? []).flatMap((id) => byId.get(id) ?? []),
    moveTo,
    moveBy: (id: string, step: number) => moveTo(id, current().indexOf(id) + step),
    /** Text for the live region. */
    announcement,
    failure: save.isError ? messageFor(CHANGE_CAREER_FAILURE, save.error) : null,
  };
}
