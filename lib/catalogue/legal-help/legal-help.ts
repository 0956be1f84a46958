import inDanger from '@/content/legal-help/in-danger.json' with { type: 'json' };
import incomeLimits from '@/content/legal-help/income-limits.json' with { type: 'json' };
import nationwide from '@/content/legal-help/nationwide.json' with { type: 'json' };
import bangsamoro from '@/content/legal-help/offices/bangsamoro.json' with { type: 'json' };
import bicolRegion from '@/content/legal-help/offices/bicol-region.json' with { type: 'json' };
import calabarzon from '@/content/legal-help/offices/calabarzon.json' with { type: 'json' };
import centralLuzon from '@/content/legal-help/offices/central-luzon.json' with { type: 'json' };
import centralVisayas from '@/content/legal-help/offices/central-visayas.json' with {
  type: 'json',
};
import cordilleraAdministrativeRegion from '@/content/legal-help/offices/cordillera-administrative-region.json' with {
  type: 'json',
};
import davaoRegion from '@/content/legal-help/offices/davao-region.json' with { type: 'json' };
import easternVisayas from '@/content/legal-help/offices/eastern-visayas.json' with {
  type: 'json',
};
import ilocosRegion from '@/content/legal-help/offices/ilocos-region.json' with { type: 'json' };
import metroManila from '@/content/legal-help/offices/metro-manila.json' with { type: 'json' };
import mimaropa from '@/content/legal-help/offices/mimaropa.json' with { type: 'json' };
import negrosIslandRegion from '@/content/legal-help/offices/negros-island-region.json' with {
  type: 'json',
};
import northernMindanao from '@/content/legal-help/offices/northern-mindanao.json' with {
  type: 'json',
};
import soccsksargen from '@/content/legal-help/offices/soccsksargen.json' with { type: 'json' };
import westernVisayas from '@/content/legal-help/offices/western-visayas.json' with {
  type: 'json',
};
import zamboangaPeninsula from '@/content/legal-help/offices/zamboanga-peninsula.json' with {
  type: 'json',
};
import paoQuestions from '@/content/legal-help/pao-questions.json' with { type: 'json' };
import whatToBring from '@/content/legal-help/what-to-bring.json' with { type: 'json' };
import { formatPeso } from '@/lib/domain/platform/money';
import { contentOf } from '../content-file';
import type { RegionSlug, SearchRegion } from '../regions';
import {
  type HelpGroup,
  type HelpOffice,
  incomeLimitsFile,
  inDangerFile,
  nationwideFile,
  officesFile,
  type PaoQuestion,
  paoQuestionsFile,
  whatToBringFile,
} from './help-files';

const OF_REGIONS: Readonly<Partial<Record<RegionSlug, unknown>>> = {
  'metro-manila': metroManila,
  'central-visayas': centralVisayas,
  'davao-region': davaoRegion,
  'cordillera-administrative-region': cordilleraAdministrativeRegion,
  'ilocos-region': ilocosRegion,
  'central-luzon': centralLuzon,
  calabarzon,
  mimaropa,
  'bicol-region': bicolRegion,
  'western-visayas': westernVisayas,
  'negros-island-region': negrosIslandRegion,
  'eastern-visayas': easternVisayas,
  'zamboanga-peninsula': zamboangaPeninsula,
  'northern-mindanao': northernMindanao,
  soccsksargen,
  bangsamoro,
};

const OFFICES = new Map(
  Object.entries(OF_REGIONS).map(([slug, file]) => {
    const { region, offices } = contentOf(officesFile, `legal-help/offices/${slug}`, file);
    return [region, offices];
  }),
);

export function officesIn(region: SearchRegion): readonly HelpOffice[] {
  return OFFICES.get(region) ?? [];
}

/** Nationwide free legal help, and how to find the nearest office. */
export const HELP_GROUPS: readonly HelpGroup[] = contentOf(
  nationwideFile,
  'legal-help/nationwide',
  nationwide,
);

/** Help for somebody in danger, each number with its source. */
export const IN_DANGER = Object.values(contentOf(inDangerFile, 'legal-help/in-danger', inDanger));

/** The highest monthly net income under the Operations Manual of the PAO as revised in 2021, with its sources. */
export const { limits: INDIGENCY_LIMITS, sources: INDIGENCY_SOURCES } = contentOf(
  incomeLimitsFile,
  'legal-help/income-limits',
  incomeLimits,
);

const [inMetroManila, inOtherCities, inOtherPlaces] = INDIGENCY_LIMITS;

/** Questions the PAO considers, for preparation only: whether it takes a case is its own decision. */
export const PAO_QUESTIONS: readonly PaoQuestion[] = contentOf(
  paoQuestionsFile({
    metroManila: formatPeso(inMetroManila.monthly),
    otherCities: formatPeso(inOtherCities.monthly),
    elsewhere: formatPeso(inOtherPlaces.monthly),
  }),
  'legal-help/pao-questions',
  paoQuestions,
);

export const WHAT_TO_BRING = contentOf(whatToBringFile, 'legal-help/what-to-bring', whatToBring);
