import type { RegionGuide } from '@/lib/catalogue/guide';

export const CEBU: RegionGuide = {
  region: 'cebu',
  place: 'Cebu City',
  about:
    'Cebu City is the seat of the courts and national offices for Central Visayas. It is a highly urbanized city, independent of Cebu Province, and Mandaue and Lapu-Lapu next door are cities with courts of their own.',
  languages:
    'Cebuano is the language of daily life, called Bisaya by most who speak it. Pleadings and decisions are in English, and witnesses are heard in Cebuano through an interpreter where needed.',
  travel:
    'The halls of justice, the prosecutor and most agencies are within the city, but the bridges to Mactan and the coastal roads fill at rush hour. Parties from Bohol, Leyte or Negros come by fast craft, which do not sail under a storm signal.',
  freeHelp:
    'The Public Attorney’s Office keeps its regional and district offices in the city, the IBP chapters of Cebu City and Cebu Province give legal aid, and the law schools of the city have clinics where supervised students help.',
  areas: {
    civil: {
      local: [
        'In Cebu City the usual civil cases are lending between relatives and small businesses, ejectment from rented rooms and lots, partition of family land, and annulment where one spouse works abroad or is a foreigner. A neighbor across the bridge in Mandaue or Lapu-Lapu lives in another city, which changes both the court and the barangay step.',
      ],
      offices: {
        'Regional Trial Court of Cebu City':
          'Family Courts, estates and larger civil claims of the city.',
        'Municipal Trial Court in Cities, Cebu City': 'Ejectment, small claims and smaller cases.',
        'Court of Appeals, Visayas station, Cebu City':
          'Appeals from the Visayas are heard here, without a trip to Manila.',
      },
      questions: {
        'My husband is a foreigner and we live in Cebu City. Where is the marriage case filed?':
          'In the Family Court of the place where either spouse has lived for at least six months before filing. Courts look closely at proof of that residence, such as a lease, bills and a barangay certificate from Cebu City.',
        'The borrower lives in Lapu-Lapu. Is Cebu City still possible?':
          'Yes for a money claim, if you yourself live in Cebu City: the plaintiff may choose either residence. A written agreement on venue in the loan papers can change that.',
      },
    },
    'land-issues': {
      local: [
        'Land in Cebu City means two quite different things: crowded lots downtown with old titles and many heirs, and the mountain barangays, where timberland, protected watershed and tax declarations without title meet buyers from the city. Reclaimed land in the South Road Properties has its own papers, from the city government.',
        'Before buying in the hills it is worth asking the environment office whether the land may be owned privately at all.',
      ],
      offices: {
        'Registry of Deeds of Cebu City': 'Certified copies and transfers of titles in the city.',
        'DENR Region 7 and its community office, Cebu City':
          'Land classification, surveys and free patents.',
        'City Assessor of Cebu City': 'Tax declarations and the history of untitled lots.',
      },
      questions: {
        'The lot in Busay has only a tax declaration. Can I still buy it?':
          'A tax declaration is evidence of a claim, not a title. First find out from DENR whether the land is alienable, then who has possessed it and since when, because the buyer takes over exactly those problems.',
        'My siblings abroad do not sign the sale of our house in Cebu City. What then?':
          'Nobody can sell the shares of the others. A co-owner may sell an undivided share, or ask the Regional Trial Court for partition, in which the court divides the property or orders its sale.',
      },
    },
    criminal: {
      local: [
        'The city prosecutor of Cebu City deals with drug arrests in the inner barangays, theft and estafa of the trading districts, online scams, and violence within families. Because visitors and students come through in large numbers, complainants often live on another island by the time the case is called.',
      ],
      offices: {
        'Office of the City Prosecutor, Cebu City':
          'Complaints and inquest for acts within the city; Cebu Province has its own office.',
        'Regional Trial Court and Municipal Trial Court in Cities, Cebu City':
          'Trial; which one depends on the penalty.',
        'NBI Central Visayas and the regional anti-cybercrime unit of the PNP, Cebu City':
          'Investigation of scams and online offenses.',
      },
      questions: {
        'The fight happened in Talisay but we all live in Cebu City. Who investigates?':
          'The place of the act decides. Talisay is a city of its own with its own court, so the complaint goes to the office that serves Talisay, even when both sides live in Cebu City.',
        'I am a tourist and have to fly home. What happens to my complaint in Cebu?':
          'Give a sworn statement before leaving and keep an address for notices. Testimony from abroad by videoconference is possible with leave of the court, though the case is weaker when nobody answers its notices.',
      },
    },
    labor: {
      local: [
        'Cebu City’s labor cases come from the call centers of the IT Park and the Business Park, from hotels and restaurants, shops, hospitals, schools and shipping lines. Night work, floating status when an account closes, and forced resignations are the stories told most often.',
        'Workers of the factories in the Mactan zones live in the city too, and the same branch of the NLRC hears them.',
      ],
      offices: {
        'NLRC Regional Arbitration Branch VII, Cebu City':
          'Labor Arbiters for Central Visayas; the NLRC division for the Visayas sits in the city as well.',
        'DOLE Regional Office VII, Cebu City': 'Conciliation, inspections and labor standards.',
        'Department of Migrant Workers, regional office for Central Visayas':
          'Overseas employment, recruitment complaints and help for families.',
      },
      questions: {
        'My call center account closed and I am on floating status. How long can that last?':
          'The Labor Code lets an employer suspend work in good faith for up to six months (Article 301, formerly 286). After that the worker has to be called back or lawfully separated; otherwise the law treats it as a dismissal.',
        'Can I file in Cebu City when my employer’s head office is in Makati?':
          'Yes. The place where you work or live decides, not the head office. The branch in Cebu City sends the summons to Makati.',
      },
    },
    corporate: {
      local: [
        'Family companies, furniture and food exporters, developers, clinics, call centers and resorts managed from an office in town are the companies of Cebu City. Disputes between siblings over shares that were never properly transferred come up again and again, next to lease and franchise contracts.',
      ],
      offices: {
        'SEC Cebu Extension Office, Cebu City':
          'Registration, amendments, reports and complaints from the Visayas.',
        'Special Commercial Court, Regional Trial Court of Cebu City':
          'Intra-corporate disputes and rehabilitation.',
        'Business Permit and Licensing Office, Cebu City': 'Mayor’s permit, renewed every January.',
      },
      questions: {
        'Our family corporation in Cebu City never issued stock certificates. Who owns the shares?':
          'The stock and transfer book, the general information sheets at the SEC and the proof of payment tell. If they contradict each other, the Special Commercial Court in Cebu City decides who is a stockholder.',
        'Can a foreigner own a dive shop company in Cebu?':
          'It depends on what the company does and on its capital, since several activities are limited to Filipinos by the Constitution and the foreign investment lists. Land in particular cannot be owned by a company with more than 40 percent foreign equity.',
      },
    },
    taxation: {
      local: [
        'Cebu City is split between two BIR districts, north and south, under Revenue Region 13. Traders, professionals and lessors of rooms bring assessments and closure notices; families bring estates with lots in town and in the province at once. The city’s own business tax and real property tax are a separate matter, paid at the city hall.',
      ],
      offices: {
        'BIR Revenue Region 13, Cebu City':
          'District offices 81 (Cebu City North) and 82 (Cebu City South).',
        'Cebu City Treasurer': 'Local business tax, real property tax and protests against them.',
        'Court of Tax Appeals': 'Sits in Quezon City only; cases from Cebu are filed there.',
      },
      questions: {
        'My father had a house in Cebu City and land in Bogo. Two estate tax returns?':
          'No, one return for the whole estate, filed with the district of his last residence. The certificates for each property are then issued on the basis of that one return.',
        'Is my business in the north or the south district?':
          'Your certificate of registration names the district. If you move across the line, the registration has to be transferred before you file there.',
      },
    },
    immigration: {
      local: [
        'Cebu is a first port of entry for tourists, English-language students, divers and retirees, so visa extensions, marriages with foreigners and lapsed student permits are routine in the city. Korean and Japanese families who stayed for school or business ask most about changing from a tourist to a resident or work visa.',
      ],
      offices: {
        'Bureau of Immigration district office for Cebu':
          'Extensions, ACR I-Cards and applications forwarded to Manila; check its current address, since it has moved between malls.',
        'DOLE Regional Office VII, Cebu City': 'Alien employment permits.',
        'DFA Consular Office, Cebu': 'Passports and apostilles.',
      },
      questions: {
        'My study permit at a language school in Cebu has lapsed. What now?':
          'The longer a stay without permission, the higher the fines and the more likely a hearing in Manila. The local office computes what is due; a lawyer is useful where a departure or a blacklist is threatened.',
        'We married in Cebu City. Can my spouse apply for residence here?':
          'An application for a visa by marriage can be lodged through the district office, with the interview there in many cases. The decision is made in Manila.',
      },
    },
    'intellectual-property': {
      local: [
        'Cebu City lives by design: furniture, fashion accessories, guitars, dried mango and other food brands, games and software. Typical questions are who owns a design made by an employee, whether a brand can be kept when partners separate, and how to stop copies on the market stalls of Colon or online.',
      ],
      offices: {
        'IPOPHL satellite office, Cebu City':
          'Help with applications, and mediation near home; decisions come from Taguig.',
        'Special Commercial Court, Regional Trial Court of Cebu City':
          'Infringement and unfair competition suits.',
      },
      questions: {
        'My furniture design was copied by a competitor in Mandaue. What protects me?':
          'A registered industrial design protects the look for a limited time; copyright may protect works of applied art. Without registration, unfair competition is what remains, and that needs proof of passing off.',
        'Two of us started a food brand in Cebu and split up. Who keeps the name?':
          'The one in whose name it is registered has the stronger paper. The other may show bad faith, earlier ownership or a partnership agreement in a cancellation case.',
      },
    },
    election: {
      local: [
        'Cebu City elects its own mayor and council and sends two representatives to Congress, and its eighty barangays are small political worlds of their own. As a highly urbanized city it does not vote for the provincial officials of Cebu, which surprises people who moved in from the towns.',
      ],
      offices: {
        'COMELEC offices for Central Visayas and the city election officers, Cebu City':
          'Registration, certificates of candidacy for city posts, and complaints.',
        'Commission on Elections, Manila': 'Protests about the mayor, vice mayor and councilors.',
        'Municipal Trial Court in Cities, Cebu City': 'Protests about barangay posts.',
      },
      questions: {
        'I ran for barangay captain in Cebu City and lost by five votes. Where do I go?':
          'To the Municipal Trial Court in Cities of Cebu City, within ten days of the proclamation. The decision may be appealed to COMELEC.',
        'I moved from Carcar to Cebu City. Do I still vote for governor?':
          'Not after your registration is transferred. Voters of Cebu City elect city officials and a district representative, and no provincial officials.',
      },
    },
  },
};
