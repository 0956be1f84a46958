import type { RegionGuide } from '@/lib/catalogue/guide';

export const MAKATI: RegionGuide = {
  region: 'makati',
  place: 'Makati',
  about:
    'Makati is one city with its own Regional Trial Court and Metropolitan Trial Court. Since the Supreme Court settled the boundary with Taguig in 2023, Fort Bonifacio and the ten barangays called Embo belong to Taguig, which changes permits, taxes and courts for those who live there.',
  languages:
    'English is the working language of the business district, Tagalog that of the barangays. Korean, Japanese, Hindi and Mandarin are asked for by the foreign companies and embassies.',
  travel:
    'Courts and city hall lie in the old town by the river, not in Ayala. Allow an hour for crossing Gil Puyat or EDSA in the morning, and check whether the appointment is at the hall of justice or another building of the courts.',
  freeHelp:
    'The Public Attorney’s district office works beside the courts of the city, and the IBP Makati Chapter gives legal aid. Law schools in and around the business district run clinics as well.',
  areas: {
    civil: {
      local: [
        'Makati’s civil dockets show what the city is made of: unpaid condominium dues and leases, credit cards and consultancy fees, and annulments of people who work in its offices. Many contracts written elsewhere name Makati as the only venue, so debtors from far provinces are sued here.',
      ],
      offices: {
        'Regional Trial Court of Makati': 'Family Courts, estates, foreclosures and larger claims.',
        'Metropolitan Trial Court of Makati': 'Small claims and ejectment from units in the city.',
      },
      questions: {
        'My loan contract says “courts of Makati only”, but I live in Bicol. Is that valid?':
          'An exclusive venue clause in writing is generally respected. In small claims and where a clause makes defense practically impossible, it can be questioned.',
        'I rent a condo in Salcedo Village and the owner keeps my deposit. Where do I claim it?':
          'As a small claim in the Metropolitan Trial Court where you or the owner live. If both live in the city, the barangay is tried first, unless the owner is a company.',
      },
    },
    'land-issues': {
      local: [
        'Land in Makati is mostly vertical. Disputes concern condominium corporations, parking slots, turnover defects and tenants in units bought from abroad; in the older barangays, narrow inherited lots with several houses. For the Embo barangays the titles stayed where they were registered while the city over them changed.',
      ],
      offices: {
        'Registry of Deeds of Makati': 'Condominium and transfer certificates of title.',
        'Human Settlements Adjudication Commission': 'Buyers and unit owners against developers.',
      },
      questions: {
        'Does my Embo lot now have a Taguig title?':
          'The boundary decision did not change who owns a lot. Tax declarations and real property tax moved to Taguig; the certificate of title follows the rules of the registries on transferred areas.',
        'The condo corporation cut our water for unpaid dues. May it?':
          'The master deed and by-laws may allow measures against delinquent owners, within limits of fairness. Start by asking for the statement of account and the rule relied on.',
      },
    },
    criminal: {
      local: [
        'White-collar complaints are the mark of Makati: estafa between partners, qualified theft by an employee, bouncing checks, investment scams, hacked company accounts. Bars and hotels of Poblacion add fights, drugs and sexual offenses at night, with foreigners on either side.',
      ],
      offices: {
        'Office of the City Prosecutor of Makati': 'Complaints and inquest for acts in the city.',
        'NBI and PNP Anti-Cybercrime Group':
          'Company frauds and online scams, before the prosecutor.',
      },
      questions: {
        'Our accountant moved company funds. Do we file theft in Makati?':
          'Where the money was taken or had to be turned over decides. An audit report, the bank records and the accountant’s duties should be ready before the complaint.',
        'A foreign friend was detained after a fight in Poblacion. Who should be told?':
          'The consulate, if the friend wants it, and a lawyer before any statement. The inquest prosecutor of the city decides within hours whether to charge or release.',
      },
    },
    labor: {
      local: [
        'In Makati the worker is often a manager, an analyst or a household helper of one. Cases are about redundancy programs, bonuses, non-compete clauses, forced resignation after a performance plan, and expatriates whose contract ends early. Head offices here also answer for branches all over the islands.',
      ],
      offices: {
        'DOLE field office for Makati and Pasay': 'Conciliation and inspection in the city.',
        'NLRC National Capital Region Arbitration Branch':
          'Labor Arbiters, in Quezon City, for Makati workplaces.',
      },
      questions: {
        'I was put on a performance plan and told to resign. Is that dismissal?':
          'It can be constructive dismissal if staying was made impossible or the resignation was not free. Keep the plan, the scores and the messages around the date you signed.',
        'Is a two-year non-compete with a Makati bank valid?':
          'Courts look at time, place and kind of work; a clause wider than the employer’s real interest may not be enforced. The position and access to secrets matter.',
      },
    },
    corporate: {
      local: [
        'The SEC’s head office is in Makati, and so are banks, law firms, funds and the regional offices of foreign companies. Typical questions are shareholder agreements, foreign equity, data sharing, and disputes that partners agreed to arbitrate.',
      ],
      offices: {
        'Securities and Exchange Commission, Makati Avenue': 'Head office for the whole country.',
        'Special Commercial Court, Regional Trial Court of Makati':
          'Intra-corporate cases of companies whose articles name Makati.',
        'Board of Investments, Makati': 'Registration of projects for incentives.',
      },
      questions: {
        'My company’s articles still say Makati, but we moved to BGC. Does it matter?':
          'Yes. The principal office in the articles fixes the court, the tax district and the permit. It is changed by amendment, followed by transfers at the BIR and both cities.',
        'An investor wants a drag-along clause. Is that enforceable here?':
          'Shareholder agreements bind those who sign. To hold against later transferees, the restriction should also stand in the articles, by-laws and certificates.',
      },
    },
    taxation: {
      local: [
        'Makati alone has four revenue districts, north, south, east and west, under Revenue Region 8A, and the city treasurer is known for close examination of gross receipts. Assessments here involve withholding tax on services, related-party charges and allocation among branches.',
      ],
      offices: {
        'BIR Revenue Region 8A, with districts 47, 48, 49 and 50':
          'East, West, North and South Makati: registration, audits and protests.',
        'Makati City Treasurer': 'Local business tax and its protests.',
      },
      questions: {
        'The city assessed our holding company for business tax on dividends. Is that right?':
          'Whether passive income of a holding company may be taxed by a city has been litigated often, with results that depend on what the company does. The protest goes to the treasurer within the time in the Local Government Code.',
        'Which Makati district is mine?':
          'It is printed on the certificate of registration. The lines follow barangays; a move of two streets may mean a transfer of registration.',
      },
    },
    immigration: {
      local: [
        'Expatriates assigned to Makati offices need work visas, downgrades when an assignment ends, and papers for spouses and children. Companies registered with the Board of Investments and large corporations use an extension office of the Bureau in the city instead of Intramuros.',
      ],
      offices: {
        'Bureau of Immigration extension office for BOI companies, Makati':
          'Applications of large and BOI-registered companies.',
        'Embassies in Makati': 'Certificates of capacity to marry, passports and notarial acts.',
      },
      questions: {
        'My assignment in Makati ended last week. How long may I stay?':
          'The work visa falls with the job, and the company has to downgrade it. The downgrade order states how long the stay runs as a visitor.',
        'Can my spouse work on my 9(g) dependent visa?':
          'Not on the dependent visa alone. A spouse needs an own permit and visa, or a special work permit for a short engagement.',
      },
    },
    'intellectual-property': {
      local: [
        'Agencies, software houses, fashion and restaurant groups of Makati live from brands and licenses. Disputes are about franchise names after a split, stolen source code, and designs pitched to a client who then used them without paying.',
      ],
      offices: {
        'Special Commercial Court, Regional Trial Court of Makati':
          'Infringement suits, and search warrants that hold throughout the country.',
        'IPOPHL, across the boundary in Taguig': 'Applications, oppositions and mediation.',
      },
      questions: {
        'A client used our pitch without hiring us. Do we have a claim?':
          'Ideas are free, but texts, drawings and film boards are works. A confidentiality agreement signed before the pitch makes the case much simpler.',
        'Our ex-partner opened the same café concept two streets away. What can we stop?':
          'The name, logo and look if registered or known to the public, and recipes or lists if kept secret. A concept alone cannot be monopolized.',
      },
    },
    election: {
      local: [
        'Makati votes in two congressional districts, and the loss of the Embo barangays moved a large part of its voters to Taguig. Questions of residence are frequent in a city where many work, own units, and sleep elsewhere.',
      ],
      offices: {
        'Election officers of Makati, first and second district':
          'Registration and local candidacies.',
        'Commission on Elections, Intramuros':
          'Protests about the city’s mayor, vice mayor and council.',
      },
      questions: {
        'I was a voter in Rizal barangay. Where do I vote now?':
          'The Embo barangays were placed under Taguig for elections after the boundary decision. COMELEC’s precinct finder or the election officer of Taguig shows the precinct.',
        'I own a condo in Makati but live in Cavite. May I run for councilor?':
          'Ownership is not residence. One year of actual residence before the election, with the intention to stay, has to be shown by how and where you live.',
      },
    },
  },
};
