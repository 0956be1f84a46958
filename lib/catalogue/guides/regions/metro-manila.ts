import type { RegionGuide } from '@/lib/catalogue/guide';

export const METRO_MANILA: RegionGuide = {
  region: 'metro-manila',
  place: 'Metro Manila',
  about:
    'Metro Manila is sixteen cities and the municipality of Pateros. There is no court for the whole region: each city has its own Regional Trial Court branches and its own Metropolitan Trial Court, and a case belongs to one of them.',
  languages:
    'Filipino (Tagalog) and English are used in every office here. Many lawyers also speak Cebuano, Ilocano, Hiligaynon, Hokkien or Mandarin, because so many people in the capital came from elsewhere.',
  travel:
    'Two courthouses ten kilometers apart can be two hours apart in traffic. Ask early whether a hearing is by videoconference, and which of the halls of justice of the city the branch sits in.',
  freeHelp:
    'The Public Attorney’s Office has a district office near the courts of every city here, and each IBP chapter (among them Manila, Makati, Quezon City and Rizal) runs a legal aid desk. Both look at income and at the merits of the case first.',
  areas: {
    civil: {
      local: [
        'Civil cases in Metro Manila are mostly about rent and ejectment, unpaid loans and credit, condominium dues, family property and marriages that ended long ago. The first thing to settle is the city: a collection or an annulment filed in the wrong one can be dismissed for venue, however strong it is.',
        'Rent disputes are frequent because so many households rent. If landlord and tenant live in the same city, the barangay has to be tried before the Metropolitan Trial Court.',
      ],
      offices: {
        'Regional Trial Court of the city concerned':
          'Annulment and custody through its Family Courts, estates and claims above the limit of the first-level courts.',
        'Metropolitan Trial Court of the city concerned':
          'Ejectment, small claims and smaller civil cases of that city.',
        'Court of Appeals, Ermita, Manila':
          'Appeals from the trial courts of Luzon, the capital included.',
      },
      questions: {
        'I live in Pasay and the person who owes me lives in Quezon City. Where do I file?':
          'A claim for money is filed where the plaintiff or the defendant resides, at the plaintiff’s choice, so either city is possible unless your contract names one. For people of different cities the barangay step is usually not required.',
        'My condominium is in Manila, but I work abroad. Can the case go on without me?':
          'A lawyer can appear for you, and someone you trust can sign under a special power of attorney, apostilled or made at a consulate. Some courts of the capital take testimony by videoconference; the judge decides on a motion.',
      },
    },
    'land-issues': {
      local: [
        'Titles in Metro Manila are mostly old and subdivided, so disputes turn on condominium units, inherited lots with many heirs, double sales and informal settlers on private or government land. Fake and reconstituted titles are a known risk, since fires destroyed several registries; a certified copy from the registry of that very city is the starting point.',
        'Removing informal settlers follows the Urban Development and Housing Act, with notices and consultation before any demolition.',
      ],
      offices: {
        'Registry of Deeds of each city':
          'Certified copies of titles, annotations and transfers. Each city here has one of its own or shares one.',
        'Land Registration Authority, East Avenue, Quezon City':
          'The central office: checks on doubtful titles and consultas from the registries.',
        'Department of Human Settlements and Urban Development and HSAC, Quezon City':
          'Disputes between buyers and subdivision or condominium developers.',
      },
      questions: {
        'The developer in the capital never turned over my condo unit. Which office is that?':
          'Complaints of buyers against developers are heard by the Human Settlements Adjudication Commission, not by the ordinary courts. The Maceda Law adds refund or grace period rights for buyers on installment.',
        'How do I check a Metro Manila title before I pay?':
          'Ask the registry of the city for a certified true copy yourself, compare it with the owner’s duplicate, and read the annotations on the back. Then compare the lot with the tax declaration at the assessor of the city.',
      },
    },
    criminal: {
      local: [
        'Criminal complaints in Metro Manila start at the prosecutor of the city where the act happened, and in urban cases that place is itself argued about: estafa and cyber libel touch several cities at once. Drug cases, theft, bouncing checks, online scams and violence at home fill the dockets.',
        'After an arrest without warrant, inquest prosecutors are on duty in each city, also on weekends.',
      ],
      offices: {
        'Office of the City Prosecutor of the city concerned':
          'Complaints, inquest and preliminary investigation.',
        'Department of Justice, Padre Faura, Manila':
          'Petitions for review of the resolutions of city prosecutors.',
        'Sandiganbayan and Office of the Ombudsman, Quezon City':
          'Corruption cases against public officials.',
      },
      questions: {
        'My brother was arrested last night in Manila. Where is he taken?':
          'First to the police station that arrested him, then to an inquest prosecutor of that city. Ask the station for the blotter entry and the time of the arrest, because the time within which he has to be charged runs by the hour.',
        'I was scammed online and do not know the person’s city. Where do I complain?':
          'The cybercrime units of the PNP in Camp Crame and of the NBI take such complaints and ask banks and platforms to keep records. The prosecutor’s office comes later, once a person can be named.',
      },
    },
    labor: {
      local: [
        'More labor cases are filed in Metro Manila than anywhere else, from offices, malls, construction sites, security agencies and call centers. Manning and recruitment agencies have their seats here as well, so claims of seafarers and returning overseas workers from every province often end before a Labor Arbiter of the capital.',
        'Agency hiring is the typical knot: the guard or the promodiser is paid by an agency and directed by its client, and both are usually named in the complaint.',
      ],
      offices: {
        'NLRC National Capital Region Arbitration Branch, Quezon City':
          'Dismissal cases and money claims from all of Metro Manila, whichever city the workplace is in.',
        'DOLE National Capital Region and its field offices':
          'Conciliation, inspections and labor standards, by group of cities.',
        'Department of Migrant Workers, Mandaluyong':
          'Complaints against recruitment and manning agencies.',
      },
      questions: {
        'I worked in Pasig for an agency in Manila. Do I file in Quezon City?':
          'A formal complaint of a Metro Manila workplace goes to the National Capital Region branch of the NLRC, which sits in Quezon City. The request for assistance before it can be filed at the nearest DOLE field office or online.',
        'I am a seafarer from the province; my manning agency is in Ermita. Where can I sue?':
          'Claims of overseas workers may be filed where the worker lives or where the agency has its office, at the worker’s choice. Many choose the capital because the agency, its insurer and the company doctor are there.',
      },
    },
    corporate: {
      local: [
        'Metro Manila holds the head offices of most Philippine companies, so shareholder disputes, franchise and supply contracts, lending and investment schemes and foreign-owned start-ups are everyday matters here. Registration with the SEC is done online from anywhere, while a mayor’s permit still comes from the one city where the office is.',
        'Moving an office from one city to another means closing the local tax account in the old one before the new one opens.',
      ],
      offices: {
        'Securities and Exchange Commission, Makati':
          'Head office: registration, reports, amendments and complaints about investment schemes.',
        'Special Commercial Courts in Manila, Makati, Quezon City and Pasig':
          'Quarrels within a corporation, and rehabilitation or insolvency.',
        'Business permits office of the city': 'Mayor’s permit, renewed every January.',
      },
      questions: {
        'Which court hears a fight between stockholders of a Manila company?':
          'Intra-corporate cases go to the Regional Trial Court designated as Special Commercial Court for the place of the principal office in the articles. The address in the articles decides, not the place where the partners meet.',
        'We run an online shop from a condo in the capital. Do we need a permit there?':
          'A registered business has to have a mayor’s permit of its city even without a store. Barangay clearance comes first, and the rules of the condominium may forbid business use.',
      },
    },
    taxation: {
      local: [
        'Metro Manila is divided among six BIR revenue regions and many district offices, plus the Large Taxpayers Service, and a letter from the wrong one is a point worth checking. Assessments after an audit, estate tax on inherited city lots, and capital gains on condominium sales are what people bring to tax lawyers here.',
        'High zonal values make an old, untransferred house in the capital an estate tax question of real size.',
      ],
      offices: {
        'BIR Revenue Regions 5 (Caloocan), 6 (Manila), 7A (Quezon City), 7B (East NCR), 8A (Makati) and 8B (South NCR)':
          'Audits, protests and tax clearances, through the district office of your registration or of the property.',
        'BIR National Office, Diliman, Quezon City':
          'Large taxpayers, appeals to the Commissioner and rulings.',
        'Court of Tax Appeals, Quezon City':
          'Appeals against BIR decisions from the whole country.',
      },
      questions: {
        'My parents’ house is in Manila, but we all live in Canada. Where is the estate tax filed?':
          'With the district office of the place where the parent who died was living. If that was abroad, it is the office named by the BIR for non-residents. The heirs can act through someone with an apostilled power of attorney.',
        'I received a Letter of Authority from another district than mine. Is that valid?':
          'An audit is done by officers named in the letter, normally from the district where the taxpayer is registered. Compare the names, the period and the office on the letter with your certificate of registration before you hand over books.',
      },
    },
    immigration: {
      local: [
        'All immigration decisions of weight are made in Metro Manila, by the Board of Commissioners in Intramuros. Foreigners from every province end up there for visas by marriage, conversions, lifting of blacklists and deportation cases, while embassies in the capital supply the papers of their own citizens.',
        'Work visas need a permit from DOLE before the Bureau of Immigration, and in the capital both queues are long.',
      ],
      offices: {
        'Bureau of Immigration main office, Intramuros, Manila':
          'Visa conversions, hearings, clearances, blacklist and watchlist matters.',
        'DOLE National Capital Region': 'Alien employment permits for work in the capital.',
        'Department of Foreign Affairs, Pasay': 'Apostilles and visas granted abroad.',
      },
      questions: {
        'Can I settle an overstay at a mall office in Metro Manila?':
          'Satellite offices extend ordinary tourist stays. A long overstay, a missing passport or an order to leave is dealt with at the main office in Intramuros, since it needs a decision rather than a stamp.',
        'Which embassy paper do we need to marry in the capital?':
          'A foreigner needs a certificate of legal capacity to marry from the embassy, or the affidavit that the embassy gives in its place. The local civil registrar of the city accepts it with the application for a license.',
      },
    },
    'intellectual-property': {
      local: [
        'The Intellectual Property Office itself is in Metro Manila, so oppositions, cancellations and hearings of the whole country are held here. Greenhills, Divisoria and online sellers with warehouses in the capital are where brand owners look for copies.',
        'The courts of the capital can issue search warrants against counterfeits that hold throughout the country.',
      ],
      offices: {
        'IPOPHL, McKinley Hill, Taguig':
          'Trademarks, patents, designs, copyright deposit, oppositions and violation cases.',
        'Special Commercial Courts in Manila, Makati, Quezon City and Pasig':
          'Infringement suits, search warrants and writs of seizure.',
        'National Bureau of Investigation and PNP, through their IP units':
          'Raids on sellers of copies, on the complaint of the owner.',
      },
      questions: {
        'Someone in Divisoria sells bags with my mark. What comes first?':
          'A registered mark, test purchases with receipts, and photographs of the stall. With those an owner can write a demand, complain to IPOPHL’s enforcement office or ask the NBI to apply for a search warrant.',
        'Do I have to go to Taguig to register my brand?':
          'No. Applications are filed online. An office visit matters mostly for hearings, certified copies and mediation.',
      },
    },
    election: {
      local: [
        'Every city in Metro Manila elects its own mayor and its own representatives, and with some of the largest barangays of the country, protests about a few dozen votes are as common here as fights about a mayor’s seat. COMELEC’s own building is in Intramuros, so its hearings and the canvass of national posts are held in the capital.',
        'Disputes over residence are typical: a candidate lives in one city and owns a condominium in the next.',
      ],
      offices: {
        'Commission on Elections, Intramuros, Manila':
          'Petitions on candidacies, and protests about city posts.',
        'Regional Trial Court of Pasig or the city concerned':
          'The protest about the municipal posts of Pateros goes to the Regional Trial Court; cities go to COMELEC.',
        'Metropolitan Trial Court of the city concerned': 'Protests about barangay posts.',
      },
      questions: {
        'I lost as councilor of a Metro Manila city. Where does the protest go?':
          'City posts are protested before COMELEC in Manila, within ten days of the proclamation. Only municipal posts go to a Regional Trial Court, and in this region only Pateros is still a municipality.',
        'I moved from Caloocan to Makati. Can I vote there?':
          'A voter needs six months in the city and one year in the country before election day, and must transfer the registration at the election officer of the new city while registration is open.',
      },
    },
  },
};
