import type { RegionGuide } from '@/lib/catalogue/guide';

export const CENTRAL_VISAYAS: RegionGuide = {
  region: 'central-visayas',
  place: 'Central Visayas',
  about:
    'Central Visayas is Cebu and Bohol with the independent cities of Cebu, Mandaue and Lapu-Lapu. Negros Oriental and Siquijor left for the Negros Island Region under a law of 2024, so older directories still list their courts and offices here.',
  languages:
    'Cebuano is spoken in Cebu, and Boholano, a close relative of it, in Bohol. English serves in court; Korean and Japanese are common around Mactan and Panglao.',
  travel:
    'Regional offices are in Cebu City. From Bohol it is two hours by fast craft to a morning hearing, from Bantayan or Camotes a ferry and a bus; boats stop when the coast guard raises a signal.',
  freeHelp:
    'Public attorneys sit beside the courts in Tagbilaran, Talibon, Mandaue, Lapu-Lapu, Toledo, Danao, Bogo and the southern towns. IBP chapters exist for Cebu Province, Cebu City and Bohol.',
  areas: {
    civil: {
      local: [
        'Across Central Visayas civil cases follow the sea: one spouse in Bohol and the other on a ship, heirs on three islands, a buyer in Cebu of a lot in Panglao. Loans through lending cooperatives and pawned farm land, the prenda, come up in the towns again and again.',
      ],
      offices: {
        'Regional Trial Courts in Tagbilaran, Loay, Carmen and Talibon': 'For Bohol, by town.',
        'Regional Trial Courts in Mandaue, Lapu-Lapu, Danao, Toledo, Bogo, Argao, Barili and Oslob':
          'For Cebu outside the capital.',
        'Court of Appeals, Visayas station': 'Appeals, in Cebu City.',
      },
      questions: {
        'I gave our rice field in Carmen as prenda for ₱80,000. Can I get it back?':
          'If the paper is called a sale but was meant as security, the Civil Code treats it as an equitable mortgage, redeemable by paying the loan. Who pays the tax and who tills the land are signs of that.',
        'My husband works on a ship out of Cebu and stopped sending support. What can be reached?':
          'A court may order support and send it to the manning agency for deduction from the allotment. His contract and the agency’s address in Manila are needed.',
      },
    },
    'land-issues': {
      local: [
        'Beach land is what people fight about in Central Visayas: Panglao, Mactan, Moalboal and Bantayan, where titles overlap shore easements, wilderness proclamations and forest land. Bantayan was long under a wilderness proclamation, so what may be titled there has to be checked lot by lot.',
      ],
      offices: {
        'Registries of Deeds in Tagbilaran, Mandaue, Lapu-Lapu and Cebu Province':
          'Titles outside the capital.',
        'DENR community offices in Bohol and Cebu':
          'Land classification maps and foreshore leases.',
        'DAR provincial offices in Tagbilaran and Cebu City': 'Tenanted rice and sugar land.',
      },
      questions: {
        'A resort fenced the beach in front of our lot in Panglao. May it?':
          'The shore belongs to the public domain and the strip behind it carries an easement. Complaints go to DENR and the municipality; use of foreshore needs a lease.',
        'Our tax declaration in Bantayan is from 1950. Can it become a title?':
          'Only if the land is alienable and disposable today, and possession fits the law on judicial or administrative titling. The certificate of the environment office comes first.',
      },
    },
    criminal: {
      local: [
        'The provincial prosecutors of Cebu and Bohol deal with drugs, killings in quarrels over land, illegal fishing and online abuse of children, for which the region has specialized teams. Resort towns add theft from rooms and boats and accidents on rented motorcycles.',
      ],
      offices: {
        'Provincial Prosecutors of Cebu and Bohol': 'Acts in the component cities and towns.',
        'City Prosecutors of Mandaue and Lapu-Lapu': 'Acts within those cities.',
      },
      questions: {
        'My boat was seized for fishing in municipal waters off Bohol. What now?':
          'The fisheries law allows administrative fines and confiscation besides the criminal case. The coordinates and the license are the first points to check.',
        'A rented scooter hit me in Moalboal. Whom do I hold liable?':
          'The driver for reckless imprudence, and the owner under the civil law in many cases. Get the traffic report and the hospital record of that day.',
      },
    },
    labor: {
      local: [
        'Outside the capital, the labor cases of Central Visayas come from the export zones of Mactan, the furniture makers of Mandaue, the resorts of Panglao and the shipyards of Balamban. Piece-rate pay, compressed weeks and closures of whole lines for lack of orders are the pattern.',
      ],
      offices: {
        'NLRC Regional Arbitration Branch VII, Cebu City': 'Complaints from Cebu and Bohol.',
        'DOLE field offices in Bohol, Mandaue, Lapu-Lapu and Cebu Province':
          'Conciliation near the workplace.',
      },
      questions: {
        'The factory in the Mactan zone closed and offers half a month per year. Is that right?':
          'For a closure not due to serious losses the Labor Code gives one month or half a month per year of service, whichever is higher. For proven serious losses there may be none.',
        'I work at a Panglao resort and the case would be in Cebu. Must I sail for each conference?':
          'Conciliation is held in Bohol at the field office. Labor Arbiters hold conferences online too; ask for it in writing.',
      },
    },
    corporate: {
      local: [
        'Exporters, tour operators, dive centers and family groceries make up the companies of Central Visayas beyond the city. Foreign partners who hold their share through a Filipino friend are the most delicate matter in the beach towns.',
      ],
      offices: {
        'SEC Cebu Extension Office': 'Serves Cebu and Bohol.',
        'DTI Bohol and DTI Cebu': 'Business names and consumer complaints.',
        'Mactan zones of PEZA': 'Permits of registered enterprises.',
      },
      questions: {
        'I paid for the resort in Bohol, but my partner holds all the shares. What do I own?':
          'On paper, nothing; and an arrangement to hide a foreign owner is punishable. Money lent can be documented as a loan, which is another matter than ownership.',
        'Our tour van company in Mandaue needs which licenses?':
          'A franchise from the transport board, the permit of the city, and accreditation by the tourism department for tours.',
      },
    },
    taxation: {
      local: [
        'Revenue Region 13 covers Cebu and Bohol. Land sold for resorts brings capital gains and documentary stamp tax on zonal values that jumped; guesthouses and dive shops are visited for invoices; and seafarers’ families ask whether the allotment is taxed.',
      ],
      offices: {
        'BIR districts 80 (Mandaue), 83 (Talisay) and 84 (Tagbilaran)': 'Outside Cebu City.',
        'Provincial treasurers in Tagbilaran and Cebu City':
          'Transfer tax and real property tax of the provinces.',
      },
      questions: {
        'Is my husband’s pay on a foreign vessel taxed here?':
          'Seafarers on vessels in international trade are treated like overseas workers: foreign-sourced pay is exempt, while income earned at home is not.',
        'I let out three rooms in Panglao on an app. Which taxes apply?':
          'Income tax and percentage tax or VAT by turnover, with registration in district 84, plus the town’s business tax. The app’s report of payouts may reach the BIR.',
      },
    },
    immigration: {
      local: [
        'Divers, retirees and language students spread from Mactan to Panglao, and many first notice the Bureau when a card or a report is missing. Bohol has its own field office, so an extension does not need a boat.',
      ],
      offices: {
        'Bureau of Immigration offices for Cebu, Mactan and Tagbilaran':
          'Extensions, cards, annual reports.',
        'Mactan–Cebu International Airport':
          'Arrival and departure checks; emigration clearances are obtained before.',
      },
      questions: {
        'I teach diving in Moalboal on a tourist stay. Is that work?':
          'Yes. A special work permit or a work visa is needed, also for foreign instructors paid per course.',
        'My retirement visa deposit is in a Cebu bank. Can I use it for a condo?':
          'Parts of the deposit may be converted into certain investments with the consent of the Philippine Retirement Authority.',
      },
    },
    'intellectual-property': {
      local: [
        'Bohol’s asin tibuok, broas, ube and baskets, and the guitars and furniture of Cebu, are names that belong to places, and producers ask whether a whole community can protect them. Geographical indications and collective marks were made for that.',
      ],
      offices: {
        'IPOPHL satellite office, Cebu City': 'Applications and advice for both islands.',
        'DTI offices in Tagbilaran and the towns': 'Help with brands of small producers.',
      },
      questions: {
        'Can our town in Bohol register the name of its salt?':
          'A geographical indication or a collective mark may be registered by an association of producers with a manual of specifications. IPOPHL issued rules on it.',
        'A Cebu exporter uses my basket pattern from Antequera. Is it protected?':
          'A pattern created by you may be a work of applied art or a registered design; a traditional one belongs to no single weaver.',
      },
    },
    election: {
      local: [
        'Cebu has among the largest provincial electorates of the country, with mayors of some towns elected by margins of dozens. Lapu-Lapu, Mandaue and Cebu City vote for no governor, while Tagbilaran does, and each difference changes the forum.',
      ],
      offices: {
        'Regional Trial Courts of Cebu and Bohol': 'Protests about posts of the municipalities.',
        'Commission on Elections, Manila':
          'Protests about Tagbilaran, the other cities and the provinces.',
      },
      questions: {
        'I lost as mayor of a town in Bohol. Which court takes my protest?':
          'The Regional Trial Court whose territory includes the town, within ten days of the proclamation; judges specially assigned for election cases may be named.',
        'Does a voter of Mandaue choose the governor of Cebu?':
          'No. Mandaue is highly urbanized and votes for its own officials and its representative.',
      },
    },
  },
};
