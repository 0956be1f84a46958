import type { RegionGuide } from '@/lib/catalogue/guide';

export const ZAMBOANGA_PENINSULA: RegionGuide = {
  region: 'zamboanga-peninsula',
  place: 'the Zamboanga Peninsula',
  about:
    'The Zamboanga Peninsula is Zamboanga del Norte, del Sur and Sibugay, with Zamboanga City and Isabela City. Sulu was placed in the region by Executive Order 91 of July 2025, after the Supreme Court held that it is not part of the Bangsamoro. Courts sit in Zamboanga City, Dipolog, Pagadian, Ipil, Molave, Siocon, Sindangan, Isabela and Jolo.',
  languages:
    'Chavacano is the tongue of Zamboanga City, Cebuano of Dipolog and Pagadian, Subanen of the hills, and Tausug, Yakan and Sama of the islands and coasts.',
  travel:
    'Pagadian and Zamboanga City are five to six hours apart, and regional offices are divided between the two. Boats to Isabela and Jolo follow weather and security advisories.',
  freeHelp:
    'Public attorneys serve all court seats. IBP chapters exist for Zamboanga City and the provinces; the Jesuit university in Zamboanga City and schools in Dipolog and Pagadian have law clinics.',
  areas: {
    civil: {
      local: [
        'Christians, Muslims and Subanen live side by side in the Zamboanga Peninsula, and the first question of a family case is which law applies to the marriage. Barter traders, canneries and boat owners bring debts and collisions; families returned from Sabah bring children without records.',
      ],
      offices: {
        'Regional Trial Courts in Zamboanga City, Dipolog, Pagadian, Ipil and Isabela':
          'By residence or property.',
        'Shari’a courts of the Third District, and of the First for Sulu':
          'Marriage, divorce and succession of Muslims.',
      },
      questions: {
        'I am Catholic, my husband converted to Islam after our wedding in Ipil. Can he divorce me there?':
          'The Muslim code governs when both are Muslims, or the husband is and the marriage was under that law. A later conversion of one spouse does not move a civil marriage to it.',
        'Our child was born in Sandakan without papers. How do we register in Zamboanga?':
          'By late registration with the facts of birth abroad, through the consular office or the civil registrar and the foreign affairs department, with proof of the parents’ citizenship.',
      },
    },
    'land-issues': {
      local: [
        'Ancestral domains of the Subanen cover mountains where others hold pasture leases, mining permits and tax declarations. Zamboanga City adds military and school reservations, coastal stilt villages rebuilt after the siege of 2013, and families displaced ever since.',
      ],
      offices: {
        'NCIP Region IX': 'Subanen domains and consent to projects.',
        'Registries of Deeds in Zamboanga City, Dipolog, Pagadian, Ipil and Isabela':
          'Titles by area.',
        'DAR and DENR Region IX': 'Awards, patents and mangroves.',
      },
      questions: {
        'Our house stood on stilts in Rio Hondo before 2013. Do we have a right to return?':
          'The city’s recovery plan named permanent sites and beneficiaries. Foreshore and danger zones cannot be titled; a listed family may ask about its award.',
        'A rubber buyer in Sibugay holds our land title for a loan. Can he sell it?':
          'Not without a mortgage and foreclosure, or a sale signed by you. Taking the land automatically on default is a forbidden agreement.',
      },
    },
    criminal: {
      local: [
        'Smuggled cigarettes, kidnappings in past years, firearms, clan feuds called rido and drug cases mark the dockets of the Zamboanga Peninsula. Cases with security risk are sometimes heard in Zamboanga City or moved to Manila.',
      ],
      offices: {
        'City Prosecutor of Zamboanga City': 'Acts in the city and its islands.',
        'Provincial Prosecutors in Dipolog, Pagadian and Ipil': 'Acts in the provinces.',
        'Bureau of Customs, Port of Zamboanga': 'Seizures of goods and vessels.',
      },
      questions: {
        'My boat carried cigarettes from Jolo and was seized off Zamboanga. Can I get it back?':
          'Seizure proceedings at customs run beside the criminal case. An owner without knowledge, or a common carrier, may ask for release on conditions.',
        'Two families in Siocon settled a rido with blood money. Does the murder case end?':
          'No. The settlement may satisfy the civil part and calm the feud, while the State’s case continues on its evidence.',
      },
    },
    labor: {
      local: [
        'Sardine canneries and fishing fleets give the Zamboanga Peninsula labor cases of its own: the closed season without work, crews paid by share, and piece rates on the canning line. Schools, malls, hospitals and rubber plantations follow.',
      ],
      offices: {
        'NLRC Regional Arbitration Branch IX, Zamboanga City': 'Labor Arbiters for the region.',
        'DOLE Regional Office IX with field offices':
          'Conciliation, and rules for commercial fishing crews.',
      },
      questions: {
        'I crew a sardine boat and get a share of the catch. Am I an employee?':
          'A labor department order treats fishers on commercial vessels as employees of the owner, with minimum pay and benefits besides shares.',
        'The cannery sends us home for the three-month fishing ban. Is that a dismissal?':
          'Suspension for the closed season is allowed within limits; those who come back each season keep their tenure. Aid programs of DOLE may apply.',
      },
    },
    corporate: {
      local: [
        'Canneries, shipping and barter trade firms, cooperatives of rubber growers, hospitals and schools are the companies of the Zamboanga Peninsula. The freeport of Zamboanga City registers locators with incentives of its own.',
      ],
      offices: {
        'SEC Zamboanga Extension Office':
          'Registration and reports for the region and nearby islands.',
        'Zamboanga City Special Economic Zone Authority': 'Locators of the freeport.',
      },
      questions: {
        'We import goods from Sandakan by kumpit. Is barter still legal?':
          'Barter is allowed only under the rules of the barter council, at named ports and for traders who register. Outside of it the customs law applies in full.',
        'A partner in our fishing company in Zamboanga died. Who votes his shares?':
          'The executor or administrator, until the shares are transferred to the heirs in the book. Before appointment the family should ask the court.',
      },
    },
    taxation: {
      local: [
        'Revenue Region 15 in Zamboanga City stretches from Dipolog to Bongao. Fish buyers, fuel dealers and importers are audited in the Zamboanga Peninsula, and old estates of Chinese and Spanish families in the city are complicated by marriages under several laws.',
      ],
      offices: {
        'BIR Revenue Region 15, Zamboanga City':
          'Districts 91 (Dipolog), 92 (Pagadian), 93A (Zamboanga City), 93B (Ipil), 94 (Isabela) and 95 (Jolo).',
        'City Treasurer of Zamboanga': 'Business and real property tax.',
      },
      questions: {
        'My father had two wives under Muslim law in Isabela. How is the estate divided for tax?':
          'The tax is one on the net estate; the shares follow the Muslim code. The property regime with each wife is settled first.',
        'Sulu moved to Region IX. Does my registration in Jolo change?':
          'The district office is the same. Watch for notices about forms and offices during the transition, and keep the certificate.',
      },
    },
    immigration: {
      local: [
        'Zamboanga City is the gate for people deported from Sabah and for sailors and traders, so the Bureau’s work in the Zamboanga Peninsula is about entry and identity more than about tourists. Missionaries and spouses live mostly in Dipolog, Dapitan and Pagadian.',
      ],
      offices: {
        'Bureau of Immigration, Zamboanga City':
          'Extensions, cards, ports and hearings for the area.',
      },
      questions: {
        'I was deported from Malaysia to Zamboanga with no Philippine document. How do I prove I am Filipino?':
          'By the birth record of a parent, late registration, or affidavits with local officials’ confirmation; social welfare and foreign affairs assist at the processing center.',
        'My German husband wants to live in Dapitan. Where do we file?':
          'At the office with jurisdiction over the residence, normally Zamboanga City; ask whether a nearer one has opened in Pagadian or Dipolog.',
      },
    },
    'intellectual-property': {
      local: [
        'Yakan weaving, vinta images, curacha sauce and sardine brands are the goods of the Zamboanga Peninsula whose names are copied. Cannery labels look alike by habit, and small changes in color are argued at length.',
      ],
      offices: {
        'IPOPHL satellite office, Zamboanga City':
          'Opened in 2018 as the thirteenth in the country.',
        'DTI Region IX': 'Labels, barcodes and small brands.',
      },
      questions: {
        'A factory sells printed “Yakan” cloth in Divisoria. Can weavers in Zamboanga act?':
          'They may oppose misleading labels and claim community rights, and a collective mark lets buyers tell woven from printed. Joint action is stronger.',
        'Our sardine label is red like the market leader’s. Is color protected?':
          'Color combined with a distinctive layout can be. The test is the general impression on an ordinary buyer.',
      },
    },
    election: {
      local: [
        'Zamboanga City is highly urbanized and votes for itself; Isabela City votes in Basilan’s provincial election though it is outside the Bangsamoro. Sulu’s voters no longer elect members of the Bangsamoro parliament. In the coastal and upland towns, where ballots are counted under guard, most protests are about what happened at the precinct and not about the sums.',
      ],
      offices: {
        'COMELEC Region IX': 'Supervision and information; check where Sulu is assigned.',
        'Regional Trial Courts of the provinces': 'Municipal protests.',
        'Commission on Elections, Manila': 'Cities and provinces.',
      },
      questions: {
        'I live in Isabela City. For which governor do I vote?':
          'For that of Basilan, to which the city belongs as a province, although its regional offices are those of Region IX.',
        'Our town in Sulu counted votes in the gymnasium of the next town. Is that legal?':
          'COMELEC may transfer counting for security by order. Ask for the order; without one it is an irregularity to be shown by precinct.',
      },
    },
  },
};
