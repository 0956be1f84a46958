import type { RegionGuide } from '@/lib/catalogue/guide';

export const TAGUIG: RegionGuide = {
  region: 'taguig',
  place: 'Taguig',
  about:
    'Taguig reaches from Bonifacio Global City to the shore of Laguna de Bay, and since 2023 it includes the ten Embo barangays that were under Makati before. Courts of the city sit in Taguig; some of them were once counted as branches of Pasig, and old papers still say so.',
  languages:
    'English prevails in the towers of BGC, Tagalog elsewhere. Maguindanaon and Maranao families live around Maharlika Village, and Korean is often heard in the new districts.',
  travel:
    'From BGC to the city hall in Tuktukan is a short way on the map and a long one at six in the evening. C-5 and the few bridges decide the day; video consultations spare most of it.',
  freeHelp:
    'The Public Attorney’s Office serves the city beside its courts, and the IBP chapters of Metro Manila give legal aid. Ask the chapter office which of them covers your barangay.',
  areas: {
    civil: {
      local: [
        'Two cities live in one here. In BGC people ask about lease deposits, condominium rules and service contracts; in Signal, Bicutan and the lakeshore about family homes, loans among neighbors and children of parents who separated. For Muslims of Maharlika, marriage and divorce may fall under the Code of Muslim Personal Laws.',
      ],
      offices: {
        'Regional Trial Court sitting in Taguig': 'Family cases and larger claims of the city.',
        'Metropolitan Trial Court of Taguig': 'Small claims and ejectment.',
        'Shari’a courts of the Eighth Shari’a District':
          'Created by law in 2024 for Luzon, Metro Manila included.',
      },
      questions: {
        'My case began in Makati for a house in Comembo. Does it move to Taguig?':
          'Cases already pending generally stay with the court that took them. New cases about that place are filed in Taguig; ask the clerk of court about transition rules.',
        'We married under Muslim rites in Maharlika. Which court hears the divorce?':
          'A Shari’a court applies the Muslim code to such marriages. Where it is not yet sitting, lawyers look at the nearest functioning circuit or at the regular Family Court for related questions.',
      },
    },
    'land-issues': {
      local: [
        'Much of Taguig was a military reservation, and what became of each part still matters: BGC is held through leases and titles from the Bases Conversion and Development Authority, Signal and Bicutan through presidential proclamations, and other areas are claimed by soldiers’ families and settlers. Along the lake the shoreland belongs to the State.',
      ],
      offices: {
        'Registry of Deeds serving Taguig': 'Titles of land and units in the city.',
        'Bases Conversion and Development Authority, Taguig': 'Land of the former Fort Bonifacio.',
        'DENR National Capital Region': 'Proclaimed areas, surveys and patents.',
      },
      questions: {
        'We have lived in Signal Village for thirty years under a proclamation. Is it ours?':
          'A proclamation opens land for disposition to qualified occupants; it is not a title. The award, the payments and the patent or deed have to follow.',
        'Is the unit I bought in BGC on leased land?':
          'Some buildings stand on land under long leases from the BCDA, others on titled lots. The condominium certificate of title and the master deed say which, and for how long.',
      },
    },
    criminal: {
      local: [
        'The city jail and several detention facilities are in Taguig, at Camp Bagong Diwa, so relatives come here even when the case is elsewhere. Complaints from BGC are about scams, cards and office disputes; from the older barangays about drugs, theft and violence in families.',
      ],
      offices: {
        'Office of the City Prosecutor of Taguig': 'Complaints and inquest for the city.',
        'Camp Bagong Diwa, Bicutan': 'Jails for several cities and for high-profile cases.',
      },
      questions: {
        'My brother is held in Bicutan for a case in Manila. Which court decides on bail?':
          'The court in Manila where the case is pending, not one of Taguig. The jail only carries out its orders.',
        'Someone filmed me in a BGC gym without consent. Where do I complain?':
          'At the women’s desk or the cybercrime unit, then the city prosecutor of Taguig. Recording private acts without consent is punished by special laws; ask that the footage be preserved.',
      },
    },
    labor: {
      local: [
        'Banks, shared service centers and tech firms moved to BGC and brought night shifts, retention bonuses and return-to-office orders with them. On the other side of C-5 are the factories and warehouses around FTI with agency workers. All of them file at the same branch.',
      ],
      offices: {
        'DOLE field office serving Taguig': 'Conciliation and inspection.',
        'NLRC National Capital Region Arbitration Branch': 'Hears Taguig cases, in Quezon City.',
      },
      questions: {
        'My employer in BGC orders us back to the office though the contract says remote. Can I refuse?':
          'What the contract and the telecommuting agreement say decides. A refusal can be treated as insubordination if the order is lawful, so the wording should be read first.',
        'I paid a training bond and was dismissed in probation. Do I still owe it?':
          'A bond has to be reasonable and tied to real training. When the employer ends the job, claiming the bond is harder than when the worker leaves.',
      },
    },
    corporate: {
      local: [
        'Start-ups with foreign founders, fintech, restaurants and regional headquarters choose BGC as their address. They come with questions of licenses, cap tables, office leases with long lock-in, and permits after the boundary decision moved neighbors from one city hall to another.',
      ],
      offices: {
        'Business Permits and Licensing Office, Taguig':
          'Mayor’s permit and retirement of business.',
        'Special Commercial Court designated for the area':
          'Ask the clerk in Taguig or Pasig for the branch.',
      },
      questions: {
        'Our shop in an Embo barangay has a Makati permit. What now?':
          'From the transfer on, permits and local taxes belong to Taguig. Taxes paid to Makati for later periods and pending applications should be documented, since both cities kept records.',
        'Can we leave a BGC office lease before the lock-in ends?':
          'Only on the terms of the contract or by agreement; a pre-termination penalty is usual and a court may reduce it when it is unconscionable.',
      },
    },
    taxation: {
      local: [
        'Taguig and Pateros share one revenue district, number 44, and because so many headquarters are in BGC, several taxpayers here are handled by the Large Taxpayers Service instead. Tax treaty relief, incentives and transfer pricing are asked about more than elsewhere.',
      ],
      offices: {
        'BIR Revenue District Office 44, Taguig and Pateros':
          'Registration, estates and sales in both.',
        'Taguig City Treasurer': 'Business and real property tax, also of the Embo barangays.',
      },
      questions: {
        'I moved my freelance work from Makati to McKinley. Must I tell the BIR?':
          'Yes, the registration is transferred to the new district. Until then returns belong to the old one, and audits of past years stay there.',
        'Are stock options of a foreign parent taxable when they vest?':
          'How and when equity pay is taxed depends on the plan and on BIR rulings. The employer here may have to withhold, even if the parent grants the shares.',
      },
    },
    immigration: {
      local: [
        'Foreign employees of BGC companies, international school families and digital workers make up most immigration questions of Taguig. The usual trouble is a mismatch: the permit names one employer or address, the work is done for another.',
      ],
      offices: {
        'Bureau of Immigration satellite offices in southern Metro Manila malls':
          'Extensions and cards; the Bureau’s directory shows the present ones.',
        'DOLE National Capital Region': 'Alien employment permits for BGC employers.',
      },
      questions: {
        'I change from one BGC company to another. Does my visa follow me?':
          'No. The work visa belongs to the petition of one employer. It is downgraded and a new one applied for, with a provisional permit to bridge the time.',
        'My children attend an international school here. Which visa do they hold?':
          'Usually as dependents of the parent’s visa; otherwise a student visa or study permit. The school has to be accredited by the Bureau.',
      },
    },
    'intellectual-property': {
      local: [
        'The national office for intellectual property stands on McKinley Hill, so hearings of the whole country take place in Taguig. The city’s own cases come from apps, games, restaurants and brands launched in BGC before anyone searched whether the name was free.',
      ],
      offices: {
        'IPOPHL, McKinley Hill, Taguig':
          'All bureaus, the mediation office and the copyright bureau.',
        'Special Commercial Courts in Makati and Pasig':
          'Nearest courts with nationwide search warrants.',
      },
      questions: {
        'Can I attend my IPOPHL mediation in Taguig by video?':
          'Mediation is offered online as well. A representative needs written authority to settle, not only to attend.',
        'We launched an app and then found an older mark. What are the choices?':
          'Compare goods and dates, ask for consent or coexistence, seek cancellation for non-use, or rename early. The cost of the last grows with each user.',
      },
    },
    election: {
      local: [
        'Taguig and Pateros share a congressional district, Taguig has a second one alone, and the Embo barangays brought many new voters. The city elects its own officials, Pateros elects municipal ones, which makes two different forums for neighbors on one street.',
      ],
      offices: {
        'Election officer of Taguig': 'Transfers, precincts and local candidacies.',
        'Commission on Elections, Intramuros': 'City posts of Taguig.',
        'Regional Trial Court for the municipality of Pateros': 'Municipal posts of Pateros.',
      },
      questions: {
        'I run in Pateros, my cousin in Taguig. Why do our protests go to different places?':
          'Because Pateros is a municipality and Taguig a city. Municipal posts are protested in the Regional Trial Court, city posts at COMELEC.',
        'Do Embo residents vote for Taguig’s council?':
          'They vote as residents of Taguig since the transfer. The council district they belong to is fixed by law and COMELEC resolutions.',
      },
    },
  },
};
