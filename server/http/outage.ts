const OUTAGE = Symbol.for('sangguni.outage');

const outageAt = (): number | undefined => Reflect.get(globalThis, OUTAGE);

/** Whether, since that moment of performance.now(), something could not be read because the database is unreachable. */
export const outageSince = (moment: number) => (outageAt() ?? Number.NEGATIVE_INFINITY) >= moment;
