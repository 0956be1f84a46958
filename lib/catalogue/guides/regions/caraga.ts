import type { RegionGuide } from '@/lib/catalogue/guide';

export const CARAGA: RegionGuide = {
  region: 'caraga',
  place: 'Caraga',
  about:
    'Caraga is Agusan del Norte and del Sur, Surigao del Norte and del Sur, the Dinagat Islands and the highly urbanized city of Butuan. Courts sit in Butuan, Cabadbaran, Prosperidad, Bayugan, Surigao City, Dapa, Tandag, Lianga, Bislig and San Jose.',
  languages:
    'Butuanon, Surigaonon and Kamayo are local, Cebuano is common. Manobo, Mamanwa, Higaonon and Talaandig are spoken by the indigenous communities.',
  travel:
    'Butuan and Surigao City are two to three hours apart. Siargao and Dinagat depend on boats that stop in the northeast monsoon; Bislig is nearer to Davao than to Butuan.',
  freeHelp:
    'Public attorneys serve all provinces. IBP chapters exist for Agusan del Norte, Agusan del Sur, Surigao del Norte and Surigao del Sur; Butuan has law schools with clinics.',
  areas: {
    civil: {
      local: [
        'Storms, floods of the Agusan and a mining economy shape civil life in Caraga: house loans after Odette, equipment leases, support owed by men who work in the pits, and resort partnerships in Siargao that ended badly.',
      ],
      offices: {
        'Regional Trial Courts in Butuan, Cabadbaran, Prosperidad, Bayugan, Surigao City, Dapa, Tandag and Bislig':
          'By residence or property.',
        'First-level courts of towns and islands': 'Small claims and ejectment.',
      },
      questions: {
        'I paid in advance for a villa in General Luna that was never built. What do I claim?':
          'Refund with damages in civil court, or estafa if the builder never meant to build. The contract, permits and messages show which.',
        'My boyfriend works at a mine in Claver and denies our child. How do I start?':
          'With proof of filiation: messages, support paid, witnesses, a DNA test by court order. Support may be asked for provisionally.',
      },
    },
    'land-issues': {
      local: [
        'Mineral land, timberland and ancestral domain overlap nearly everywhere in Caraga, and on Siargao much of the coast is protected landscape. Land on the island changes hands by tax declaration at prices of titled property, with foreigners behind the buyers.',
      ],
      offices: {
        'DENR Caraga and its protected area offices':
          'Classification, Siargao’s protected landscape, patents.',
        'Mines and Geosciences Bureau, Surigao City':
          'Mining tenements and surface owners’ complaints.',
        'NCIP Caraga': 'Manobo and Mamanwa domains and royalties.',
        'Registries of Deeds in Butuan, Prosperidad, Surigao City and Tandag': 'Titles by area.',
      },
      questions: {
        'A broker sells beach land in Pilar, Siargao, with “clean tax dec”. What should I ask?':
          'The land classification, the protected area zone, the chain of possessors, and whether a patent has been applied for. A clean tax declaration answers none of these.',
        'The mine pays royalties to a chieftain we do not know. Can the tribe in Carrascal object?':
          'Members may ask the NCIP to examine the memorandum, the officers and the accounts. Royalties belong to the community under its plan.',
      },
    },
    criminal: {
      local: [
        'Illegal mining and logging, insurgency charges, drugs, the cult case on a Surigao hill, and theft and sexual assault in Siargao’s party season have reached the prosecutors of Caraga.',
      ],
      offices: {
        'City Prosecutors of Butuan, Surigao, Bayugan, Bislig, Cabadbaran and Tandag':
          'Acts in the cities.',
        'Provincial Prosecutors in Butuan, Prosperidad, Surigao City and Tandag':
          'Acts in the towns and islands.',
      },
      questions: {
        'I was assaulted after a party in General Luna and live in Manila. Where can I give my statement?':
          'The case belongs to Surigao del Norte, but a women’s desk or the NBI in Manila can take the statement and the medical examination, which should not wait.',
        'Police stopped our truck with lumber in Bayugan though the trees were ours. What is missing?':
          'A cutting permit and transport papers are needed for planted trees too, with a certificate that they were planted. Show the registration of the plantation.',
      },
    },
    labor: {
      local: [
        'Nickel mines employ thousands in Caraga for half of the year, since ore is not shipped in the rough season. Plywood mills, oil palm, resorts, schools and the port of Nasipit are the other employers.',
      ],
      offices: {
        'NLRC Regional Arbitration Branch XIII, Butuan City': 'Labor Arbiters for the region.',
        'DOLE Caraga, Butuan, with provincial offices':
          'Conciliation, safety in mines and inspection.',
      },
      questions: {
        'I drive a dump truck in Claver from April to October every year. Am I regular?':
          'Seasonal workers called back each season for needed work are regular for the season and must be recalled before others.',
        'My brother died in a pit in Tubajon and the contractor offers a sum for a waiver. Should we sign?':
          'First learn what is due: employees’ compensation, insurance, damages for unsafe work. A waiver for much less can be attacked, but it complicates the claim.',
      },
    },
    corporate: {
      local: [
        'Mining contractors, haulers, resorts and surf schools, cooperatives and oil palm growers are the companies of Caraga. The SEC came to Butuan in 2024, so reports no longer need a trip to Cagayan de Oro.',
      ],
      offices: {
        'SEC Butuan Extension Office': 'Registration, reports and complaints.',
        'DTI Caraga, Butuan': 'Names, permits and barangay micro enterprises.',
      },
      questions: {
        'My surf resort company in Siargao has three foreigners at 40 percent. May they manage it?':
          'Foreigners may sit on the board in proportion to their equity where the activity is nationalized; management posts can be limited. Landholding makes such a company nationalized.',
        'A mining firm in Dinagat owes our trucking business for six months. How do we collect?':
          'By demand with trip tickets and invoices, then small claims, an ordinary case or arbitration as the hauling contract says. Liens on ore are hard to keep.',
      },
    },
    taxation: {
      local: [
        'Revenue Region 17 in Butuan has four districts. Excise on minerals, local shares, haulers’ withholding and resorts without invoices are the subjects of Caraga, next to small estates in timber country.',
      ],
      offices: {
        'BIR Revenue Region 17, Butuan':
          'Districts 103 (Butuan), 104 (Bayugan), 105 (Surigao City) and 106 (Tandag).',
        'Provincial and municipal treasurers': 'Business tax of mines and environmental fees.',
      },
      questions: {
        'Our town in Surigao del Sur taxes the mine’s gross receipts in full though its office is in Makati. Is that right?':
          'Sales are allocated between the principal office and the project by the Local Government Code. Both cities and towns may tax only their parts.',
        'I rent surfboards on Siargao for cash. Do I need invoices?':
          'Yes, every seller registers and issues invoices above a small amount. Low turnover may allow a simple rate.',
      },
    },
    immigration: {
      local: [
        'Surfers and digital workers on Siargao and Chinese technicians near the mines are the foreigners of Caraga. The Bureau planned an office on Siargao; until you know that it is open, the boat to Surigao City is the sure way.',
      ],
      offices: {
        'Bureau of Immigration offices in Surigao City, Butuan and Bislig':
          'Extensions, cards and reports.',
      },
      questions: {
        'I give surf lessons in Cloud 9 on a tourist stay. What can happen?':
          'Work without a permit is a ground for deportation and blacklist, and inspections come in season. A permit through a registered school is the lawful way.',
        'My stay ends Sunday and boats are canceled. How do I extend from the island?':
          'Use the Bureau’s online service before the last day if your case qualifies, and save the proof of payment.',
      },
    },
    'intellectual-property': {
      local: [
        'Surf brands, boards and photographs made on Siargao, Butuan’s balangay image and palagsing sweets, and tribal beadwork are the creative goods of Caraga. Pictures of waves travel faster than their authors’ names.',
      ],
      offices: {
        'IPOPHL satellite offices in Cagayan de Oro and Davao':
          'Nearest; ask DTI Caraga whether one has opened in Butuan.',
        'DTI Caraga': 'Help with marks of small producers.',
      },
      questions: {
        'An airline used my Cloud 9 photo from Instagram. Does posting it make it free?':
          'No. The platform’s license does not extend to advertisers. Send a license invoice with the original file, then a claim.',
        'Can I register “Siargao” for shirts?':
          'A place name that tells where goods come from is hard to own. Combine it with a distinctive word or device.',
      },
    },
    election: {
      local: [
        'Butuan votes for itself, the other five cities of Caraga with their provinces. Island towns of Dinagat and Siargao elect by a few hundred votes, and mining money is a regular allegation.',
      ],
      offices: {
        'COMELEC Caraga, Butuan': 'Supervision and information.',
        'Regional Trial Courts of the five provinces, Dapa for Siargao': 'Municipal protests.',
        'Commission on Elections, Manila': 'Cities and provinces.',
      },
      questions: {
        'I lost in Burgos, Siargao, by eleven votes. Is the court on the island?':
          'A Regional Trial Court sits in Dapa for the island’s towns. Ask the clerk which days the judge is there; filing does not depend on that.',
        'The mine hired 300 men a month before the election. Is that vote buying?':
          'Hiring can be an offense if it is meant to influence votes, and public works have their own ban. Payrolls, promises and timing are what is examined.',
      },
    },
  },
};
