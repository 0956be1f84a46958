import type { RegionGuide } from '@/lib/catalogue/guide';

export const ILOCOS_REGION: RegionGuide = {
  region: 'ilocos-region',
  place: 'the Ilocos Region',
  about:
    'The Ilocos Region runs along the coast: Ilocos Norte, Ilocos Sur, La Union and populous Pangasinan. Courts sit in Laoag, Batac, Vigan, Candon, San Fernando, Bauang, Agoo, Lingayen, Dagupan, Urdaneta, San Carlos, Alaminos and smaller towns.',
  languages:
    'Ilocano prevails in the north and in La Union, Pangasinan around Lingayen and Dagupan, and Bolinao on the western tip. Tagalog and English are understood everywhere.',
  travel:
    'The highway links all capitals, yet Laoag to San Fernando is four to five hours. Typhoons from July to October close bridges and courts for a day or two.',
  freeHelp:
    'Each court seat has public attorneys. IBP chapters cover Ilocos Norte, Ilocos Sur, La Union and Pangasinan, and law schools in Vigan, San Fernando and Dagupan have clinics.',
  areas: {
    civil: {
      local: [
        'Half of the heirs of an Ilocano estate may live in Hawaii or California, and the papers arrive with a notary’s seal that means nothing here without an apostille. Annulments of couples divided by migration, and loans secured by farm land, are the other regular matters.',
      ],
      offices: {
        'Regional Trial Courts in Laoag, Vigan, San Fernando and Lingayen':
          'With further branches in Batac, Candon, Agoo, Dagupan, Urdaneta and others.',
        'Municipal Trial Courts of the towns': 'Small claims and ejectment.',
      },
      questions: {
        'My siblings in Honolulu signed the settlement before a US notary. Is it valid in Laoag?':
          'The registry and the BIR ask for an apostille of the State on the notary’s signature, and the deed itself must still be published once a week for three weeks.',
        'My ex-husband became a US citizen and divorced me in Nevada. Can I remarry in Vigan?':
          'After a Regional Trial Court here recognizes the divorce. That he was a foreigner when it was obtained, and the foreign law, have to be proved.',
      },
    },
    'land-issues': {
      local: [
        'Small parcels, many heirs and little paper: in the Ilocos Region a rice field of half a hectare can have twenty co-owners and one tenant. Wind and solar projects on the northern coast and surf resorts in La Union have put a new price on land that only had tax declarations.',
      ],
      offices: {
        'Registries of Deeds in Laoag, Vigan, San Fernando, Lingayen and Dagupan':
          'Titles by province and city.',
        'DAR provincial offices in the four provinces': 'Tenancy and awarded land.',
        'DENR Region 1, San Fernando': 'Patents, foreshore and surveys.',
      },
      questions: {
        'A solar company wants to lease our untitled field in Burgos. Can we sign?':
          'Whoever possesses may lease, but the company will ask for a patent or proof of ownership by all heirs. A free patent for agricultural land may be the way to a title.',
        'We sold a beach lot in San Juan as siblings, but one did not sign. What happens?':
          'The sale covers the shares of those who signed. The one who did not may redeem or ask for partition within the times of the Civil Code.',
      },
    },
    criminal: {
      local: [
        'Firearms, political killings in some towns, drunk driving on the national road, estafa by recruiters and tobacco smuggling occupy the prosecutors of the Ilocos Region. In Pangasinan the number of cases is that of a metropolis, spread over many courts.',
      ],
      offices: {
        'Provincial Prosecutors in Laoag, Vigan, San Fernando and Lingayen': 'Acts in the towns.',
        'City Prosecutors in Dagupan, Laoag, San Carlos, Urdaneta and others':
          'Acts in the cities.',
      },
      questions: {
        'My neighbor in Candon points his licensed gun when drunk. What can be done?':
          'Threats and alarm are offenses even with a license, and the firearms office can revoke it. A barangay protection step does not replace a police report.',
        'I paid a recruiter in Urdaneta for a job in Poland. Where is the case filed?':
          'Illegal recruitment may be filed where it was committed or where the victim lived at the time, so Pangasinan is possible even if the office was in Manila.',
      },
    },
    labor: {
      local: [
        'Hospitals, schools, bus companies, cement and bottling plants, malls in Dagupan and hotels along the coast are the employers of the Ilocos Region. Returning domestic workers and seafarers bring their foreign contracts to the branch at home.',
      ],
      offices: {
        'NLRC Regional Arbitration Branch I, San Fernando, La Union':
          'Labor Arbiters for the four provinces.',
        'DOLE Regional Office I, San Fernando, with offices in Laoag, Vigan and Pangasinan':
          'Conciliation and inspection.',
      },
      questions: {
        'I drive a bus from Vigan and am paid by trip. Do I get 13th month pay and overtime?':
          'Bus drivers have a part-fixed, part-performance system under a labor order. Drivers on regular routes are not field personnel merely because they travel.',
        'I came home to Bangui from Hong Kong with unpaid salary. Can I file here?':
          'A claim against the agency may be filed at the branch of your residence, so in San Fernando; conferences are possible online.',
      },
    },
    corporate: {
      local: [
        'Rural banks, cooperatives, hardware and rice dealers, resorts and surf hostels, salt and bagoong makers form the business of the Ilocos Region. Most began as a family’s single proprietorship and meet the law when the founder dies.',
      ],
      offices: {
        'SEC extension offices in Baguio and Tarlac': 'Nearest to the north and to Pangasinan.',
        'DTI offices in the four provinces': 'Business names and complaints.',
      },
      questions: {
        'Our late mother owned a hardware in Agoo as sole proprietor. Can we go on under her name?':
          'The permit and registration end with her. The heirs register anew, transfer the inventory through the estate, and close her account at the BIR.',
        'A surfer from Australia wants to be half-owner of my hostel in San Juan. What is allowed?':
          'A share in a company is possible within the limits for its activity; land must stay at least sixty percent Filipino. A lease to the company is the usual way.',
      },
    },
    taxation: {
      local: [
        'Revenue Region 1 has its seat in Calasiao and six districts from Laoag to Urdaneta. Estates with heirs abroad are its daily bread in the Ilocos Region, followed by contractors, and dealers in tobacco and rice.',
      ],
      offices: {
        'BIR Revenue Region 1, Calasiao':
          'Districts 1 (Laoag), 2 (Vigan), 3 (San Fernando), 4 (Calasiao), 5 (Alaminos) and 6 (Urdaneta).',
        'Provincial treasurers': 'Real property and transfer tax.',
      },
      questions: {
        'My uncle died in Hawaii as a US citizen and owned land in Batac. Is there estate tax here?':
          'Yes, on property in the country, and a nonresident foreigner’s estate files with the office named by the BIR. Deductions are fewer than for residents.',
        'Is money sent by my son in Canada to me in Dagupan taxed?':
          'Support within the family is not income. Large gifts may be donor’s tax matters depending on who gives and where the giver resides.',
      },
    },
    immigration: {
      local: [
        'Retired Americans, many of them former Filipinos, are the largest group of foreigners in the Ilocos Region. Balikbayan stays that ran longer than a year, dual citizenship, and widows of veterans with benefits are what is asked about.',
      ],
      offices: {
        'Bureau of Immigration offices in San Fernando, Dagupan and Laoag':
          'Extensions, cards, annual reports.',
      },
      questions: {
        'I came as balikbayan with my American wife and we stayed 14 months. What now?':
          'The privilege lasts a year for both. She extends as a visitor for the time beyond, with fines for the gap; you may take your citizenship back and end the question for yourself.',
        'Can I take the oath of dual citizenship in Dagupan?':
          'Petitions under Republic Act 9225 are received by the Bureau at its main office and some field offices. Ask the one in your province first.',
      },
    },
    'intellectual-property': {
      local: [
        'Vigan longganisa, Pangasinan bangus and bagoong, abel weaving, basi and burnay jars are names known far beyond the Ilocos Region. Producers ask how to keep outsiders from using them, and restaurants how to keep a branch from walking away with the brand.',
      ],
      offices: {
        'IPOPHL satellite office, Baguio City': 'Nearest for most of the region.',
        'Regional Trial Courts designated as commercial courts':
          'Ask in San Fernando, Laoag or Dagupan for the branch.',
      },
      questions: {
        'Can only sellers from Vigan use “Vigan longganisa”?':
          'A geographical indication would reserve it for producers who meet the standard. Without one, false indication of origin may still be unfair competition.',
        'My abel design was woven by a rival in Bantay. What do I show?':
          'That the pattern is your own creation and not a traditional one, with sketches or first pieces that carry a date.',
      },
    },
    election: {
      local: [
        'Long-standing families and well-organized towns give the Ilocos Region hard-fought local races. Dagupan elects no provincial officials, while the other cities of the region do. Many a candidate has lived in Hawaii or California, so citizenship and residence are argued as often as votes.',
      ],
      offices: {
        'Regional Trial Courts of the four provinces': 'Municipal protests.',
        'Commission on Elections, Manila': 'Provinces and all cities, from Laoag to San Carlos.',
      },
      questions: {
        'I returned from Hawaii two years ago. Can I run for councilor of my town in Ilocos Norte?':
          'With citizenship reacquired, the foreign one renounced by sworn statement, registration as voter, and one year of residence. A green card not given up can be a ground against you.',
        'I am registered in Dagupan. Why is the governor not on my ballot?':
          'Its charter makes Dagupan an independent component city, whose voters do not take part in provincial elections.',
      },
    },
  },
};
