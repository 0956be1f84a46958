import type { AreaGuide } from '@/lib/catalogue/guide';

const READ = '2026-11-21';

export const LAND_ISSUES: AreaGuide = {
  area: 'land-issues',
  topic: 'Land disputes',
  lead: 'A stranger shows a title to the land your grandparents farmed, a buyer paid and still has no title, or someone has built a house on your lot and will not leave. Land cases are decided on paper, and the papers lie in several offices that rarely talk to each other. Finding out which paper you have comes before every other step.',
  sections: [
    {
      heading: 'Titled, untitled, agrarian, ancestral: which land is it?',
      paragraphs: [
        'A Torrens title is kept at the Registry of Deeds and is strong evidence of ownership. A tax declaration is kept by the assessor and shows only who paid the real property tax. Much land in the provinces has nothing but tax declarations. Such land can be owned privately only if the government has declared it alienable and disposable; forest land cannot, however long a family has lived on it.',
        'Agricultural land awarded under agrarian reform carries an emancipation patent or a CLOA, with limits on selling it. Ancestral domains belong to indigenous peoples and are overseen by their elders and the NCIP. Each kind has an office and a procedure of its own, and a case filed in the wrong one is lost time.',
      ],
    },
    {
      heading: 'The usual disputes',
      paragraphs: [
        'Buyers and sellers quarrel over double sales, unpaid balances, and land sold by one heir alone. Neighbors quarrel over boundaries and rights of way. Families quarrel over partition. Owners and occupants quarrel over possession, where the first question is how the occupant came in and when the owner asked them to leave.',
        'Forged deeds and fake titles are a matter of their own: the forger is dealt with in a criminal case, the title in a civil one, and an innocent buyer of registered land may be protected even against the true owner.',
        'Boundaries and rights of way are settled by the technical description on the title and by a survey, more than by fences or memory.',
      ],
    },
    {
      heading: 'Tenants, farmworkers and informal settlers',
      paragraphs: [
        'A farmer who shares the harvest or pays rent with the owner’s consent may be a tenant, and a tenant cannot simply be ejected. Courts refer such cases to the agrarian reform office to find out. Families without a lease in a city are protected by the Urban Development and Housing Act, which asks for notice and, in many cases, relocation before a demolition.',
      ],
    },
    {
      heading: 'Who may own land',
      paragraphs: [
        'Land is reserved to Filipino citizens and to companies at least sixty percent Filipino. Former natural-born Filipinos may own limited areas, and foreigners may inherit from a spouse or parent by law. A foreigner may own a condominium unit within the foreign share of the building, or lease land for a long term.',
      ],
    },
  ],
  steps: [
    {
      title: 'Get the records',
      text: 'A certified true copy of the title, the tax declarations back to the oldest, the survey plan, and the land classification from the environment office.',
    },
    {
      title: 'Demand and barangay',
      text: 'A written demand, then the lupon of the barangay where the land lies, if the parties are individuals of the same city or municipality.',
    },
    {
      title: 'Survey',
      text: 'A geodetic engineer places the corners on the ground. Many boundary cases end with this plan.',
    },
    {
      title: 'The right forum',
      text: 'Ejectment in the first-level court; ownership there or in the Regional Trial Court by assessed value; tenancy at the agrarian reform office; developers at HSAC.',
    },
    {
      title: 'Annotation',
      text: 'A notice of lis pendens or an adverse claim on the title warns buyers while the case runs.',
    },
    {
      title: 'Judgment and registration',
      text: 'A decision changes nothing at the registry by itself. The final judgment, the tax clearances and the fees bring the new title.',
    },
  ],
  documents: {
    'Owner’s duplicate of the title, or a certified copy':
      'Its number, area and annotations are the start of every land case.',
    'Tax declarations and real property tax receipts':
      'Show who declared and paid for the land, and since when.',
    'Deed of sale, donation, partition or extrajudicial settlement':
      'Shows how the land passed, and whether the deed was ever registered.',
    'Survey plan or technical description': 'Boundaries cannot be discussed without it.',
    'Photographs, with dates, of houses, fences and crops':
      'Possession is proved by what is visible.',
    'Letters, demands and barangay papers': 'The time for ejectment counts from the last demand.',
    'Certificates from DAR, DENR or NCIP, if any':
      'They decide which office may hear the case at all.',
  },
  limits: [
    {
      matter: 'Ejectment: forcible entry and unlawful detainer',
      time: '1 year from the entry, or from the last demand to vacate',
      rule: 'Rules of Court, Rule 70',
      source: {
        title: 'Actions for forcible entry, Rule 70, Section 1',
        url: 'https://www.projectjurisprudence.com/2021/06/actions-for-forcible-entry.html',
        read: READ,
      },
    },
    {
      matter: 'Petition to review a decree of registration for fraud',
      time: '1 year from entry of the decree, unless an innocent buyer has acquired the land',
      rule: 'Property Registration Decree (P.D. 1529), Section 32',
      source: {
        title: 'P.D. 1529, Section 32',
        url: 'https://batasnatin.com/law-library/civil-law/land-titles-and-deeds/1422-available-remedies-to-question-the-validity-of-judgment-in-a-registration-case.html',
        read: READ,
      },
    },
    {
      matter: 'Reconveyance of land registered through fraud',
      time: '10 years from registration; courts do not count it against an owner in possession',
      rule: 'Civil Code on implied trust, as applied by the Supreme Court',
      source: {
        title: 'Decision on review of a decree and implied trust',
        url: 'https://bataspinoy.wordpress.com/2011/06/11/the-right-of-a-person-deprived-of-land-or-of-any-estate-or-interest-therein-by-adjudication-or-confirmation-of-title-obtained-by-actual-fraud-is-recognized-by-law21-as-a-valid-and-legal-basis-for-re/',
        read: READ,
      },
    },
    {
      matter: 'Assessed value above which the Regional Trial Court hears ownership',
      time: '₱400,000; up to it, the first-level court',
      rule: 'Republic Act No. 11576 (2021)',
      source: {
        title: 'Supreme Court on R.A. 11576',
        url: 'https://sc.judiciary.gov.ph/20544/',
        read: READ,
      },
    },
  ],
  costs: [
    'Certified copies, tax declarations and a relocation survey are the first expenses, before any case.',
    'Filing fees follow the assessed value of the land or the amount claimed.',
    'A transfer brings capital gains or estate tax, documentary stamp tax, transfer tax of the province or city, and registration fees. Unpaid real property tax has to be settled first.',
  ],
  offices: {
    'Registry of Deeds': 'Titles, annotations and transfers, one for each city or province.',
    'City or municipal assessor and treasurer':
      'Tax declarations, assessed values and real property tax.',
    'DENR (CENRO and PENRO)': 'Land classification, surveys and free patents on public land.',
    'Department of Agrarian Reform and its adjudicators':
      'Tenancy, CLOAs, coverage and conversion of farm land.',
    'National Commission on Indigenous Peoples': 'Ancestral domains and lands.',
    'Human Settlements Adjudication Commission':
      'Subdivision and condominium buyers against developers, and homeowners’ associations.',
    'First-level and Regional Trial Courts': 'Possession, ownership, partition and titles.',
  },
  questions: {
    'Is a tax declaration as good as a title?':
      'No. It supports a claim of possession in the concept of owner, but it does not by itself prove ownership, and against a Torrens title it usually loses.',
    'Can land be lost because someone occupied it for thirty years?':
      'Not if it is registered under the Torrens system: titled land cannot be acquired by prescription. Untitled private land can be, under the conditions of the Civil Code.',
    'I bought from only one of five heirs. What did I get?':
      'Usually that heir’s undivided share and nothing more. The buyer becomes a co-owner with the other heirs until there is a partition.',
    'May I cut off water or fence in a person I want out?':
      'No. Taking the law into one’s own hands can lead to a criminal or ejectment case against the owner. A demand and a case for ejectment are the way the law provides.',
    'Can a foreigner buy land through a Filipino spouse or friend?':
      'The land may be titled to a Filipino spouse, but the foreigner does not acquire it and often cannot get the money back. Arrangements with a dummy are punished.',
    'The title was lost in a fire. Is the land lost too?':
      'No. A lost owner’s duplicate is replaced by a petition in court; a destroyed registry original is reconstituted from other records. Both need notice to the neighbors and anyone interested.',
    'Can land under a CLOA be sold?':
      'Not freely. The law limits transfer for a time and to certain persons, and the rules changed with later laws. The date of the award and the state of payment decide.',
  },
};
