'use client';
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical, type IconNode } from 'lucide';
import { useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { IconButton } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { useOrderAwards } from '@/lib/client/lawyers/career';
import { messageFor } from '@/lib/client/platform/messages';
import type { Award } from '@/lib/contract/lawyers/lawyers';
import { TEXTS } from '@/lib/contract/platform/texts';
import { arranged, movedTo } from '@/lib/domain/lawyers/award-order';
import { EntryActions, EntryText } from './entry-row';
import { editPath } from './paths';

/** Silent: what was moved is told by the live region of the list, whichever way it was moved. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

interface AwardListProps {
  awards: readonly Award[];
  onDelete: (award: Award) => void;
}

/** The awards in the order clients see, moved by their handles or by buttons. */
export function AwardList({ awards, onDelete }: AwardListProps) {
  const { ordered, moveTo, moveBy, news, failure } = useAwardOrder(awards);
  const ids = ordered.map(({ _id }) => _id);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  return (
    <div className="grid gap-3">
      {failure && (
        <Notice tone="bad" title={failure}>
          The new order was not saved. This is the saved one.
        </Notice>
      )}
      <p className="sr-only" role="status">
        {news}
      </p>
      <DndContext
        id="awards"
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={SILENT}
        onDragEnd={({ active, over }) => {
          if (over) moveTo(String(active.id), ids.indexOf(String(over.id)));
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol aria-label="Awards in their order" className="grid gap-2">
            {ordered.map((award, place) => (
              <AwardRow
                key={award._id}
                award={award}
                first={place === 0}
                last={place === ordered.length - 1}
                onMove={(step) => moveBy(award._id, step)}
                onDelete={() => onDelete(award)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </div>
  );
}

interface AwardRowProps {
  award: Award;
  first: boolean;
  last: boolean;
  onMove: (step: number) => void;
  onDelete: () => void;
}

function AwardRow({ award, first, last, onMove, onDelete }: AwardRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id: award._id });
  const { title } = award;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'flex flex-wrap items-start justify-end gap-x-2 rounded border bg-white p-2 motion-reduce:transition-none! sm:flex-nowrap',
        isDragging && 'relative z-20 border-teal-800 shadow',
      )}
    >
      <div className="flex w-full min-w-0 gap-1 sm:flex-1">
        {/* For mouse and finger alone; the buttons do the same for everyone. */}
        <span
          ref={setActivatorNodeRef}
          {...listeners}
          aria-hidden="true"
          title="Drag to move"
          className={classNames(
            'grid size-tap shrink-0 touch-none place-items-center rounded text-neutral-500 hover:bg-neutral-100',
            isDragging ? 'cursor-grabbing' : 'cursor-grab',
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
          off={first}
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
  /** At the end of the list; it stays focusable, so that the focus is not lost there. */
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
 * The awards in the order that was last wanted. It shows at once and is saved behind; when that fails, the saved order
 * shows again.
 */
function useAwardOrder(awards: readonly Award[]) {
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
