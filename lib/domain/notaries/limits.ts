/** Lengths, in characters. */
export const OFFICE_ADDRESS_MAX = 200;
export const COMMISSION_NUMBER_MAX = 60;
export const TERRITORY_MAX = 120;
export const SERVICE_NAME_MAX = 120;
export const REQUEST_MESSAGE_MAX = 1000;
export const ANSWER_MAX = 1000;
/** Numbers of services and stretches of hours; fees in centavos. */
export const SERVICES_MAX = 20;
export const HOURS_MAX = 14;
export const FEE_MIN = 2_000;
export const FEE_MAX = 5_000_000;
/** Maximum requests of one client in 24 hours, and how many days ahead they may be. */
export const REQUESTS_A_DAY = 3;
export const REQUEST_DAYS = 60;
