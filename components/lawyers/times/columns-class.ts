/**
 * The days of a card. Where there are arrows, it is as high with few times as with many: nothing moves when someone
 * turns to other days.
 */
export const columnsClass =
  'grid w-max grid-cols-[repeat(5,5.25rem)] gap-2 pb-3 @lg:min-h-43 @lg:w-full @lg:grid-cols-5 @3xl:min-h-63.5 @3xl:gap-1.5 @3xl:pb-4';
