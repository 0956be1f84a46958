import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';

/** When the money of an agreement becomes the lawyer's. */
export const MONEY_HELD = `We hold the money until you confirm the work, or until ${OBJECTION_DAYS} days after the lawyer has said that it is finished, if you do not object.`;

/** Part of an agreement that a purchase of services is, as payments name it. */
export const SERVICES_PART = 'Additional services';
