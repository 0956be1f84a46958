import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { TAX_STANDING } from '@/lib/client/lawyers/tax';
import { type UploadOptions, upload } from '@/lib/client/media/upload';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { withFactor } from '@/lib/client/platform/step-up';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { requestTaxCheck } from '@/lib/contract/lawyers/tax';
import { getTaxStanding, setTaxDeclaration } from '@/lib/contract/payments/tax';

/** Tax withheld from the lawyer in a year, and what for that is handed in. */
export function taxStandingQuery(year: number) {
  return queryOptions({
    queryKey: [...TAX_STANDING, year] as const,
    queryFn: ({ signal }) => call(getTaxStanding, { query: { year } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const useRequestTaxCheck = () =>
  useEndpoint(requestTaxCheck, { through: withFactor, invalidatesAlways: [TAX_STANDING] });

interface Sending extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  document: File;
}

export function useSetDeclaration(year: number, staysBelow: boolean, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ document, ...options }: Sending) => {
      const body = {
        year: String(year),
        stays_below: staysBelow ? ('true' as const) : ('false' as const),
        document,
      };
      return upload(setTaxDeclaration, { body }, options);
    },
    onSuccess: (standing) => {
      queries.setQueryData(taxStandingQuery(year).queryKey, standing);
      onDone();
    },
  });
}

export const certificatePath = (year: number, quarter: number) =>
  `/api/v1/lawyers/tax/certificate?year=${year}&quarter=${quarter}`;

export const TAX_STANDING_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch what is withheld from you',
};

export const TAX_CHECK_FAILURE: MessageRow = {
  otherwise: 'Your certificate was not sent for the check. Please try again.',
};
