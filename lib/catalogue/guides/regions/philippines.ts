import type { RegionGuide } from '@/lib/catalogue/guide';

export const PHILIPPINES: RegionGuide = {
  region: 'philippines',
  place: 'the Philippines',
  about:
    'The country has eighteen regions and thirteen judicial regions, with one Supreme Court in Manila and stations of the Court of Appeals in Manila, Cebu City and Cagayan de Oro. A case is heard where the law puts its venue; a lawyer can be consulted from anywhere.',
  languages:
    'Courts work in English and Filipino, and hear witnesses in their own language through interpreters. The lawyers here state which of twenty-four languages they speak, from Ilocano to Tausug, Korean and Arabic.',
  travel:
    'Hearings by videoconference are allowed under rules of the Supreme Court, also for people abroad in stated cases. Papers signed abroad need an apostille, or the seal of a consulate where the country has not joined the convention.',
  freeHelp:
    'The Public Attorney’s Office has offices beside the courts of every province, the IBP has chapters in every province and large city, and law schools run clinics. Whoever is abroad may ask the embassy’s assistance-to-nationals officer first.',
  areas: {
    civil: {
      local: [
        'A civil question asked from anywhere in the country, or from abroad, usually begins with the same doubt: which court is mine? For money it is the residence of one of the parties, for marriage the residence of a spouse, for an estate the last residence of the person who died, for land the place where the land lies.',
      ],
      offices: {
        'Any Philippine consulate': 'Special powers of attorney and affidavits for use at home.',
        'Supreme Court, Manila': 'Last instance for questions of law, from the whole country.',
        'Philippine Statistics Authority':
          'Certificates of birth, marriage and death, also ordered online.',
      },
      questions: {
        'I am an OFW. Can I end my marriage without coming home?':
          'The petition is signed before a consul or with an apostille, and a lawyer at home appears. At some point you will have to testify, in person or, with leave of court, by videoconference.',
        'We divorced in Japan. Is that valid in the Philippines?':
          'A Philippine court has to recognize it first, where one spouse was or became a foreigner. Bring the decree, the foreign law on divorce and their authenticated translations; after that the civil registry is annotated.',
      },
    },
    'land-issues': {
      local: [
        'Families spread over several islands and countries own much of the land of the Philippines together. Land cannot be sued for from a distance: the case is filed in the province where the parcel lies, even if every heir lives in Dubai or Daly City, and the person holding your power of attorney matters as much as the lawyer.',
      ],
      offices: {
        'Land Registration Authority':
          'Certified copies of titles can be asked for at any computerized registry for land elsewhere.',
        'Department of Agrarian Reform': 'One provincial office for each province with farm land.',
      },
      questions: {
        'Can I get a copy of a title in Leyte while I am in Manila?':
          'For titles already in the computer system of the registries, a copy may be requested at another registry or online. Old manual titles have to be asked for where they are kept.',
        'My cousin uses my power of attorney to sell more than I allowed. What can I do?':
          'Revoke it in writing, tell the cousin and the buyer, and have the revocation annotated at the registry of the place. A sale of land through an agent needs written authority that covers it.',
      },
    },
    criminal: {
      local: [
        'The same penal code applies in all of the Philippines, and the case belongs to the place where the act or one of its parts happened. For messages, online loans and cyber libel that place is often contested, and people find themselves summoned to a city they never visited.',
      ],
      offices: {
        'Department of Justice, Manila': 'Supervises the prosecutors of every city and province.',
        'Office of the Solicitor General': 'Represents the People on appeal.',
        'Embassies and consulates':
          'Affidavits of witnesses abroad, and help for Filipinos detained there.',
      },
      questions: {
        'There may be a warrant for me from another province. How do I find out?':
          'A lawyer can ask at the court or the police of that place. Surrender with bail ready is possible at the nearest court in some cases, which avoids an arrest at an airport.',
        'I was robbed while abroad by another Filipino. Can I file at home?':
          'Philippine criminal law is in general territorial: the country where it happened tries it. Exceptions exist, for instance for trafficking and some cybercrimes.',
      },
    },
    labor: {
      local: [
        'For workers sent overseas the whole Philippines is one system: the agency that recruited them answers together with the foreign employer, and the claim is filed at home. For workers inside the country the regional branches of the NLRC apply one set of rules, and since 2026 the worker’s own residence is enough to choose the branch.',
      ],
      offices: {
        'Department of Migrant Workers and its Migrant Workers Offices abroad':
          'Contracts, agencies, repatriation and complaints of overseas workers.',
        'NLRC branches in every region':
          'Claims of land-based and sea-based workers against agency and principal.',
        'Overseas Workers Welfare Administration':
          'Benefits, loans and help for members and families.',
      },
      questions: {
        'My contract in Riyadh was cut after four months. Who pays the rest?':
          'Under the Migrant Workers Act the agency and the employer answer together for a dismissal without valid cause. How much of the unexpired time is paid has changed by law and decisions, so the contract and its dates are needed.',
        'Does a remote worker for a foreign company have labor rights here?':
          'It depends on who controls the work and where the employer can be reached. A contractor abroad may be outside the NLRC’s practical reach even where the relation is employment.',
      },
    },
    corporate: {
      local: [
        'Starting a company anywhere in the Philippines now runs through the online system of the SEC, while permits remain local. Foreign investors and Filipinos abroad ask the same things: how much capital, which activities are open, who signs, and how money comes in and goes out again.',
      ],
      offices: {
        'SEC head office and extension offices, and its online system':
          'Incorporation, amendments and reports from any province.',
        'Board of Investments and PEZA':
          'Incentives for registered projects throughout the country.',
        'Bangko Sentral ng Pilipinas': 'Registration of foreign investment, for repatriation.',
      },
      questions: {
        'Can I incorporate while living in Toronto?':
          'Yes. Forms are signed electronically or authenticated abroad. A resident treasurer, a Filipino resident secretary and an address in the country are needed.',
        'Does the law see a foreign-owned online shop as retail?':
          'Selling to consumers here is retail trade, which foreigners may do with the paid-up capital set by the amended Retail Trade Liberalization Act. Selling from abroad without presence raises tax rather than ownership questions.',
      },
    },
    taxation: {
      local: [
        'National taxes are the same in every part of the Philippines; what differs is the district that holds your records and the local tax ordinance. Filipinos abroad ask about property they left here, foreigners about income they earn here, and both are often registered in a district they left years ago.',
      ],
      offices: {
        'The revenue district of registration, or RDO 39 for certain non-residents':
          'Returns, transfers and clearances; ask first which district holds the record.',
        'Large Taxpayers Service': 'Companies listed by the BIR, wherever they are.',
        'Court of Tax Appeals': 'Disputes from all islands, in Quezon City.',
      },
      questions: {
        'I live in California. Do I owe Philippine tax on my pay there?':
          'A non-resident citizen is taxed here only on income from sources within the country, such as rent from a condominium. Residence and citizenship have to be shown.',
        'Can I pay the tax on an inherited lot online?':
          'Some payments and forms are online, but estate papers are still examined by the district office. Someone with authority has to bring or courier the originals.',
      },
    },
    immigration: {
      local: [
        'For a foreigner anywhere in the Philippines one Bureau decides, in Manila, whatever the island where the application was handed in. People who write from abroad want to know whether a marriage, an old overstay or a blacklist lets them come back; that can be clarified before a ticket is bought.',
      ],
      offices: {
        'Philippine embassies and consulates': 'Entry visas, dual citizenship and travel papers.',
        'Bureau of Immigration, Intramuros': 'Requests about blacklists by a representative.',
      },
      questions: {
        'I was blacklisted in 2019 for overstaying. How do I return to the Philippines?':
          'By a letter-request to lift the order, with reasons and proof that fines were paid. How soon it may be filed depends on the ground of the order.',
        'My fiancé wants to visit me in Cebu from Nigeria. Does he need a visa?':
          'It depends on his passport. Nationals of countries without visa-free entry apply at the embassy, with proof of purpose, means and return.',
      },
    },
    'intellectual-property': {
      local: [
        'A registration at IPOPHL covers all the islands of the Philippines, however local the shop is. A carinderia in Laoag and one in Jolo cannot both own the same mark for food, and the one who applied first in good faith has the advantage.',
      ],
      offices: {
        'IPOPHL online filing and its satellite offices in the regions':
          'Applications from any province or, through a resident agent, from abroad.',
        'Bureau of Customs ports': 'Recorded marks are watched at sea and air ports.',
      },
      questions: {
        'I live abroad. Do I need a local agent for a trademark?':
          'An applicant without domicile or real business here appoints a resident agent who receives notices. Lawyers usually act as one.',
        'Can I stop a Shopee or Lazada seller whose address I do not know?':
          'The platforms have takedown forms for registered rights, and IPOPHL has agreements with them. For damages the seller has to be identified, which the Internet Transactions Act made easier.',
      },
    },
    election: {
      local: [
        'National elections put the whole Philippines on one calendar: President, Congress and local posts in May, barangay posts on a date set by their own law. Voters abroad take part in the national races only, and a candidate for national office has a different tribunal from a town councilor.',
      ],
      offices: {
        'Supreme Court as Presidential Electoral Tribunal':
          'Contests about President and Vice President.',
        'Senate and House Electoral Tribunals': 'Contests about members of Congress.',
        'Office for Overseas Voting of COMELEC': 'Registration and voting abroad.',
      },
      questions: {
        'I am a dual citizen in London. Can I vote for mayor?':
          'Not from abroad: overseas voters choose the President, Vice President, senators and party-list. Local votes are cast by those registered and voting at home.',
        'Can a party-list nomination be challenged?':
          'Yes, before COMELEC while registration and nominees are examined. Once a nominee is proclaimed and seated, questions go to the House Electoral Tribunal.',
      },
    },
  },
};
