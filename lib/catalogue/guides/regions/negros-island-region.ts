import type { RegionGuide } from '@/lib/catalogue/guide';

export const NEGROS_ISLAND_REGION: RegionGuide = {
  region: 'negros-island-region',
  place: 'the Negros Island Region',
  about:
    'The Negros Island Region was created again in 2024 by Republic Act 12000 from Negros Occidental, Negros Oriental, Siquijor and Bacolod. Its offices are still sorting out who answers for what, so directories of Regions VI and VII may list them; courts sit in Bacolod, Silay, Cadiz, San Carlos, Kabankalan, Dumaguete, Bais, Bayawan, Guihulngan and Siquijor.',
  languages:
    'Hiligaynon is spoken in the west, Cebuano in the east and in Siquijor. A case that crosses the mountains may need both.',
  travel:
    'Bacolod and Dumaguete are five to six hours apart by road. Siquijor is an hour by boat from Dumaguete, San Carlos faces Toledo in Cebu across the strait.',
  freeHelp:
    'Public attorneys serve the court seats on both sides. IBP chapters exist for Negros Occidental, Negros Oriental and Siquijor, and Bacolod and Dumaguete have law schools with clinics.',
  areas: {
    civil: {
      local: [
        'Sugar made and divided the families of Negros, and their estates, leases and crop loans still come to court in the Negros Island Region. Beside them stand the ordinary cases of two growing cities, Bacolod and Dumaguete, where teachers, nurses and retirees rent, borrow and marry.',
      ],
      offices: {
        'Regional Trial Courts in Bacolod, Silay, Cadiz, San Carlos, Bago, Himamaylan and Kabankalan':
          'For the west.',
        'Regional Trial Courts in Dumaguete, Bais, Bayawan, Guihulngan and Siquijor':
          'For the east and the island.',
      },
      questions: {
        'We lease our farm in Silay to a planter who pays in sugar quedans. He is late. What applies?':
          'The contract first, then the Civil Code on leases: demand, rescission and ejectment. Quedans have a market price on each date, which should be fixed in the claim.',
        'I rented a house to a retiree in Dumaguete who died. Who pays the rent?':
          'The estate does, as a claim against it. His heirs or embassy can be notified; the things in the house may not simply be taken.',
      },
    },
    'land-issues': {
      local: [
        'No region has more land awarded from haciendas than Negros, and the disputes are of the second generation: beneficiaries who leased back to the planter, collective titles to be parceled, and installed farmers against those who were on the land before.',
      ],
      offices: {
        'DAR offices and adjudicators in Bacolod and Dumaguete':
          'Parceling, leaseback and tenancy.',
        'Registries of Deeds in Bacolod, Negros Occidental, Dumaguete, Negros Oriental and Siquijor':
          'Titles; several cities have their own.',
      },
      questions: {
        'Our collective CLOA in Kabankalan has sixty names. How do I get my own title?':
          'Through the parceling program: survey, agreement on lots, and individual titles from the DAR. Names of those who left or sold have to be settled before.',
        'We bought a beach lot in Siquijor from a beneficiary. Is that allowed?':
          'Awarded land may not be sold for a time and only to certain persons, and beach strips are often not awardable at all. The annotation on the title tells.',
      },
    },
    criminal: {
      local: [
        'Killings over politics and land, insurgency charges, drugs in the cities and frauds on retirees are known to the prosecutors of the Negros Island Region. After the attack on a governor in 2023 several cases of Negros Oriental were moved to Manila for safety.',
      ],
      offices: {
        'City Prosecutors of Bacolod, Dumaguete and the other cities': 'Acts in the cities.',
        'Provincial Prosecutors in Bacolod, Dumaguete and Siquijor': 'Acts in the towns.',
      },
      questions: {
        'A case in Negros Oriental was transferred to Manila. Why, and can I attend?':
          'The Supreme Court may change the place of trial to avoid a miscarriage of justice. Parties attend there or by video with leave.',
        'A retiree friend gave ₱2 million for a business in Valencia that does not exist. What evidence is needed?':
          'Proof of what was promised before the money was paid, the transfers, and that the promise was false. The corporate papers or their absence help.',
      },
    },
    labor: {
      local: [
        'Sugar mills and farms, call centers in Bacolod and Dumaguete, hospitals, universities and hotels supply the labor cases of the Negros Island Region. Pakyaw work in the fields, dead season without pay and benefits from the sugar social fund are questions of this island alone.',
      ],
      offices: {
        'DOLE offices in Bacolod, Dumaguete and Siquijor': 'Conciliation and inspection.',
        'NLRC arbitration offices in Bacolod and Dumaguete':
          'Begun under Branches VI and VII; ask which branch number goes on the complaint.',
      },
      questions: {
        'I cut cane by the ton in Victorias. Do I have 13th month pay?':
          'Workers paid by result are employees and receive it on what they earned. Purely task-based help by an independent group may be different; who directs the work decides.',
        'Must I travel from Siquijor to Dumaguete to complain?':
          'A complaint can be started through the DOLE office on the island, which was to house a desk for the NLRC. Conferences may be online.',
      },
    },
    corporate: {
      local: [
        'Mills, planters’ associations, cooperatives, hospitals, pasalubong brands and outsourcing firms are the companies of Negros. Shares of old haciendas incorporated decades ago pass to heirs who have never met.',
      ],
      offices: {
        'SEC Bacolod Extension Office': 'Created by a law of its own in 2016.',
        'DTI offices in Bacolod, Dumaguete and Siquijor': 'Names and consumer complaints.',
      },
      questions: {
        'My grandfather’s hacienda corporation in La Carlota expired. Who owns the land?':
          'Since the new code most corporations have perpetual existence, but one whose term ended earlier is liquidated by its trustees for the stockholders. Revival may be asked for.',
        'Our planters’ association holds back part of the sugar price. Can it?':
          'By-laws and milling contracts allow certain deductions. Members may inspect the books and question those that were not approved.',
      },
    },
    taxation: {
      local: [
        'Revenue Region 12 in Bacolod covers the west, and district 79 in Dumaguete the east and Siquijor. Sugar has its own tax life in Negros: quedans, advance VAT on refined sugar, and planters who never registered.',
      ],
      offices: {
        'BIR Revenue Region 12, Bacolod':
          'Districts 76 (Victorias), 77 (Bacolod) and 78 (Binalbagan).',
        'BIR Revenue District Office 79, Dumaguete': 'Negros Oriental and Siquijor.',
      },
      questions: {
        'Is raw sugar from my farm subject to VAT?':
          'Raw cane sugar as defined by law is exempt, refined sugar is not. The mill’s certificate and your cooperative’s status make the difference in withholding.',
        'I am a US retiree renting out my wife’s house in Dauin. Who declares the rent?':
          'The owner does, on her return, or both by their property regime if they file jointly. Withholding by tenants who are companies is credited.',
      },
    },
    immigration: {
      local: [
        'Dumaguete, Dauin and Siquijor have one of the densest communities of foreign retirees in the country, and Bacolod has students and spouses. Their papers lapse in illness or after a separation, when nobody looks at dates.',
      ],
      offices: {
        'Bureau of Immigration offices in Dumaguete and Bacolod':
          'Extensions, cards and annual reports.',
      },
      questions: {
        'My Filipina wife left me and I hold a 13(a). Do I lose my residence?':
          'Separation alone does not cancel it at once, but the visa rests on the marriage; an annulment or a petition by the spouse can end it. Another category should be examined early.',
        'I was hospitalized in Dumaguete while my stay ran out. Will I be blacklisted?':
          'Medical records explain the gap and are attached to the motion for extension. Fines are still due in most cases.',
      },
    },
    'intellectual-property': {
      local: [
        'Napoleones, piaya, inasal and silvanas are famous, and so are the quarrels about the first bakery. Organic farms, game studios and the authors of Dumaguete’s writers’ workshop add patents of small machines and copyright to the list in Negros.',
      ],
      offices: {
        'IPOPHL satellite office, Dumaguete': 'Opened in 2018 with local trade groups.',
        'Regional Trial Courts designated as commercial courts': 'Ask in Bacolod or Dumaguete.',
      },
      questions: {
        'My grandmother created the recipe that a chain in Bacolod sells. Is it protected?':
          'A recipe as a list is hardly protected; its text, a secret kept, and a name are. Once the secret is public the recipe is free.',
        'A publisher in Manila printed my workshop poem without asking. What is it worth?':
          'At least a license fee, and damages if it was willful. You may also insist on your name under it.',
      },
    },
    election: {
      local: [
        'Bacolod votes apart from Negros Occidental; the other cities of the island, more than a dozen, vote with their provinces. Special elections and unseated officials have made Negros Oriental a textbook of election law since 2022.',
      ],
      offices: {
        'COMELEC offices in Bacolod, Dumaguete and Siquijor': 'Registration and candidacies.',
        'Regional Trial Courts of the three provinces': 'Municipal protests.',
        'Commission on Elections, Manila': 'All cities and the provinces.',
      },
      questions: {
        'In Negros Oriental the losing candidate for governor was seated in 2022. How can that happen?':
          'When a nuisance candidate’s votes are credited to the person meant, the count changes. COMELEC and the Supreme Court decided it on the certificates, not on a recount.',
        'I live in Bacolod and vote in Silay. Which is right?':
          'Where you really reside. The two ballots differ, since Silay elects provincial officials and Bacolod does not.',
      },
    },
  },
};
