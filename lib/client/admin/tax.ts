import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { correctTax, getAdminTax } from '@/lib/contract/admin/tax';
import { changeTaxPack, getTaxPack } from '@/lib/contract/admin/tax-pack';
import { RECORDS } from './records';

const PACK = ['admin', 'tax-pack'] as const;
const WITHHELD = ['admin', 'tax'] as const;

export function taxPackQuery(page: number) {
  return queryOptions({
    queryKey: [...PACK, page] as const,
    queryFn: ({ signal }) => call(getTaxPack, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function adminTaxQuery(year: number, quarter: number) {
  return queryOptions({
    queryKey: [...WITHHELD, year, quarter] as const,
    queryFn: ({ signal }) => call(getAdminTax, { query: { year, quarter } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Decides about the pack. It is refetched on failure, too: another administrator may have been first. */
export const useChangeTaxPack = () => useEndpoint(changeTaxPack, { invalidatesAlways: [PACK] });

const keys = new IdempotencyKeys();

/** Records what a lawyer gave back; how much of the payment is left is fetched again on failure, too. */
export const useCorrectTax = () =>
  useEndpoint(correctTax, { keys, invalidatesAlways: [WITHHELD, RECORDS] });

const period = (year: number, quarter: number) => `year=${year}&quarter=${quarter}`;

export const taxReturnPath = (year: number, quarter: number) =>
  `/api/v1/admin/tax/return?${period(year, quarter)}`;

export const declarationPathOf = (lawyerId: string, year: number) =>
  `/api/v1/admin/tax/declarations/${lawyerId}?year=${year}`;

export const certificatePathOf = (lawyerId: string, year: number, quarter: number) =>
  `/api/v1/admin/tax/certificates/${lawyerId}?${period(year, quarter)}`;
