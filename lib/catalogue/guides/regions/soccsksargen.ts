import type { RegionGuide } from '@/lib/catalogue/guide';

export const SOCCSKSARGEN: RegionGuide = {
  region: 'soccsksargen',
  place: 'Soccsksargen',
  about:
    'Soccsksargen is South Cotabato, Cotabato, Sultan Kudarat and Sarangani, with General Santos as highly urbanized city and Koronadal as regional center. Sixty-three barangays of Cotabato joined the Bangsamoro and are now towns there. Courts sit in General Santos, Koronadal, Surallah, Kidapawan, Midsayap, Kabacan, Isulan, Tacurong and Alabel.',
  languages:
    'Hiligaynon is strong in Koronadal and Tacurong, Cebuano in General Santos and Kidapawan. Maguindanaon, Tboli, Blaan and Teduray are spoken by their peoples, Tagalog by nearly all.',
  travel:
    'An hour separates Koronadal from General Santos, and two or three both from Kidapawan. Lake Sebu and the coast of Sultan Kudarat, Lebak and Kalamansig, are far by road.',
  freeHelp:
    'Public attorneys sit at all court seats. IBP chapters exist for South Cotabato–Sarangani–General Santos, Cotabato and Sultan Kudarat; the state and private universities in General Santos teach law.',
  areas: {
    civil: {
      local: [
        'Settlers from Panay, Luzon and Cebu built Soccsksargen beside Moro and indigenous families, so contracts made on a handshake and marriages under three customs meet in its courts. Traders’ credit, crop loans and support are the daily business.',
      ],
      offices: {
        'Regional Trial Courts in General Santos, Koronadal, Kidapawan, Midsayap, Isulan, Tacurong and Alabel':
          'By residence or property.',
        'Shari’a courts of the Fifth and Sixth Districts':
          'Cotabato and Sultan Kudarat, and South Cotabato and Sarangani.',
      },
      questions: {
        'My parents arranged my marriage by Blaan custom when I was fifteen. Is it valid?':
          'A marriage below eighteen is void under the Family Code, and the law of 2021 against child marriage makes arranging one a crime. Children of it keep their rights.',
        'A store in Tacurong financed my corn and takes the whole harvest. Is that a fair deal?':
          'Advance-and-harvest contracts bind, but interest hidden in prices can be reduced. Write down weights and prices of each sack.',
      },
    },
    'land-issues': {
      local: [
        'From Tampakan to Lake Sebu, land in Soccsksargen is contested between ancestral domains, plantations, mining claims, ranches and settlers’ titles. General Santos has a story of its own: big pasture leases that became city land, with awardees, squatters and courts busy for decades.',
      ],
      offices: {
        'NCIP Region XII': 'Domains of Tboli, Blaan, Manobo and Teduray.',
        'Registries of Deeds in General Santos, Koronadal, Kidapawan, Isulan and Alabel':
          'Titles by area.',
        'DAR provincial offices in the four provinces': 'Plantations, awards and tenancy.',
      },
      questions: {
        'My Tboli neighbor sold me land in Lake Sebu with thumbmarks. Is it mine?':
          'Sales of ancestral land to outsiders are restricted and old ones needed approval by the State. If the title is by free patent, the patent’s own limits count.',
        'We were awarded lots in a former ranch in General Santos, but another group holds titles. Who prevails?':
          'The origin of each title and the date of the lease’s end decide. Get the award, the survey plan and every court order about the ranch.',
      },
    },
    criminal: {
      local: [
        'Drug and gun cases, crimes at sea and feuds between families come before the prosecutors of Soccsksargen. So do investment schemes: people from many towns of the region have complained of money given to one and never seen again.',
      ],
      offices: {
        'City Prosecutors of General Santos, Koronadal, Kidapawan and Tacurong':
          'Acts in the cities.',
        'Provincial Prosecutors in Koronadal, Kidapawan, Isulan and Alabel': 'Acts in the towns.',
      },
      questions: {
        'I recruited friends into a donation scheme in Alabel before it collapsed. Am I liable?':
          'Selling unregistered securities and estafa can reach recruiters who earned from it. Stop, keep records, and speak with counsel before giving statements.',
        'Our tuna boat was detained in Indonesia. Who helps the crew?':
          'The consulate in Manado, the fisheries bureau and the Department of Migrant Workers. The owner has to pay wages and repatriation.',
      },
    },
    labor: {
      local: [
        'Tuna canneries and fleets of General Santos, pineapple and banana plantations in Polomolok and Surallah, and sugar in Cotabato shape labor in Soccsksargen. Handline crews who sail for months on shares and cannery workers hired by agencies bring the largest cases.',
      ],
      offices: {
        'NLRC Regional Arbitration Branch XII':
          'Has served the region from Koronadal and General Santos; ask which takes your complaint.',
        'DOLE Regional Office XII with field offices':
          'Conciliation and inspection, fishing vessels included.',
      },
      questions: {
        'I fish tuna on a pump boat and the owner deducts all expenses first. Is there a floor?':
          'The labor order on fishers sets minimum pay and written contracts for commercial vessels. Keep notes of each trip, catch and deduction.',
        'The cannery’s agency changed its name and rehired us. Do our years count?':
          'If the agency lacks capital and control, the cannery is the employer and service runs through. SSS records under several names show the chain.',
      },
    },
    corporate: {
      local: [
        'Fishing companies, exporters, feed and hatchery firms, cooperatives and developers are the enterprises of Soccsksargen. The SEC opened an office in Koronadal in 2024, after years in which the region went to Davao.',
      ],
      offices: {
        'SEC Koronadal Extension Office': 'Registration, reports and advisories for the region.',
        'Special Commercial Court designated in General Santos or Koronadal':
          'Ask the clerk of court.',
      },
      questions: {
        'Our tuna export company has a Taiwanese partner who wants his own vessels. Is that possible?':
          'Commercial fishing in Philippine waters is reserved to citizens and to companies at least sixty percent Filipino. Processing and trading are more open.',
        'I am treasurer of a cooperative in Kidapawan that cannot pay time deposits. What is my risk?':
          'Officers answer for fraud and gross neglect, not for every loss. Minutes that record your objections matter; the authority can order rehabilitation.',
      },
    },
    taxation: {
      local: [
        'Revenue Region 18 in Koronadal covers Soccsksargen. Fish brokers, canneries with export incentives, plantation lessors and small traders at the port are its taxpayers, and it also keeps the district of Cotabato City.',
      ],
      offices: {
        'BIR Revenue Region 18, Koronadal':
          'Districts 107 (Cotabato City), 108 (Kidapawan), 109 (Tacurong), 110 (General Santos) and 111 (Koronadal).',
        'City Treasurer of General Santos': 'Business tax, also of the fish port area.',
      },
      questions: {
        'I broker tuna at the port for a commission. What do I register as?':
          'As a commission agent taxed on commissions, if invoices show that the fish is the owner’s. Otherwise the whole price may be treated as your sales.',
        'My barangay in Pikit is now in the Bangsamoro. Where do I pay real property tax?':
          'To the treasurer of the new town and the region’s rules; national tax registration follows the district named by the BIR for it.',
      },
    },
    immigration: {
      local: [
        'Foreign buyers and technicians of the canneries, seafarers, missionaries and people of Indonesian descent along Sarangani Bay are those whom the Bureau sees in Soccsksargen. A border arrangement with Indonesia lets islanders cross at Glan with a pass.',
      ],
      offices: {
        'Bureau of Immigration, General Santos': 'Extensions, cards and port matters.',
        'Border crossing station, Glan, Sarangani': 'Islanders of the border area.',
      },
      questions: {
        'My father crossed from Sangihe to Glan with a border card and stayed. What is our status?':
          'The card allows short visits in the area only. Children of a Filipino mother are Filipino; others may come under the registration of persons of Indonesian descent.',
        'A Korean buyer stays at our cannery for six weeks a year. Does he need a work permit?':
          'For meetings and inspection as a buyer usually not; for supervising production yes. The task decides, not the length alone.',
      },
    },
    'intellectual-property': {
      local: [
        'Tnalak weaving of the Tboli, dreamed and not drawn, tuna brands and Kidapawan’s fruit products raise the question in Soccsksargen of who owns a tradition. Fashion houses have had to apologize and to pay.',
      ],
      offices: {
        'IPOPHL satellite office, General Santos': 'One of the earliest, from 2009.',
        'NCIP Region XII': 'Consent for the use of indigenous culture.',
      },
      questions: {
        'May I use tnalak patterns in my logo if I buy the cloth in Lake Sebu?':
          'Cloth may be resold; the pattern belongs to weavers and community, and some patterns are sacred. Ask for consent in writing.',
        'My tuna brand is sold in Japan by a buyer who registered it there. What now?':
          'Rights there follow Japanese law: bad faith filings can be attacked. Your contracts, invoices and registration here are the evidence.',
      },
    },
    election: {
      local: [
        'General Santos is a district and a city by itself and no longer votes with South Cotabato. Elections in Soccsksargen are watched for clan violence, and the towns that left for the Bangsamoro now elect under another roof.',
      ],
      offices: {
        'COMELEC Region XII': 'Supervision and information.',
        'Regional Trial Courts of the four provinces': 'Municipal protests.',
        'Commission on Elections, Manila': 'The four cities and the provinces.',
      },
      questions: {
        'My barangay of Midsayap became part of the Bangsamoro. Which elections do I vote in?':
          'Those of your new town and of the Bangsamoro parliament, as fixed by the laws that created it; the provincial question is settled by those laws and COMELEC.',
        'Two clans in Lambayong made a peace covenant before the vote and broke it. Is that an election case?':
          'Threats and coercion are election offenses whatever the covenant says. It may still be evidence of who promised what.',
      },
    },
  },
};
