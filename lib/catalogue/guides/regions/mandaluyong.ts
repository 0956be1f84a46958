import type { RegionGuide } from '@/lib/catalogue/guide';

export const MANDALUYONG: RegionGuide = {
  region: 'mandaluyong',
  place: 'Mandaluyong',
  about:
    'Mandaluyong is a compact city of 27 barangays between Makati, Pasig, San Juan and Quezon City, with one congressional district. Its Regional Trial Court, Metropolitan Trial Court and prosecutor share the area of the city hall on Maysilo Circle.',
  languages:
    'Tagalog and English are used throughout. Overseas workers who come for the labor offices bring every language of the islands with them.',
  travel:
    'Shaw Boulevard and EDSA are the way in; Maysilo is reached faster from Boni than from the malls. Parking at the circle is scarce on hearing days.',
  freeHelp:
    'A district office of the Public Attorney serves the courts of the city, and IBP chapters of eastern Metro Manila give legal aid. Women held at the Correctional Institution have visiting public attorneys.',
  areas: {
    civil: {
      local: [
        'In Mandaluyong thousands of small condominium units change tenants every year, and deposits, subleases and short-stay guests fill the civil list. Long-settled families in Hulo, Addition Hills and Barangka bring partition and support cases.',
      ],
      offices: {
        'Regional Trial Court of Mandaluyong': 'Family Courts, estates and larger claims.',
        'Metropolitan Trial Court of Mandaluyong': 'Ejectment and small claims.',
      },
      questions: {
        'My tenant rents my Boni unit to daily guests. Can I end the lease?':
          'If the lease forbids subletting or the building bans short stays, it is a breach. Demand to stop and to vacate first, then ejectment in the Metropolitan Trial Court.',
        'The father of my child works on Pioneer Street and hides his pay. How is support set?':
          'By the child’s needs and his means, which the court can establish by subpoena to the employer. Support may be asked for provisionally at the start.',
      },
    },
    'land-issues': {
      local: [
        'Addition Hills and other districts stand on land that the government once reserved and then proclaimed for its occupants, and community mortgage associations still work on titles there. Elsewhere the questions are right of way in narrow streets and condominium turnover along EDSA.',
      ],
      offices: {
        'Registry of Deeds of Mandaluyong': 'Titles of the city.',
        'Social Housing Finance Corporation': 'Community mortgage programs of associations.',
      },
      questions: {
        'Our association in Addition Hills pays, but a neighbor sold his slot. Is that valid?':
          'Membership and lots in a community mortgage follow the association’s rules and the program; sale of rights without approval is often void against it.',
        'A new tower blocks the only path to our lot. Is there a right of way?':
          'An owner enclosed by others may ask for an easement, against indemnity, where it harms least. The barangay is the first step if the parties are individuals.',
      },
    },
    criminal: {
      local: [
        'Mall theft, card and phone scams, drug arrests and quarrels in crowded compounds are common in Mandaluyong. The women’s prison is here, so families from far provinces come to visit and to ask about parole, good conduct time or transfer.',
      ],
      offices: {
        'Office of the City Prosecutor of Mandaluyong': 'Complaints and inquest.',
        'Correctional Institution for Women': 'Sentenced women from the whole country.',
        'Parole and Probation Administration': 'Applications and supervision.',
      },
      questions: {
        'My sister is serving her sentence in Mandaluyong. How is her good conduct time counted?':
          'By the Bureau of Corrections under the law on good conduct allowances, with exclusions for heinous crimes. Ask for her computation sheet and compare the court’s commitment order.',
        'I was accused of shoplifting in a mall and made to sign an admission. What does it mean?':
          'An admission signed before guards without a lawyer can be attacked. Do not sign more, note the names, and answer the complaint with a counter-affidavit.',
      },
    },
    labor: {
      local: [
        'The Department of Migrant Workers has its building in Mandaluyong, and agencies cluster around it. So beside the mall and call center cases of the city, people come here from every island with contracts that were switched, fees that were too high, or a flight that never came.',
      ],
      offices: {
        'Department of Migrant Workers, EDSA corner Ortigas':
          'Complaints against agencies, and mediation.',
        'NLRC National Capital Region Arbitration Branch': 'Claims, heard in Quezon City.',
      },
      questions: {
        'I paid an agency near Shaw and never left. Where do I complain?':
          'At the Department of Migrant Workers for the license and refund, and with the prosecutor for illegal recruitment if the agency had no license or did not deploy and did not pay back.',
        'My contract abroad was changed at the airport. Which paper counts?':
          'The one approved by the Department. Substituting a worse contract is a violation even if you signed it.',
      },
    },
    corporate: {
      local: [
        'Retail chains, food manufacturers, car dealers and co-working tenants make the business map of Mandaluyong. Franchise and mall lease contracts are the usual reason to see a lawyer, next to permits for shops that work at home.',
      ],
      offices: {
        'Business permits office, Mandaluyong City Hall': 'Mayor’s permit and retirement.',
        'Special Commercial Court for the area':
          'Ask at the Regional Trial Court which branch is designated.',
      },
      questions: {
        'The mall raised our rent in the middle of the term. May it?':
          'Only as the contract says: escalation, percentage rent and common area charges are often hidden in annexes. Compare the notice with the signed set.',
        'I bought a food cart franchise that closed after a year. Can I recover the fee?':
          'If what was promised was false or support never came, the contract may be rescinded with damages. Brochures and earnings claims are worth keeping.',
      },
    },
    taxation: {
      local: [
        'District 41 of Revenue Region 7B is responsible for Mandaluyong. Rental income of unit owners, sellers in malls and online, and sales of condominium units below zonal value are its typical subjects.',
      ],
      offices: {
        'BIR Revenue District Office 41, Mandaluyong': 'Registration, audits, sales and estates.',
        'Mandaluyong City Treasurer': 'Business and real property tax.',
      },
      questions: {
        'I rent out one unit near Boni station. Do I register?':
          'Rent is business income. A lessor registers, issues invoices and files returns; small rents of residential units are exempt from VAT below a limit.',
        'I sold my condo at a loss. Why is there capital gains tax?':
          'On real property held as a capital asset the tax is on the higher of price or zonal value, whether or not there was a gain.',
      },
    },
    immigration: {
      local: [
        'Staff of the Asian Development Bank and its contractors live under rules of their own, while other foreigners in Mandaluyong are teachers, traders and spouses. Former overseas workers ask about children born abroad who have no Philippine papers yet.',
      ],
      offices: {
        'Bureau of Immigration, Intramuros': 'Main office, across the Pasig River.',
        'DFA consular office in a Mandaluyong mall':
          'Passports and reports of birth; check the present address.',
      },
      questions: {
        'My baby was born in Kuwait without papers. How do we register in the Philippines?':
          'By a report of birth through the consulate or, back home, through the Department of Foreign Affairs, with whatever birth record exists. The mother’s citizenship is enough.',
        'I finished a consultancy with an international bank. Which visa do I hold now?':
          'Privileged visas end with the engagement. Before it lapses the stay has to be changed into another category or you depart.',
      },
    },
    'intellectual-property': {
      local: [
        'Toy, gadget and clothing stalls, and the small brands that supply them, are where questions of copies arise in Mandaluyong. Mall operators act on a notice when the mark is registered and the stall is named precisely.',
      ],
      offices: {
        'IPOPHL enforcement office, Taguig': 'Complaints about counterfeit goods on sale.',
        'Special Commercial Court, Regional Trial Court of Pasig':
          'Nearest court with nationwide warrants besides Makati and Quezon City.',
      },
      questions: {
        'A mall asked me to stop selling “class A” shoes. Can I be charged?':
          'Selling counterfeits is a criminal offense and an administrative violation even for small stalls. Giving up the stock and naming the supplier may matter for the outcome.',
        'My bakery’s name is used by another in San Juan. We both have DTI papers. Who wins?':
          'Business names are registered by territory and do not decide it. Whoever registers the mark, or proves earlier use in good faith, is in the better position.',
      },
    },
    election: {
      local: [
        'Mandaluyong is one district with one council elected in two council districts, so a few hundred votes decide seats. Voters who moved between its towers and the neighboring cities are often found in the wrong precinct.',
      ],
      offices: {
        'Election officer of Mandaluyong': 'Registration, transfers and certificates of candidacy.',
        'Commission on Elections, Manila': 'Protests about the city’s posts.',
        'Metropolitan Trial Court of Mandaluyong': 'Protests about its 27 barangays.',
      },
      questions: {
        'Our tower has its own polling place. Can outsiders be registered there?':
          'Each voter must reside in the barangay. A petition for exclusion with proof may be filed in the Metropolitan Trial Court while the law allows it.',
        'I lost as kagawad by one vote. What does a protest cost here?':
          'The filing fee and a deposit for revision, small in a barangay of a few precincts. It has to be paid in full within the ten days.',
      },
    },
  },
};
