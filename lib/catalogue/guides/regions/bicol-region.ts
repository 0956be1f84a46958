import type { RegionGuide } from '@/lib/catalogue/guide';

export const BICOL_REGION: RegionGuide = {
  region: 'bicol-region',
  place: 'the Bicol Region',
  about:
    'The Bicol Region is Albay, Camarines Norte, Camarines Sur, Sorsogon and the island provinces of Catanduanes and Masbate. Courts sit in Legazpi, Ligao, Tabaco, Daet, Naga, Pili, Iriga, Libmanan, Virac, Sorsogon City, Irosin, Masbate City, Cataingan and other towns.',
  languages:
    'Bicolano in several forms, Rinconada around Iriga, Masbateño in Masbate, and Tagalog in Camarines Norte. A lawyer from Naga may need an interpreter in Catanduanes.',
  travel:
    'Storms from the Pacific close ports and roads several times a year; Masbate and Catanduanes depend on ferries. Naga and Legazpi are two hours apart.',
  freeHelp:
    'Public attorneys serve all court seats. IBP chapters exist for Albay, Camarines Norte, Camarines Sur, Catanduanes, Masbate and Sorsogon; law schools in Naga and Legazpi have clinics.',
  areas: {
    civil: {
      local: [
        'After each typhoon the civil courts of the Bicol Region see insurance claims, unpaid repair loans and quarrels about whose tree fell on whose roof. Through the year it is the debts of teachers to lenders, coconut land given in mortgage, and families split between home and Manila.',
      ],
      offices: {
        'Regional Trial Courts in Legazpi, Naga, Iriga, Daet, Sorsogon City, Masbate City and Virac':
          'With smaller seats beside them.',
        'First-level courts of the cities and towns': 'Small claims and ejectment.',
      },
      questions: {
        'The insurer refuses our claim for the roof in Tabaco. How long do we have?':
          'The policy sets times for notice and suit, and the Insurance Commission hears smaller claims. Photos, the adjuster’s report and the weather bulletin belong together.',
        'A lender holds my ATM card as a teacher in Masbate. Can I get it back?':
          'Keeping a payroll card as security is prohibited practice for lenders under supervision. Ask the bank for a new card and report the lender; the loan itself remains.',
      },
    },
    'land-issues': {
      local: [
        'Coconut and abaca land in the Bicol Region is mostly tenanted, so sales and partitions meet the agrarian office. Around Mayon, no-build zones cut values and rights; in Camarines Norte and Masbate, small-scale gold mining adds claims below the surface.',
      ],
      offices: {
        'DAR Region 5, Legazpi, with six provincial offices': 'Tenancy, awards and conversion.',
        'Registries of Deeds in Legazpi, Daet, Naga, Pili, Sorsogon, Virac and Masbate':
          'Titles by province or city.',
        'Mines and Geosciences Bureau, Legazpi': 'Mining permits and minahang bayan.',
      },
      questions: {
        'Our lot in Guinobatan is now in the danger zone. Do we lose it?':
          'Ownership stays, but building and living there may be prohibited. Relocation programs and limits on use should be asked about at the town before selling cheaply.',
        'Miners tunnel under my coconut land in Paracale. Do they need my consent?':
          'Minerals belong to the State, yet surface owners have rights to notice and compensation, and unlicensed tunnels are illegal. Ask the bureau for a map of permits.',
      },
    },
    criminal: {
      local: [
        'Insurgency-related charges, killings in Masbate, drugs, illegal fishing in Ragay and Lagonoy gulfs and violence at home are prominent before Bicol’s prosecutors. Cases with witnesses in remote barrios depend on affidavits taken early.',
      ],
      offices: {
        'Provincial Prosecutors in Legazpi, Daet, Naga, Sorsogon, Virac and Masbate':
          'Acts in the towns.',
        'City Prosecutors of Naga, Legazpi, Iriga, Tabaco, Ligao, Sorsogon and Masbate':
          'Acts in the cities.',
      },
      questions: {
        'My son was arrested at a checkpoint in Sorsogon as a rebel. What must happen first?':
          'Access to counsel and family, an inquest within the hours of the law, and the exact charge. Ask for the names of the arresting unit and a medical examination.',
        'I witnessed a shooting in Masbate and am afraid. Is there protection?':
          'The Department of Justice has a witness protection program for grave crimes, by application. Until then a statement can be given before a prosecutor in another province.',
      },
    },
    labor: {
      local: [
        'Schools, hospitals, malls, call centers in Naga and Legazpi, abaca and pili processors and bus companies to Manila are the employers in Bicol. Helpers and construction workers recruited for Luzon’s cities return with wages unpaid and no papers.',
      ],
      offices: {
        'NLRC Regional Arbitration Branch V, Legazpi City':
          'Labor Arbiters; sittings in Naga are asked for at the branch.',
        'DOLE Regional Office V, Legazpi, with six provincial offices':
          'Conciliation and inspection.',
      },
      questions: {
        'I built houses in Cavite and was not paid; I am back in Libmanan. Must I go there to file?':
          'No. The rules in force since January 2026 allow filing where you reside. Names, the site and photos of the project help the summons reach the contractor.',
        'Our school in Naga stopped for six weeks after the typhoon. Are we paid?':
          'Work suspended by calamity is in general unpaid unless leave, policy or agreement says otherwise; private schools follow orders of the education department as well.',
      },
    },
    corporate: {
      local: [
        'Pili and abaca exporters, gold buyers, rural banks, cooperatives, schools and resorts such as those on Cagraray are the companies of the Bicol Region. Cooperatives in Camarines Sur and Norte count tens of thousands of members, and their elections are fought like public ones.',
      ],
      offices: {
        'SEC Legazpi Extension Office': 'Registration, reports and complaints for the region.',
        'Cooperative Development Authority, Bicol': 'Cooperatives’ disputes and registration.',
      },
      questions: {
        'Members voted out our cooperative board in Daet in a rowdy meeting. Is it valid?':
          'By-laws on notice, quorum and removal decide. Mediation at the cooperative authority comes before a case.',
        'An exporter in Sorsogon rejects our pili after delivery. Who bears the loss?':
          'It depends on when ownership passed and on the agreed moisture and grade. Written specifications and samples sealed by both would have told; messages may still.',
      },
    },
    taxation: {
      local: [
        'Revenue Region 10 in Legazpi has seven districts, two of them on islands. Gold buyers, contractors of road projects and copra dealers are examined in Bicol; small estates of coconut land wait for years because the tax is feared more than it costs.',
      ],
      offices: {
        'BIR Revenue Region 10, Legazpi':
          'Districts 64 to 70, from Talisay in Camarines Norte to Masbate.',
        'Provincial and city treasurers': 'Real property tax and its discounts after calamities.',
      },
      questions: {
        'Is real property tax reduced after the typhoon destroyed our house in Virac?':
          'The sanggunian may condone or reduce it after a calamity by ordinance. The assessor has to cancel the building’s declaration when it no longer stands.',
        'I buy copra in Gubat and sell it in Manila. Which books must I keep?':
          'Purchases from farmers are recorded by vouchers with their names; invoices are issued for sales. Withholding on farm products depends on volume.',
      },
    },
    immigration: {
      local: [
        'Spouses of Bicolanos, teachers, missionaries and whale-shark season volunteers in Donsol make up the foreigners of the Bicol Region. Two field offices and the port of Legazpi serve them. From Masbate and Catanduanes either one means a boat, so online extensions matter more there than on the mainland.',
      ],
      offices: {
        'Bureau of Immigration offices in Legazpi and Naga':
          'Extensions, cards and annual reports.',
      },
      questions: {
        'I married in Daet last month. How soon can I apply for residence?':
          'As soon as the registered certificate is available from the statistics authority and your stay is valid. Naga is the nearer office for Camarines Norte.',
        'I help a turtle project in Catanduanes for food and lodging. Do I need a permit?':
          'Work for board can count as work. The organization should ask the Bureau whether a volunteer endorsement or special permit fits.',
      },
    },
    'intellectual-property': {
      local: [
        'Pili sweets, sili ice cream, tabak knives, abaca crafts and Bicol Express in jars are brands that travel beyond the region. Small makers share molds, labels and recipes until one of them grows.',
      ],
      offices: {
        'IPOPHL satellite offices in Legazpi and Naga': 'Applications and advice.',
        'DTI Region 5, Legazpi': 'Packaging and brand help.',
      },
      questions: {
        'A store in Naga relabels our pili nuts as its own. What can we claim?':
          'Passing off another’s goods under a new label can be unfair competition. Compare batch, packaging and receipts, then write to the store.',
        'Is “Bicol Express” free for everyone?':
          'As the name of a dish, yes. A label combining it with your distinctive name and device can be registered.',
      },
    },
    election: {
      local: [
        'Naga is an independent component city, whose voters choose no governor of Camarines Sur; everywhere else the towns and the province are one fight. Long recounts in the Bicol Region have reached the tribunals from municipal halls up to the vice presidency.',
      ],
      offices: {
        'COMELEC Region 5, Legazpi': 'Supervision and information.',
        'Regional Trial Courts of the six provinces': 'Municipal protests.',
        'Commission on Elections, Manila': 'The seven cities and the provinces.',
      },
      questions: {
        'I lost as mayor of Pili by 40 votes. Is it the court in Naga or Pili?':
          'The Regional Trial Court whose station covers Pili. File where the clerk accepts election cases for the town, and ask which branch is designated.',
        'Can a storm postpone our barangay election?':
          'COMELEC may postpone an election in a place for force majeure, by resolution after notice where possible. The new date must be reasonably close.',
      },
    },
  },
};
