import type { RegionGuide } from '@/lib/catalogue/guide';

export const CENTRAL_LUZON: RegionGuide = {
  region: 'central-luzon',
  place: 'Central Luzon',
  about:
    'Central Luzon is Bulacan, Pampanga, Tarlac, Nueva Ecija, Bataan, Zambales and Aurora, with the highly urbanized cities of Angeles and Olongapo and the freeports of Clark and Subic. Courts sit in Malolos, San Fernando, Angeles, Tarlac City, Cabanatuan, Gapan, Balanga, Olongapo, Iba, Baler and other seats.',
  languages:
    'Tagalog in Bulacan, Nueva Ecija, Bataan and Aurora, Kapampangan in Pampanga and southern Tarlac, Ilocano in the north, Sambal on the coast of Zambales.',
  travel:
    'Expressways bring San Fernando within two hours of Manila, and Subic and Clark close to each other. Baler is reached by mountain road, and low Bulacan and Pampanga flood in the rains.',
  freeHelp:
    'Public attorneys work at all court seats. IBP chapters exist for each of the provinces, and law schools in Malolos, San Fernando, Angeles, Cabanatuan and Tarlac run clinics.',
  areas: {
    civil: {
      local: [
        'Commuter suburbs and old farming towns meet in Central Luzon. Bulacan brings homeowners, pre-selling houses and loans; Angeles and Olongapo the family questions of mixed couples, with children whose father returned to another country.',
      ],
      offices: {
        'Regional Trial Courts in Malolos, San Fernando, Angeles, Tarlac City, Cabanatuan, Balanga and Olongapo':
          'By residence or property.',
        'Municipal Trial Courts in Cities and towns': 'Small claims and ejectment.',
      },
      questions: {
        'The father of my child is an American who left Angeles. Can I claim support?':
          'Filiation must be shown, by a birth record he signed, messages or a DNA test. A judgment here helps with property here; abroad, support is pursued through his State’s agency.',
        'The house I bought in Bulacan floods every year. Is the developer liable?':
          'Hidden defects and unfulfilled plans are grounds before the adjudication commission, within the times of the law. Keep the brochures, permits and photos.',
      },
    },
    'land-issues': {
      local: [
        'Agrarian reform began in the rice land of Central Luzon and its papers are everywhere: emancipation patents in Nueva Ecija, the estate of Luisita in Tarlac, conversions to subdivisions in Bulacan and Pampanga. Lahar after Pinatubo buried boundaries, and Aeta communities hold ancestral domains around the mountain.',
      ],
      offices: {
        'DAR Region 3, San Fernando, with adjudicators in each province':
          'Patents, tenancy and conversion.',
        'Registries of Deeds in Malolos, Guiguinto or Meycauayan, San Fernando, Angeles, Tarlac, Cabanatuan, Balanga, Iba and Olongapo':
          'Check which one covers the town.',
        'NCIP Region 3': 'Aeta and Dumagat domains.',
      },
      questions: {
        'We tilled in San Ildefonso for forty years; now the heirs sold to a developer. Must we go?':
          'A tenant has security of tenure and rights of preemption and redemption. Conversion needs an order of the DAR, and disturbance compensation is due.',
        'Lahar covered the corners of our lot in Bacolor. How do we find it again?':
          'By a relocation survey from the title’s technical description and reference monuments. Neighbors should be notified, since all boundaries moved in appearance alike.',
      },
    },
    criminal: {
      local: [
        'Firecracker accidents in Bulacan, drugs, motorcycle killings, cyber-sex dens, trafficking around the bars of Angeles and Olongapo, and raids on scam hubs are among the cases of Central Luzon. Offenses inside the freeports are tried in the courts of the towns around.',
      ],
      offices: {
        'Provincial Prosecutors in Malolos, San Fernando, Tarlac, Cabanatuan, Balanga, Iba and Baler':
          'Acts in the provinces.',
        'City Prosecutors of Angeles and Olongapo': 'Acts in the two cities.',
      },
      questions: {
        'I worked as a cleaner in a hub raided in Bamban. Am I a suspect or a witness?':
          'Both are possible. Those without knowledge often become witnesses, and trafficked persons are not punished for what they were made to do. Speak with counsel first.',
        'A collision happened inside Subic Freeport. Which police and which court?':
          'The authority’s law enforcement records it, the prosecutor of Olongapo or of the neighboring town handles it, by the exact place.',
      },
    },
    labor: {
      local: [
        'Export factories and call centers in Clark, ship repair and logistics in Subic, garments and electronics in Bataan, and food plants along the expressway make Central Luzon a large labor docket. The freeport authorities have labor centers, but dismissal is decided by the NLRC.',
      ],
      offices: {
        'NLRC Regional Arbitration Branch III, San Fernando, Pampanga':
          'Labor Arbiters for the seven provinces.',
        'DOLE Regional Office III, San Fernando, with provincial offices':
          'Conciliation and inspection.',
        'Labor centers of Clark, Subic and Bataan freeports': 'First help inside the zones.',
      },
      questions: {
        'My employer is in Clark and says Philippine labor law does not apply in a freeport. True?':
          'No. Tax and customs are special there; the Labor Code applies as outside.',
        'The garment line in Mariveles was moved to Vietnam. What should the notice have said?':
          'The cause, the date and the workers concerned, given one month ahead to each worker and to DOLE, with separation pay for closure or redundancy.',
      },
    },
    corporate: {
      local: [
        'Locators in Clark, Subic and Bataan, poultry and feed companies, jewelers of Meycauayan and builders of subdivisions are the companies of Central Luzon. Inside a freeport, registration with the authority is added to that with the SEC.',
      ],
      offices: {
        'SEC Tarlac Extension Office, Tarlac City': 'Reports, registration and advice.',
        'Clark Development Corporation and Subic Bay Metropolitan Authority':
          'Leases, permits and certificates of locators.',
      },
      questions: {
        'Our lease in Clark runs out in five years. Do the buildings go to the authority?':
          'Many leases say so. The clause on improvements and renewal should be read together with the master development plan.',
        'I raise broilers under a contract in Tarlac and the integrator cut my fee. What can I do?':
          'Contract growing binds by its schedule of fees and causes for deduction. Ask for the computation for each batch, and for arbitration if the contract says so.',
      },
    },
    taxation: {
      local: [
        'Central Luzon is divided between Revenue Region 4 in San Fernando and, for Bulacan, Revenue Region 5 in Caloocan. Freeport companies pay a special rate on gross income, and what counts as their cost is argued year after year.',
      ],
      offices: {
        'BIR Revenue Region 4, San Fernando, Pampanga':
          'Tarlac, Nueva Ecija, Pampanga, Bataan, Zambales and Aurora.',
        'BIR Revenue Region 5, Caloocan': 'The Bulacan districts 25A and 25B.',
      },
      questions: {
        'I bought a car in Subic and drove it to Cabanatuan. Is anything due?':
          'Goods leaving a freeport for the customs territory are treated as imported: duties, excise and VAT. Proof of payment goes with the registration.',
        'Our piggery in Bulacan was assessed by the town for business tax. Is farming taxed?':
          'Sale of own products by marginal farmers is protected by limits in the Local Government Code; commercial raisers may be taxed by ordinance.',
      },
    },
    immigration: {
      local: [
        'Retired servicemen in Angeles and Olongapo, workers of zone companies and passengers through Clark airport are the foreigners of Central Luzon. The freeports issue visas of their own to investors and employees of locators.',
      ],
      offices: {
        'Bureau of Immigration offices in Angeles, Clark, Subic, Olongapo, Balanga and Nueva Ecija':
          'Extensions, cards and reports.',
        'Subic and Clark authorities': 'Endorsement of freeport work and investor visas.',
      },
      questions: {
        'My Subic work visa ends with my job. Can I keep living in Angeles?':
          'The freeport visa is bound to the zone and the job. Downgrade it and extend as a visitor, or convert if you qualify otherwise.',
        'I am a US retiree in Angeles and lost my passport with the stamps. What first?':
          'A police report and a new passport, then a certification of your arrival from the Bureau, so that the stay can be transferred into it.',
      },
    },
    'intellectual-property': {
      local: [
        'Kapampangan food names, San Fernando lanterns, Bulacan pastries and firecracker brands, furniture of Betis and games made in Clark fill the files of Central Luzon. Copies arrive through Subic’s port, where recorded marks can be watched.',
      ],
      offices: {
        'IPOPHL satellite office for Pampanga': 'Applications; confirm the present address.',
        'Bureau of Customs, Ports of Subic and Clark': 'Border measures for recorded rights.',
      },
      questions: {
        'Can I protect the pattern of my giant lantern?':
          'The drawing and the light choreography may be works under copyright; a new look of a product may be a design. The traditional form itself is free.',
        'Another sisig house in Angeles uses my late mother’s picture. Is that allowed?':
          'A person’s image in trade may violate civil rights to name and dignity and be unfair competition. The heirs can demand that it stop.',
      },
    },
    election: {
      local: [
        'With more than seven million voters in its seven provinces, Central Luzon decides national races and fights local ones hard. Angeles and Olongapo vote apart from their provinces; San Jose del Monte’s voters refused to become a highly urbanized city in 2023 and still vote with Bulacan.',
      ],
      offices: {
        'COMELEC Region 3, San Fernando': 'Supervision and information.',
        'Regional Trial Courts of the provinces': 'Municipal protests.',
        'Commission on Elections, Manila': 'Cities, provinces and their boards.',
      },
      questions: {
        'I lost as mayor of a Bulacan town and my rival lives in Quezon City. What do I file?':
          'For eligibility a quo warranto, for the count a protest, both in the Regional Trial Court within ten days. The two have different grounds and should not be mixed.',
        'Workers of Clark were bused to register in Mabalacat. Is that legal?':
          'Registering people who do not live there is an offense. Exclusion petitions name each voter and need proof.',
      },
    },
  },
};
