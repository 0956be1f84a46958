import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';

export const MONEY_HELD = `We hold the money until you confirm the work, or until ${OBJECTION_DAYS} days after the lawyer has said that it is finished, if you do not object.`;

/** Name in payments of the agreement part for a purchase of services. */
export const SERVICES_PART = 'Additional services';
