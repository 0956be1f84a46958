import type { RegionGuide } from '@/lib/catalogue/guide';

export const CAGAYAN_VALLEY: RegionGuide = {
  region: 'cagayan-valley',
  place: 'Cagayan Valley',
  about:
    'Cagayan Valley is Cagayan, Isabela, Nueva Vizcaya and Quirino, with the islands of Batanes in the far north. Courts sit in Tuguegarao, Aparri, Sanchez Mira, Ilagan, Cauayan, Santiago, Echague, Bayombong, Bambang, Cabarroguis and Basco.',
  languages:
    'Ilocano is the common language, Ibanag and Itawit are spoken around Tuguegarao, Gaddang in Nueva Vizcaya and Ivatan in Batanes. Tagalog and English are understood.',
  travel:
    'Tuguegarao has daily flights, Basco only when the wind allows. Between Bayombong and Tuguegarao lie four to five hours of road, and the river floods fields and bridges late in the year.',
  freeHelp:
    'Public attorneys serve the court seats, also in Basco. IBP chapters cover Cagayan, Isabela, Nueva Vizcaya and Quirino; law schools in Tuguegarao, Cauayan and Bayombong help.',
  areas: {
    civil: {
      local: [
        'Harvest loans are the heart of civil disputes in Cagayan Valley: a trader advances seed and fertilizer, the price falls, and the farmer’s land or carabao is taken in payment. Families of domestic workers abroad add support, custody and houses built on a parent’s lot.',
      ],
      offices: {
        'Regional Trial Courts in Tuguegarao, Ilagan, Cauayan, Santiago and Bayombong':
          'With smaller seats in each province.',
        'Regional Trial Court of Basco': 'All of Batanes.',
      },
      questions: {
        'The corn trader in Cauayan says I owe 10 percent a month. Is that lawful?':
          'There is no fixed ceiling between private persons, but courts reduce unconscionable interest, and interest must be in writing. Bring the receipts of every delivery.',
        'I built a house on my father-in-law’s lot in Solana. He wants us out. What am I paid?':
          'A builder in good faith may claim under the Civil Code: the owner either pays for the house or sells or rents the land. Consent and who paid for what must be shown.',
      },
    },
    'land-issues': {
      local: [
        'Cagayan Valley was settled by homesteaders, and patents given to a grandfather carry limits on sale that families discover late. River land that moves with each flood, pasture leases, big dams and mining in Quirino and Nueva Vizcaya are the other questions.',
      ],
      offices: {
        'Registries of Deeds in Tuguegarao, Ilagan, Bayombong, Cabarroguis and Basco':
          'Titles by province.',
        'DENR Region 2, Tuguegarao': 'Patents, pasture leases and river easements.',
        'DAR provincial offices and adjudicators': 'Rice and corn land.',
      },
      questions: {
        'The river took two hectares from us and gave them to the other bank. Whose are they?':
          'What is added slowly belongs to the bank that receives it; what is torn off at once may be claimed within a time. A geodetic survey and the dates of floods are needed.',
        'Our homestead was sold within five years of the patent. Is the sale valid?':
          'The public land law long forbade sale within five years of the award and gave the family a right to buy back for five years after a later sale. Amendments changed parts, so dates matter.',
      },
    },
    criminal: {
      local: [
        'Illegal logging in the Sierra Madre, gun cases at election time, accidents on the Maharlika Highway and fraud in the rice trade come before prosecutors in Cagayan Valley. In Batanes cases are few, and the judge may have to wait for a plane.',
      ],
      offices: {
        'Provincial Prosecutors in Tuguegarao, Ilagan, Bayombong, Cabarroguis and Basco':
          'Acts in the towns.',
        'City Prosecutors in Tuguegarao, Santiago and Cauayan': 'Acts in the cities.',
      },
      questions: {
        'My truck was seized in San Mariano with lumber I only transported. Can I get it back?':
          'The environment office confiscates vehicles administratively, beside the criminal case. Ask for its hearing at once and show that you did not know or had papers.',
        'There is a warrant for me in Basco and I live in Santiago. Must I fly?':
          'Bail may be posted with a court where you are arrested or, in stated cases, in the province of residence if no judge is available there. The records are then sent to Basco.',
      },
    },
    labor: {
      local: [
        'Schools, hospitals, malls in Cauayan and Tuguegarao, rice mills, hydropower and the Cagayan freeport at Santa Ana employ people in Cagayan Valley. Gaming companies at the freeport closed, and their workers asked what they were still owed.',
      ],
      offices: {
        'NLRC Regional Arbitration Branch II, Tuguegarao City': 'Labor Arbiters for the region.',
        'DOLE Regional Office II, Tuguegarao, with field offices':
          'Conciliation near the workplace.',
      },
      questions: {
        'My employer in Santa Ana left the freeport without paying. Can the zone authority pay?':
          'The authority is not the employer, but may hold a bond or property of the locator. File against the company and its officers, and tell the authority in writing.',
        'I work in a rice mill only during harvest. Am I seasonal or regular?':
          'A worker called back season after season is a regular seasonal employee: off-season there is no pay, but one may not be replaced without reason.',
      },
    },
    corporate: {
      local: [
        'Rice and corn dealers, cooperatives, rural banks, schools and contractors of public works are the companies of Cagayan Valley. The Cagayan Economic Zone Authority registers others under rules of its own at Santa Ana and Aparri.',
      ],
      offices: {
        'SEC extension offices in Baguio and Tarlac': 'Nearest for companies of the valley.',
        'Cagayan Economic Zone Authority, Santa Ana': 'Locators of the freeport.',
        'DTI Region 2, Tuguegarao': 'Business names and complaints.',
      },
      questions: {
        'Our irrigators’ association handles money. Should it register?':
          'Registration with the SEC or the cooperative authority gives it a legal person, the right to contract and rules on audits. The irrigation agency often asks for it.',
        'A partner used our construction firm’s license for a bid in Isabela. Who is liable?':
          'Lending a contractor’s license is an offense and binds the licensed firm toward the government. Notify the accreditation board before the project starts.',
      },
    },
    taxation: {
      local: [
        'Revenue Region 3 in Tuguegarao has four mainland districts. Farm traders, contractors and quarry operators are examined in Cagayan Valley; families come with homesteads still in a great-grandfather’s name.',
      ],
      offices: {
        'BIR Revenue Region 3, Tuguegarao':
          'Districts 13 (Tuguegarao), 14 (Bayombong), 15 (Naguilian) and 16 (Cabarroguis).',
        'Provincial treasurers': 'Quarry, transfer and real property tax.',
      },
      questions: {
        'Is my sale of palay in Isabela subject to VAT or withholding?':
          'Palay in its original state is exempt from VAT. A buyer may still have to withhold income tax as a trader above certain volumes; the exempt small farmer shows a certificate.',
        'Three generations died without estate tax. Do we file three returns?':
          'In principle one for each death, by the law of that year, since the land passed three times. Where the titles are of one ancestor, the sequence is worked out with the district.',
      },
    },
    immigration: {
      local: [
        'Foreigners are few in Cagayan Valley: spouses, missionaries, medical students from Asia in Tuguegarao, and crews at the northern ports. Small offices of the Bureau exist, and complex papers still go to Manila.',
      ],
      offices: {
        'Bureau of Immigration offices in Tuguegarao, Aparri and Cauayan':
          'Extensions and receiving; ask what each can process.',
      },
      questions: {
        'I am an Indian student in Tuguegarao and my school lost accreditation. What happens?':
          'The visa depends on an accredited school. A transfer needs the new school’s acceptance and the Bureau’s approval before the old enrollment lapses.',
        'My Taiwanese husband wants to farm with me in Ilagan. May he?':
          'He may live here on a resident visa and help, but land remains in your name, and paid work or trade needs the proper permit.',
      },
    },
    'intellectual-property': {
      local: [
        'Pancit batil patung, carabao milk sweets, Isabela’s native crops and Ivatan crafts are sold under family names in Cagayan Valley. Seed and plant varieties raise a question of their own, because farmers exchange what breeders protect.',
      ],
      offices: {
        'IPOPHL satellite office, Tuguegarao': 'Applications and advice at the trade department.',
        'Plant Variety Protection Office, Department of Agriculture': 'New plant varieties.',
      },
      questions: {
        'May I keep seed of a protected corn for the next planting?':
          'The plant variety law lets small farmers save, use and exchange seed to a degree, not sell it commercially under the name. A contract with the supplier may add limits.',
        'A cousin opened a panciteria with our family name in Alcala. Can I stop it?':
          'A surname alone is a weak mark until the public connects it with your food. Registration with a logo, and years of use, make the difference.',
      },
    },
    election: {
      local: [
        'Isabela and Cagayan are large provinces with many small towns, and Santiago is an independent component city, whose people do not vote for the governor. In Batanes a few thousand voters elect a representative of their own.',
      ],
      offices: {
        'Regional Trial Courts of the provinces, Basco included': 'Municipal protests.',
        'Commission on Elections, Manila':
          'Provinces and the cities of Tuguegarao, Ilagan, Cauayan and Santiago.',
      },
      questions: {
        'I lost in Itbayat and the next flight to Basco is in four days. Do the ten days wait?':
          'No. The time runs from proclamation. Filing by accredited courier or electronically, where the rules allow it, should be prepared at once.',
        'Can soldiers assigned in Isabela vote for our mayor?':
          'Only if they are registered residents; otherwise soldiers on duty use local absentee voting for national posts.',
      },
    },
  },
};
