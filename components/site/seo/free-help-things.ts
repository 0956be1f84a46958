import type { Service, Thing } from 'schema-dts';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import { PAO_QUESTIONS } from '@/lib/catalogue/legal-help/legal-help';
import { FREE_HELP_PATH } from '@/lib/contract/lawyers/search-paths';
import { FREE_HELP_CRUMBS } from '../free-help/free-help-text';
import { breadcrumbList } from './breadcrumb-list';
import { faqPage } from './faq-page';
import { type ListedLawyer, lawyerList } from './lawyer-list';
import { organization } from './site-things';

/**
 * Returns the structured data of the page of free legal help: breadcrumbs, the free consultation, its lawyers, and
 * whom the PAO helps.
 */
export function freeHelpThings(siteUrl: string, lawyers: readonly ListedLawyer[]): Thing[] {
  return [
    breadcrumbList(siteUrl, FREE_HELP_CRUMBS),
    ...(lawyers.length > 0 ? [freeConsultation(siteUrl), lawyerList(siteUrl, lawyers)] : []),
    faqPage(PAO_QUESTIONS),
  ];
}

function freeConsultation(siteUrl: string): Service {
  return {
    '@type': 'Service',
    name: FREE_CONSULTATION,
    url: `${siteUrl}${FREE_HELP_PATH}`,
    areaServed: { '@type': 'Country', name: 'Philippines' },
    provider: organization(siteUrl),
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'PHP' },
  };
}
