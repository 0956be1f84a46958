import type { RegionGuide } from '@/lib/catalogue/guide';

export const MIMAROPA: RegionGuide = {
  region: 'mimaropa',
  place: 'MIMAROPA',
  about:
    'MIMAROPA is made of islands: the two Mindoro provinces, Marinduque, Romblon and Palawan, with Puerto Princesa as a highly urbanized city. Courts sit in Calapan, Pinamalayan, Roxas, Mamburao, San Jose, Boac, Romblon, Odiongan, Puerto Princesa and Brooke’s Point.',
  languages:
    'Tagalog is common to all. Asi, Onhan and Romblomanon are spoken in Romblon, Cuyonon, Tagbanua and Palaw’an in Palawan, and the Mangyan languages in Mindoro.',
  travel:
    'There is no bridge between the provinces: ferries from Batangas and Lucena, flights to Puerto Princesa, Coron and San Jose. A hearing may fall with a canceled trip, so tell the clerk at once and keep the notice of the port.',
  freeHelp:
    'Public attorneys serve each province, some of them traveling to the smaller seats. IBP chapters exist for Oriental and Occidental Mindoro, Marinduque, Romblon and Palawan.',
  areas: {
    civil: {
      local: [
        'In MIMAROPA the distance shapes the case: lenders in Calapan and debtors in Bulalacao, couples parted between Romblon and Cavite, resort partners in El Nido who met once. Barangay settlements count for more here, because the court is a boat away.',
      ],
      offices: {
        'Regional Trial Courts in Calapan, Mamburao, San Jose, Boac, Romblon, Odiongan and Puerto Princesa':
          'By island and town.',
        'Municipal Circuit Trial Courts': 'One judge for several towns.',
      },
      questions: {
        'The boat from Tablas was canceled on the day of my hearing. Did I lose?':
          'Not by that. A motion with the coast guard’s advisory explains the absence, and the court can hear you by video another day.',
        'Our barangay in Coron settled a debt by installments, and he stopped. What next?':
          'Within six months the lupon itself can enforce it; after that the municipal court does, without a new trial of the debt.',
      },
    },
    'land-issues': {
      local: [
        'Palawan is under a law of its own, the Strategic Environmental Plan, and much of MIMAROPA is forest, mangrove or ancestral domain of the Mangyan, Tagbanua and Palaw’an. Island and beach lots are sold again and again on tax declarations that cannot become titles.',
      ],
      offices: {
        'Palawan Council for Sustainable Development, Puerto Princesa':
          'Clearance for projects in Palawan.',
        'DENR MIMAROPA with offices in each province': 'Classification of land and islands.',
        'NCIP offices in Mindoro and Palawan': 'Ancestral domains.',
      },
      questions: {
        'A broker offers me a small island near Busuanga. Can an island be owned?':
          'Most small islands are public land or reserves, and many are in ancestral waters. A title from before the reservation, traced to its origin, is the exception to be proved.',
        'Settlers cleared land inside a Mangyan domain with barangay papers. What are those worth?':
          'Barangay certificates give no right against an ancestral domain. The community turns to the NCIP, which can order restitution.',
      },
    },
    criminal: {
      local: [
        'Illegal fishing with foreign crews, wildlife trade, timber, chainsaws and mining without permit are crimes typical of MIMAROPA, above all of Palawan. Tourist theft in El Nido and Coron, and quarrels over land in Mindoro, are the rest.',
      ],
      offices: {
        'Provincial Prosecutors in Calapan, Mamburao, Boac, Romblon and Puerto Princesa':
          'Acts in the towns.',
        'City Prosecutor of Puerto Princesa': 'Acts in that city.',
        'Palawan Council’s enforcement and Coast Guard': 'Wildlife and sea cases.',
      },
      questions: {
        'I bought a talking myna in Narra as a pet. Is that a crime?':
          'Keeping wildlife without a permit is an offense under the Wildlife Act, and Palawan’s hill myna is threatened. Turning it over early counts in one’s favor.',
        'A tourist was hurt on our island-hopping boat. Can the captain be jailed?':
          'Reckless imprudence may be charged if rules on weather, load or life vests were broken. The log and the coast guard clearance are decisive.',
      },
    },
    labor: {
      local: [
        'Resorts, mines in southern Palawan, schools, plantations and boat crews make up work in MIMAROPA. Seasonal hiring by resorts, living quarters that end with the job, and wages below the regional order are the usual complaints.',
      ],
      offices: {
        'DOLE MIMAROPA with a field office in each province': 'Conciliation, wages and inspection.',
        'NLRC Regional Arbitration Branch IV, Calamba City':
          'Has heard cases of the islands; ask the field office where yours will be called.',
      },
      questions: {
        'The resort in El Nido lodged me and dismissed me at once. Must I leave the island the same day?':
          'A dismissal without notice can be challenged wherever you live afterward. Write down the date, ask for the reason in writing, and file with the field office or where you reside.',
        'I am a deckhand on a Romblon ferry. Who hears my claim for overtime?':
          'Domestic seafarers go through DOLE and the Labor Arbiters like others, with rules of their own on hours and rest.',
      },
    },
    corporate: {
      local: [
        'Tourism companies in Palawan and Puerto Galera, marble quarries in Romblon, nickel mines, fish cages and calamansi processors are the enterprises of MIMAROPA. Foreign dive and hotel partners again raise the question of who may own what.',
      ],
      offices: {
        'SEC Lipa Extension Office, Batangas': 'Serves MIMAROPA companies since 2024.',
        'DTI provincial offices and town halls': 'Names and permits.',
      },
      questions: {
        'Our bangka tours in Coron are run by twelve owners. Cooperative or corporation?':
          'A transport or service cooperative gives equal votes and tax privileges; a corporation is simpler when shares differ. Franchises and vessel papers must be in its name.',
        'A quarry in Romblon wants to pay our barangay in marble blocks. Is that proper?':
          'Shares of local governments are set by law and paid in money through the treasurer. Private gifts to officials are another matter, and a dangerous one.',
      },
    },
    taxation: {
      local: [
        'Every island group of MIMAROPA has its revenue district, and its taxpayers mail or sail the originals. Resorts are visited for withholding tax on commissions of booking sites, and land sellers for zonal values of beachfront that rose overnight.',
      ],
      offices: {
        'BIR districts 35 (Romblon), 36 (Puerto Princesa), 37 (San Jose), 62 (Boac) and 63 (Calapan)':
          'By province.',
        'Provincial and city treasurers': 'Environmental and local fees besides real property tax.',
      },
      questions: {
        'Our inn in Puerto Galera pays commission to a foreign booking site. What do we withhold?':
          'Payments to a nonresident company may be subject to final tax, reduced or removed by treaty, and VAT on digital services. Keep the monthly statements.',
        'Land in Linapacan was sold on a tax declaration. Will the BIR issue an eCAR?':
          'It can for untitled land on the tax declaration and proof that it may be owned privately. It does not make the seller an owner.',
      },
    },
    immigration: {
      local: [
        'Long-stay divers in Puerto Galera, hotel owners in Port Barton and sailors at anchor are the foreigners of MIMAROPA. Yacht crews need papers for the vessel as well as for themselves.',
      ],
      offices: {
        'Bureau of Immigration offices in Puerto Princesa, Calapan and Boac':
          'Extensions and reports; ask what each office can issue.',
      },
      questions: {
        'I sailed into Puerto Princesa from Kudat. Where do I report?':
          'At a port of entry to quarantine, customs and immigration, before going elsewhere. Arriving in a bay without it is an irregular entry.',
        'My visa runs out while the sea is too rough to leave Romblon. Am I fined?':
          'Extensions can be made online in many cases. Otherwise the fine for days is small if you show why, and go to the first open office.',
      },
    },
    'intellectual-property': {
      local: [
        'Romblon marble, Marinduque arrowroot cookies, Mindoro calamansi and ramit weaving, and Palawan cashew have been named by IPOPHL as possible geographical indications. Sellers outside MIMAROPA use the same names freely until one is registered.',
      ],
      offices: {
        'IPOPHL satellite office, Calapan City': 'Opened in 2023 for the region.',
        'DTI offices in the five provinces': 'Help for small producers.',
      },
      questions: {
        'What would our cookie makers in Marinduque need for a geographical indication?':
          'An association, a description of the product and its link to the island, and a way to control quality. The satellite office helps with drafts.',
        'A tour brand in Coron copied my photos. How do I make the page come down?':
          'Send the platform a notice with the original files and dates. Photographs are works from the moment they are taken.',
      },
    },
    election: {
      local: [
        'Ballots and machines travel by boat in MIMAROPA, and weather can delay a town’s canvass by days. Puerto Princesa is highly urbanized and votes apart from Palawan, whose voters rejected a split of the province in 2021.',
      ],
      offices: {
        'Regional Trial Courts of the island provinces': 'Municipal protests.',
        'Commission on Elections, Manila': 'Calapan, Puerto Princesa and the provinces.',
      },
      questions: {
        'The clerk of court is on the next island. How do I file in ten days?':
          'Prepare early, use the accredited courier or electronic means the rules allow, and pay fees in the way the clerk confirms in writing.',
        'I live in Puerto Princesa and own a farm in Aborlan. Can I run for the provincial board?':
          'Voters of the city do not vote for provincial posts and are not residents of the province for them. Residence in Aborlan would have to be real and one year old.',
      },
    },
  },
};
