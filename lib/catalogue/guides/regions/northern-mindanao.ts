import type { RegionGuide } from '@/lib/catalogue/guide';

export const NORTHERN_MINDANAO: RegionGuide = {
  region: 'northern-mindanao',
  place: 'Northern Mindanao',
  about:
    'Northern Mindanao is Bukidnon, Misamis Oriental, Misamis Occidental, Lanao del Norte and the island of Camiguin, with Cagayan de Oro and Iligan as highly urbanized cities. Courts sit in both, and in Malaybalay, Manolo Fortich, Gingoog, Oroquieta, Ozamiz, Tangub, Tubod and Mambajao.',
  languages:
    'Cebuano is the common language. Higaonon, Bukid and Talaandig are spoken in Bukidnon, Subanen in the west, Maranao in Lanao and in trade, and Kinamiguin by a few on the island.',
  travel:
    'Cagayan de Oro is the hub: Iligan is two hours west, Malaybalay two to three hours up the plateau, Camiguin a ferry from Balingoan. Upland roads close in heavy rain.',
  freeHelp:
    'Public attorneys work at each seat. IBP chapters exist for Misamis Oriental, Bukidnon, Misamis Occidental, Lanao del Norte and Camiguin, and Xavier University runs a law clinic.',
  areas: {
    civil: {
      local: [
        'Cagayan de Oro grew fast, and its civil cases with it: subdivision buyers, loans, annulments of young couples, and relief after floods. In Iligan and Lanao del Norte a marriage or estate may belong to a Shari’a court, where the family is Muslim.',
      ],
      offices: {
        'Regional Trial Courts in Cagayan de Oro, Iligan, Malaybalay, Oroquieta, Ozamiz, Tubod and Mambajao':
          'By residence or property.',
        'Court of Appeals, Mindanao station, Cagayan de Oro': 'Appeals from all of Mindanao.',
        'Shari’a courts of the Fourth District, and of the Sixth created in 2024':
          'For Lanao and Iligan, and for the other provinces.',
      },
      questions: {
        'Our subdivision in Cagayan de Oro flooded and the bank still wants its payments. Can we stop?':
          'The loan and the defect are two matters: the bank is paid or the house is foreclosed, while the developer answers for defects. Ask for restructuring in writing.',
        'My late husband was Maranao and I am Christian; we lived in Iligan. Do I inherit?':
          'Muslim inheritance rules differ for a spouse of another faith, but property owned in common is divided first. Which law governs depends on how you married.',
      },
    },
    'land-issues': {
      local: [
        'Pineapple and banana plantations on the Bukidnon plateau lease land from cooperatives of beneficiaries and from small owners by contracts that run for decades. Ancestral domains of the Higaonon and Talaandig, ranch leases and resettlement areas lie under and beside them.',
      ],
      offices: {
        'DAR offices and adjudicators in Cagayan de Oro, Malaybalay, Oroquieta, Iligan and Mambajao':
          'Leasebacks, tenancy and titles.',
        'NCIP Region X': 'Domains and consent.',
        'Registries of Deeds in Cagayan de Oro, Iligan, Malaybalay, Oroquieta, Ozamiz, Tubod and Mambajao':
          'Titles by area.',
      },
      questions: {
        'My parents leased 3 hectares in Manolo Fortich to a plantation until 2040. Am I bound?':
          'Heirs are bound by a valid lease. Rent reviews, renewal clauses and registration on the title should be read, and the DAR’s rules if the land was awarded.',
        'A ranch in Impasugong fenced our old farm. Its lease ended years ago. Who decides?':
          'A pasture lease concerns public land: the environment office cancels or renews. Claims of farmers and of the tribe are examined before it is given again.',
      },
    },
    criminal: {
      local: [
        'Highway accidents on the Sayre, drugs, illegal logs, cattle theft, hazing, and the aftermath of armed conflict in Lanao fill the criminal lists of Northern Mindanao. Online seller scams operated from Cagayan de Oro have drawn complaints from all over.',
      ],
      offices: {
        'City Prosecutors of Cagayan de Oro and Iligan': 'Acts in the two cities.',
        'Provincial Prosecutors in Malaybalay, Oroquieta, Tubod and Mambajao':
          'Acts in the provinces.',
      },
      questions: {
        'My son died in a fraternity initiation in Cagayan de Oro. Who can be charged?':
          'Under the anti-hazing law those who took part and those present without preventing it, and in some cases officers and owners of the place. Phones and group chats are evidence.',
        'My truck lost its brakes in Mangima and hit a van. Will I be jailed tonight?':
          'After a fatal accident drivers are often held for inquest. Bail for reckless imprudence is a matter of right; maintenance records help on the merits.',
      },
    },
    labor: {
      local: [
        'Plantations, canneries, the industrial estate in Tagoloan, steel and cement in Iligan, call centers, malls and ports employ the workers of Northern Mindanao. Cooperatives that supply thousands of harvesters are its particular issue.',
      ],
      offices: {
        'NLRC Regional Arbitration Branch X, Cagayan de Oro':
          'Labor Arbiters; the Eighth Division for Mindanao sits in the city.',
        'DOLE Regional Office X, Cagayan de Oro, with field offices':
          'Conciliation and inspection.',
      },
      questions: {
        'I harvest pineapple as a “member-owner” of a service cooperative. Can a member sue for dismissal?':
          'If you are in truth a worker under control and pay, labor law applies in spite of membership. Contracts with the plantation and payslips show it.',
        'The mill in Iligan changed owners. Does my service start again?':
          'A sale of assets may end employment with separation pay, a sale of shares does not interrupt it. The notice you received tells which it was.',
      },
    },
    corporate: {
      local: [
        'Feed mills, developers, schools, hospitals, bus and shipping lines and agricultural cooperatives are the enterprises of Northern Mindanao. Investors in poultry and cattle schemes lost money here, and licensed and unlicensed offers look alike.',
      ],
      offices: {
        'SEC Cagayan de Oro Extension Office': 'Registration, advisories and complaints.',
        'Special Commercial Court, Regional Trial Court of Cagayan de Oro':
          'Intra-corporate disputes.',
        'PHIVIDEC Industrial Authority, Tagoloan': 'Locators of the estate.',
      },
      questions: {
        'A “cattle fattening” company in Bukidnon offers 25 percent. How do I check it?':
          'Search the SEC for the company, its secondary license and advisories. A registration alone does not allow taking investments from the public.',
        'My partner in a trucking firm in Opol died and his children want out. What do we owe them?':
          'In a partnership the liquidated share, in a corporation their shares at a price agreed or found by appraisal if a buyout clause exists.',
      },
    },
    taxation: {
      local: [
        'Revenue Region 16 has its seat in Cagayan de Oro. Growers under contract, cooperatives, truckers and developers are its taxpayers in Northern Mindanao; families in Camiguin bring land under an ancestor’s name since before the eruption.',
      ],
      offices: {
        'BIR Revenue Region 16, Cagayan de Oro':
          'Districts 97 (Gingoog), 98 (Cagayan de Oro), 99 (Malaybalay), 100 (Ozamiz) and 101 (Iligan).',
        'City treasurers of Cagayan de Oro and Iligan': 'Local taxes and protests.',
      },
      questions: {
        'I grow chicken under contract in Claveria. Am I a farmer or a service provider for tax?':
          'A grower who raises the integrator’s birds for a fee is usually taxed on that fee as a service. VAT treatment depends on the product and the law’s list.',
        'The province and the city both tax our sand and gravel. Is that double taxation?':
          'Quarry tax belongs to the province or highly urbanized city where the material is taken, with shares for towns; another levy on the same act can be protested.',
      },
    },
    immigration: {
      local: [
        'Technicians of plantations and power plants, missionaries, students and spouses make up the foreigners of Northern Mindanao; Camiguin has drawn European retirees and now has a field office of its own.',
      ],
      offices: {
        'Bureau of Immigration offices in Cagayan de Oro, Iligan, Ozamiz and Camiguin':
          'Extensions, cards and reports; check what each handles.',
      },
      questions: {
        'I live on Camiguin. Can I do everything about my stay in Mambajao?':
          'The field office opened in the capitol takes common transactions. Conversions and hearings are referred to Cagayan de Oro or Manila.',
        'Our power plant in Villanueva needs a Japanese engineer for three months. Which permit?':
          'A special work permit covers short assignments; beyond it, a labor permit and a work visa.',
      },
    },
    'intellectual-property': {
      local: [
        'Lanzones of Camiguin, cacao and coffee of Bukidnon, ham and pastel of Cagayan de Oro are names that sell in Northern Mindanao. The region’s universities file inventions on farm machines and food.',
      ],
      offices: {
        'IPOPHL satellite office, Cagayan de Oro': 'Applications and advice.',
        'Special Commercial Court, Regional Trial Court of Cagayan de Oro':
          'Its IP warrants hold nationwide.',
      },
      questions: {
        'Can I sell pastel under my own name if every shop in Camiguin does?':
          'The bread’s name is common; use a mark and box that differ from the known houses. A search shows what is taken.',
        'My thesis machine at a state university in Cagayan de Oro is sold by a fabricator. What can I do?':
          'Look whether the university filed a patent or utility model and within what time after publication. Without filing, the machine is free.',
      },
    },
    election: {
      local: [
        'Cagayan de Oro and Iligan vote apart from their provinces, Malaybalay, Valencia, Gingoog, El Salvador, Oroquieta, Ozamiz and Tangub with theirs. Bukidnon’s large towns and Lanao del Norte’s clans give the region most of its protests.',
      ],
      offices: {
        'COMELEC Region X, Cagayan de Oro': 'Supervision and information.',
        'Regional Trial Courts of the five provinces': 'Municipal protests.',
        'Commission on Elections, Manila': 'Nine cities and the provinces.',
      },
      questions: {
        'I won in Kapatagan by one vote and the rival protests. What should I prepare?':
          'An answer in the short time of the summons, a counter-protest if other precincts favor you, and revisors for each table.',
        'Residents of a relocation site in Cagayan de Oro vote in three barangays. Is that fixed by the developer?':
          'Precincts follow barangay lines set by ordinance and law. Ask the election officer for the map and apply for correction.',
      },
    },
  },
};
