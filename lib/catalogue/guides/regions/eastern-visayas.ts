import type { RegionGuide } from '@/lib/catalogue/guide';

export const EASTERN_VISAYAS: RegionGuide = {
  region: 'eastern-visayas',
  place: 'Eastern Visayas',
  about:
    'Eastern Visayas is Leyte, Southern Leyte, Biliran and the three Samar provinces, with Tacloban and Ormoc as cities outside provincial elections. Courts sit in Tacloban, Ormoc, Baybay, Carigara, Maasin, Naval, Catbalogan, Calbayog, Borongan, Guiuan, Catarman, Laoang and Allen.',
  languages:
    'Waray is spoken in Samar and eastern Leyte, Cebuano in Ormoc, Maasin and the west, and Abaknon on Capul. Witnesses often need an interpreter for one or the other.',
  travel:
    'The San Juanico Bridge links the two islands; limits on trucks and buses there have lengthened trips. The Pacific towns of Samar are half a day from Tacloban, and storms cut the roads.',
  freeHelp:
    'Public attorneys sit in all provinces. IBP chapters exist for Leyte, Southern Leyte and the Samars, and Tacloban has law schools with clinics.',
  areas: {
    civil: {
      local: [
        'Yolanda in 2013 washed away not only houses but papers: birth records, marriage contracts and titles had to be rebuilt in Eastern Visayas, and late registrations with errors still block pensions and inheritances. Debts and support cases of poor families make up most of the rest.',
      ],
      offices: {
        'Regional Trial Courts in Tacloban, Ormoc, Maasin, Naval, Catbalogan, Borongan and Catarman':
          'With further seats.',
        'Local civil registrars': 'Clerical corrections and late registration.',
      },
      questions: {
        'My birth record in Basey was lost in the storm surge. How do I prove my age?':
          'Ask the statistics authority for its copy first. Without one, late registration uses baptismal, school and voter records and affidavits.',
        'The name of my late husband is wrong in our marriage record in Guiuan. Must I go to court?':
          'A misspelling is corrected by the civil registrar without court. A change of identity or status needs the Regional Trial Court.',
      },
    },
    'land-issues': {
      local: [
        'Coconut land under tenancy, resettlement lots given after Yolanda, and untitled family land define the land cases of Eastern Visayas. Resettlement awards may not be rented out or sold, yet many were, and the occupants of today are not the names on the list.',
      ],
      offices: {
        'DAR Region 8, Tacloban, with provincial offices': 'Tenancy and awarded coconut land.',
        'Registries of Deeds in Tacloban, Ormoc, Palo, Maasin, Naval, Catbalogan, Calbayog, Borongan and Catarman':
          'By city or province.',
        'National Housing Authority, Region 8': 'Resettlement awards.',
      },
      questions: {
        'I bought a resettlement unit in northern Tacloban from an awardee. Can they evict me?':
          'The award is personal and the sale is usually void toward the housing authority. Some programs allow substitution of beneficiaries; ask before you improve the house.',
        'Our tenant in Laoang has stopped sharing since the coconuts fell. Is the tenancy over?':
          'Loss of the crop by calamity does not end it. Sharing or rent may be reduced or suspended; the agrarian office mediates.',
      },
    },
    criminal: {
      local: [
        'Insurgency charges in the interior of Samar, drugs along the highway, theft of relief goods and public funds, and trafficking of girls to the cities stand out among the criminal cases of Eastern Visayas.',
      ],
      offices: {
        'Provincial Prosecutors in Palo, Maasin, Naval, Catbalogan, Borongan and Catarman':
          'Acts in the towns.',
        'City Prosecutors of Tacloban, Ormoc, Calbayog and the other cities': 'Acts in the cities.',
      },
      questions: {
        'A woman from Manila recruited my daughter in Catarman for “waitress work”. What should I do?':
          'Report at once to the women’s desk and the inter-agency council’s hotline, with names, boat or bus and messages. Consent of a minor does not matter in trafficking.',
        'Our barangay treasurer sold the relief rice. Where is that filed?':
          'With the Ombudsman’s Visayas office or the prosecutor, as malversation and graft. Distribution lists and photos make the case.',
      },
    },
    labor: {
      local: [
        'Geothermal plants, the industrial estate in Isabel, malls and hospitals in Tacloban and Ormoc, and government contractors employ workers in Eastern Visayas. Layoffs at large plants and unpaid road crews have been the big cases.',
      ],
      offices: {
        'NLRC Regional Arbitration Branch VIII, Tacloban City':
          'Labor Arbiters for the six provinces.',
        'DOLE Regional Office VIII, Tacloban, with field offices': 'Conciliation and inspection.',
      },
      questions: {
        'The plant in Isabel stopped operating. How much separation pay is due?':
          'It depends on whether it closed because of serious losses that are proved. Ask for the notice filed with DOLE and compute by years of service.',
        'The contractor of a school in Oras left without paying us. Can we claim from the government?':
          'Money claims go against the contractor and its bond, and the project owner may be liable for wages under the Labor Code on contractors; claims against the State have a route of their own.',
      },
    },
    corporate: {
      local: [
        'Abaca buyers, hardware stores, rural banks, electric cooperatives and contractors are the firms of Eastern Visayas. Electric cooperatives with hundreds of thousands of members produce most disputes about boards and meetings.',
      ],
      offices: {
        'SEC online system, and the Cebu Extension Office':
          'Ask the SEC for its present office for Region VIII.',
        'DTI Region 8, Tacloban area': 'Names, permits and consumer complaints.',
        'National Electrification Administration': 'Supervision of electric cooperatives.',
      },
      questions: {
        'Our electric cooperative in Samar removed a director. Who reviews it?':
          'The National Electrification Administration under the cooperatives’ law and its rules, with a further review in the courts.',
        'I want to export handwoven mats from Basey. What papers are needed?':
          'Business registration, an exporter’s registration at customs, and for some buyers certificates of origin. Weavers’ pay and consent should be in writing.',
      },
    },
    taxation: {
      local: [
        'Revenue Region 14 in Tacloban has six districts. Contractors who rebuilt Leyte and Samar are audited for years later; small shops complain of closures; and families ask for a tax clearance of land whose owners died in the storm.',
      ],
      offices: {
        'BIR Revenue Region 14, Tacloban':
          'Districts 85 (Catarman), 86 (Borongan), 87 (Calbayog), 88 (Tacloban), 89 (Ormoc) and 90 (Maasin).',
        'Provincial treasurers and assessors': 'Real property tax and lost records.',
      },
      questions: {
        'Our parents and brother died the same night in Palo. Who inherited from whom?':
          'Where it cannot be shown who died first, the Civil Code presumes they died together and neither inherits from the other. That shapes the tax returns too.',
        'Our receipts were lost in the flood. How do we answer an audit?':
          'A loss of records is reported to the district in a short time with an affidavit. Copies from suppliers, banks and customers rebuild the proof.',
      },
    },
    immigration: {
      local: [
        'Aid workers, surfers in Guiuan and Borongan, medical students in Tacloban and Palo, and spouses are the foreigners of Eastern Visayas. The office in Tacloban is small, and applications for residence take their way to Manila.',
      ],
      offices: {
        'Bureau of Immigration offices in Tacloban and Calbayog':
          'Extensions and receiving; confirm what each does.',
      },
      questions: {
        'My Nepali classmates and I study medicine in Palo. Who handles our annual report?':
          'The nearest participating office in the first sixty days of the year, or the online option. The school’s liaison may file for a group.',
        'I surf in Calicoan and overstayed by four months. Must I go to Manila?':
          'Not for that length in many cases. Ask the Tacloban office to compute extensions and fines, and keep every receipt.',
      },
    },
    'intellectual-property': {
      local: [
        'Basey mats, binagol and moron sweets, and songs in Waray that go viral without credit are what creators of Eastern Visayas ask about. Weaving groups share patterns by tradition, and buyers from outside register them.',
      ],
      offices: {
        'IPOPHL satellite office, Tacloban': 'Applications and advice.',
        'DTI provincial offices': 'Labels and marks of small producers.',
      },
      questions: {
        'An exporter registered our village’s mat pattern as a design. Can it be undone?':
          'A design that was not new when filed can be cancelled. Old photographs, fairs and museum pieces show that it was known.',
        'My Waray song is used by a politician’s campaign. May I stop it?':
          'Use of a song needs a license, campaigns included. A takedown notice and a demand to the candidate are quick; election rules add nothing to the right.',
      },
    },
    election: {
      local: [
        'Tacloban and Ormoc elect no provincial officials, the other cities of Eastern Visayas do. Samar’s scattered islands and interior precincts bring protests about late machines, armed men and assisted voters. Families displaced by the storm of 2013 sometimes vote where they used to live, which leads to petitions for exclusion.',
      ],
      offices: {
        'COMELEC Region 8, Tacloban area': 'Supervision and information.',
        'Regional Trial Courts of the six provinces': 'Municipal protests.',
        'Commission on Elections, Manila': 'Cities and provinces.',
      },
      questions: {
        'Armed men stood outside our polling place in Las Navas. Is that a ground for protest?':
          'Terrorism is a ground if it affected votes in stated precincts. Watchers’ affidavits and police reports of that day carry it.',
        'I live in Ormoc. Why can I not vote for Leyte’s governor?':
          'Ormoc is an independent component city, and its charter leaves its voters out of provincial elections.',
      },
    },
  },
};
