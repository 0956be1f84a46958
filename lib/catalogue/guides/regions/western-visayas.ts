import type { RegionGuide } from '@/lib/catalogue/guide';

export const WESTERN_VISAYAS: RegionGuide = {
  region: 'western-visayas',
  place: 'Western Visayas',
  about:
    'Western Visayas is the island of Panay, with Aklan, Antique, Capiz and Iloilo, and Guimaras across the strait. Iloilo City is highly urbanized and holds the regional offices; courts also sit in Kalibo, Roxas City, San Jose, Culasi, Mambusao, Guimbal, Barotac Viejo and Jordan.',
  languages:
    'Hiligaynon, or Ilonggo, is spoken in Iloilo, Capiz and Guimaras, Karay-a in Antique and inner Iloilo, Aklanon in Aklan. English is strong in the university city.',
  travel:
    'Panay can be crossed by road in a day. Boracay is reached by boat from Caticlan, Guimaras by pump boat or ro-ro; both stop in strong monsoon winds.',
  freeHelp:
    'Public attorneys work at every court seat. IBP chapters exist for Iloilo, Capiz, Aklan and Antique, and the law schools of Iloilo City have clinics.',
  areas: {
    civil: {
      local: [
        'Iloilo’s courts hear the civil cases of seafaring families: allotments, houses built with remittances, and marriages that ended at a distance. On Panay it is also common that old hacienda and ricefield estates stay undivided until a great-grandchild wants to sell.',
      ],
      offices: {
        'Regional Trial Courts in Iloilo City, Kalibo, Roxas City, San Jose and Jordan':
          'With smaller seats in the provinces.',
        'Court of Appeals, Visayas station, Cebu City': 'Appeals from Panay and Guimaras.',
      },
      questions: {
        'I am a seafarer’s wife in Pavia and he changed the allottee to his mother. Can I object?':
          'Support for wife and children can be ordered by the Family Court and sent to the agency. The allotment form alone does not decide what is owed.',
        'My aunt in Roxas City left a handwritten will. Is that enough?':
          'A will written, dated and signed entirely by hand is valid without witnesses, but it must be proved in court before it has effect.',
      },
    },
    'land-issues': {
      local: [
        'Boracay is the most famous land case of Western Visayas: much of it was held to be State land, divided into forest and agricultural land by proclamation, and occupants without titles were left with possession to protect. In Iloilo and Capiz the questions are fishponds, sugar land and tenants.',
      ],
      offices: {
        'Registries of Deeds in Iloilo City, Iloilo Province, Kalibo, Roxas City, San Jose and Jordan':
          'Titles by area.',
        'DENR Region 6, Iloilo City': 'Boracay’s classification, fishpond and foreshore matters.',
        'DAR provincial offices': 'Tenancy and awarded land on Panay.',
      },
      questions: {
        'We have run a cottage on Boracay since 1985 with a tax declaration. What do we own?':
          'The improvements, and whatever right later laws give to long occupants of land classified as agricultural. In forest land and easements no private right grows.',
        'Our fishpond in Capiz is under a lease agreement with the fisheries bureau. Can I sell it?':
          'A fishpond lease concerns public land; it may be transferred only with approval, and what is sold is the right, not the land.',
      },
    },
    criminal: {
      local: [
        'Drug cases in Iloilo City, cattle theft and killings in upland towns, online scams and thefts in Boracay’s hotels reach the prosecutors of Western Visayas. Foreign complainants from Boracay often leave before the first hearing.',
      ],
      offices: {
        'City Prosecutors of Iloilo and Roxas': 'Acts in the cities.',
        'Provincial Prosecutors in Iloilo, Kalibo, Roxas, San Jose and Jordan':
          'Acts in the towns, Boracay through Kalibo.',
      },
      questions: {
        'My phone and cash were stolen in a Boracay hostel and I fly tomorrow. Is a report useful?':
          'Yes, for insurance and for recovery, if you leave a sworn statement, the serial number and a contact who can receive it.',
        'A carabao was taken in Calinog and sold in Passi. What is the offense?':
          'Cattle rustling under a special decree, graver than simple theft. The certificate of ownership and the brand are the proof.',
      },
    },
    labor: {
      local: [
        'Call centers in Mandurriao, hospitals, schools, malls, hotels in Boracay and shipping crews recruited through Iloilo form the labor docket of Western Visayas. The closure of Boracay in 2018 and the pandemic taught many what suspension of work means.',
      ],
      offices: {
        'NLRC Regional Arbitration Branch VI, Iloilo City':
          'Labor Arbiters for Panay and Guimaras.',
        'DOLE Regional Office VI, Iloilo City, with provincial offices':
          'Conciliation, also for Boracay through Aklan.',
        'Department of Migrant Workers, Iloilo': 'Seafarers and overseas workers.',
      },
      questions: {
        'My Boracay hotel cuts us to three days a week in the lean season. Is that allowed?':
          'A temporary reduction by agreement and notice to the labor department is possible for real business reasons. It may not go on without end or fall on a few people as a punishment.',
        'I was repatriated with a back injury and live in Oton. What must I do at once?':
          'Report to the company’s doctor within three working days of arrival, or the claim can fail. Keep the medical reports; a second opinion and a third doctor follow.',
      },
    },
    corporate: {
      local: [
        'Developers, hospitals, rural banks, food makers and Boracay’s resorts and dive shops are the companies of Western Visayas. Family corporations in Iloilo’s old districts hold land worth much more than the shares say.',
      ],
      offices: {
        'SEC Iloilo Extension Office': 'Registration, reports and complaints.',
        'Special Commercial Court, Regional Trial Court of Iloilo City': 'Intra-corporate cases.',
      },
      questions: {
        'Our family corporation in Jaro owns the house we live in. Can my brother sell it?':
          'A sale of all or substantially all assets needs the board and two-thirds of the stock. A stockholder who dissents may have the right to be paid the fair value.',
        'Can a Korean own a restaurant company on Boracay?':
          'Restaurants have capital conditions for foreign owners, and the land stays Filipino. Permits of Malay and the island’s special rules come in addition.',
      },
    },
    taxation: {
      local: [
        'Revenue Region 11 has its seat in Iloilo City and five districts. Resorts in Malay, professionals and clinics in the city, seafarers’ families and old undivided estates fill the work of tax lawyers in Western Visayas.',
      ],
      offices: {
        'BIR Revenue Region 11, Iloilo City':
          'Districts 71 (Kalibo), 72 (Roxas City), 73 (San Jose), 74 and 75 (Iloilo).',
        'Malay municipal treasurer': 'Environmental and business fees on Boracay.',
      },
      questions: {
        'Our clinic in Iloilo pays doctors a share of fees. Whose income is taxed?':
          'Each doctor’s share is professional income with withholding; the clinic’s fee for rooms and services is its own. The contract should match the invoices.',
        'Boracay land was sold without a title. Why does the BIR use such a high value?':
          'It applies the zonal value of the area, which on the island is high, even where only possession and improvements are sold.',
      },
    },
    immigration: {
      local: [
        'Boracay has an immigration office of its own on the tourist trail of Western Visayas, beside those in Kalibo and Iloilo. Long-staying kite surfers, hotel staff with foreign languages and spouses are its clients. Iloilo City itself has foreign medical students and retirees, who file with the district office there.',
      ],
      offices: {
        'Bureau of Immigration offices in Iloilo, Kalibo and Boracay':
          'Extensions, cards and annual reports.',
        'Kalibo and Iloilo airports': 'International arrivals when flights run.',
      },
      questions: {
        'I work as a Chinese-language guide on Boracay for tips. Do I need a permit?':
          'Yes, tips are pay. Guiding also needs accreditation, which is mostly reserved to Filipinos.',
        'Can I extend on the island up to the maximum stay?':
          'Ordinary extensions can be made there. The last ones before the limit, and clearances, may be referred to Iloilo or Manila.',
      },
    },
    'intellectual-property': {
      local: [
        'La Paz batchoy, Guimaras mangoes, hablon and piña weaving and Iloilo’s bakeries carry names older than their owners. The mango of Guimaras was an early candidate for protection as a geographical indication in the country.',
      ],
      offices: {
        'IPOPHL satellite office, Iloilo City': 'Applications and advice.',
        'Special Commercial Court, Regional Trial Court of Iloilo City':
          'Its IP warrants hold nationwide.',
      },
      questions: {
        'Can I call my shop in Manila “La Paz Batchoy”?':
          'As the name of the dish, probably; as a sign that suggests a known house of La Paz, you may meet its mark. Search first.',
        'My piña design won a prize in Kalibo and is copied in Bulacan. Is it too late to register?':
          'A design must be new when filed, with a short grace period in some cases. Copyright in the drawing may still help.',
      },
    },
    election: {
      local: [
        'Iloilo City votes for itself, while Roxas City and Passi vote with their provinces. Guimaras with its five towns is small enough that every precinct is known, and Malay’s contests concern the government of Boracay.',
      ],
      offices: {
        'COMELEC Region 6, Iloilo City': 'Supervision and information.',
        'Regional Trial Courts of Panay and Guimaras': 'Municipal protests, Malay’s in Kalibo.',
        'Commission on Elections, Manila': 'Cities and provinces.',
      },
      questions: {
        'I manage a resort on Boracay but come from Cebu. Can I vote in Malay?':
          'After six months of residence there before the election, with the intention to stay, by transferring your registration.',
        'Our barangay in Guimaras had more ballots than voters. What do I file?':
          'A protest in the Municipal Circuit Trial Court about that precinct, with the returns and minutes, within ten days of the proclamation.',
      },
    },
  },
};
