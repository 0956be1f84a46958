/**
 * The days of a card. Where there are arrows, it is as high with few times as with many: nothing moves when someone
 * turns to other days.
 */
export const columnsClass = 'card-days';
