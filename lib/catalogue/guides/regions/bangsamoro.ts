import type { RegionGuide } from '@/lib/catalogue/guide';

export const BANGSAMORO: RegionGuide = {
  region: 'bangsamoro',
  place: 'the Bangsamoro',
  about:
    'The Bangsamoro is Lanao del Sur, Maguindanao del Norte, Maguindanao del Sur, Basilan without Isabela City, Tawi-Tawi, Cotabato City and eight towns made from barangays of Cotabato Province. Sulu is no longer part of it. It has a parliament and ministries; regular courts sit in Cotabato City, Marawi, Malabang, Shariff Aguak, Lamitan or Isabela, and Bongao, beside the Shari’a courts.',
  languages:
    'Maguindanaon, Maranao, Iranun, Yakan, Sama and Tausug are spoken by their peoples, Teduray in the hills, Chavacano, Tagalog and Cebuano in the cities. Arabic appears in religious documents.',
  travel:
    'Mainland and islands are far apart: Cotabato City to Marawi takes half a day by road, Bongao is reached by boat or plane from Zamboanga. Security advisories can move a hearing.',
  freeHelp:
    'The Public Attorney’s Office serves regular and Shari’a courts. IBP chapters for Cotabato, Lanao and the islands give legal aid, and Shari’a counselors assist in personal law.',
  areas: {
    civil: {
      local: [
        'For Muslims in the Bangsamoro, marriage, divorce, dower, custody and inheritance follow the Code of Muslim Personal Laws and are heard by Shari’a circuit and district courts. Non-Muslims keep the Family Code and the regular courts, and mixed couples have to ask which applies.',
      ],
      offices: {
        'Shari’a District Courts of the Second to Fifth Districts':
          'Tawi-Tawi; Basilan; Lanao del Sur; Maguindanao and Cotabato City.',
        'Shari’a Circuit Courts': 'Divorce, dower, support and registration matters, town by town.',
        'Regional Trial Courts in Cotabato City, Marawi and Bongao':
          'Civil cases outside Muslim personal law.',
      },
      questions: {
        'My husband pronounced talaq by text from Jeddah. Am I divorced?':
          'A divorce has to be notified and registered with the Shari’a circuit registrar, with a waiting period and an attempt at reconciliation. A text alone leaves you without proof.',
        'My brothers in Marawi say that I inherit half of what they do. Is that the law?':
          'For Muslims the code fixes shares by relation and sex, a sister among brothers taking half of a brother’s share. Debts, dower and gifts in life are settled first.',
      },
    },
    'land-issues': {
      local: [
        'Land in the Bangsamoro carries the memory of war: families who fled decades ago, sales under fear, military reservations in Marawi, and marshland of Liguasan that nobody titled. Clan feuds over boundaries have been settled by elders and written down by the local government.',
      ],
      offices: {
        'Ministry of Agriculture, Fisheries and Agrarian Reform, Cotabato City':
          'Agrarian matters of the region.',
        'Ministry of Environment, Natural Resources and Energy':
          'Public land, classification and surveys.',
        'Marawi Compensation Board':
          'Claims for property lost in the siege of 2017, under Republic Act 11696.',
        'Registries of Deeds in Cotabato City, Marawi and the provinces':
          'Titles; many old records are incomplete.',
      },
      questions: {
        'Our house in the most affected area of Marawi stood on a reservation. Can we still claim?':
          'The compensation law covers structures and, with conditions, owners without titles. Whether the filing period is still open has to be asked from the Board.',
        'We left our farm in Pikit in 1971 and settlers hold a title. Is there a way back?':
          'Time and innocent buyers weigh against it, but titles obtained by fraud or over ancestral land have been examined. Transitional justice bodies record such claims too.',
      },
    },
    criminal: {
      local: [
        'Penal law in the Bangsamoro is national: murder, drugs and firearms go to prosecutors and regular courts, and customary settlements of rido run beside them. Decommissioned combatants and amnesty applicants have procedures of their own.',
      ],
      offices: {
        'Provincial and City Prosecutors in Cotabato City, Marawi, Shariff Aguak, Isabela or Lamitan, and Bongao':
          'Complaints and inquest.',
        'National Amnesty Commission': 'Applications of former rebels for acts tied to rebellion.',
      },
      questions: {
        'My cousin was MILF and has an old warrant in Cotabato. Does the peace agreement erase it?':
          'Not by itself. Amnesty is applied for case by case and covers political offenses, not crimes for private ends.',
        'The council of elders in Lanao settled a killing. Will the court respect it?':
          'It may end the feud and the civil part, and the court may consider it, but the criminal action belongs to the State.',
      },
    },
    labor: {
      local: [
        'Labor administration in the Bangsamoro belongs to the regional Ministry of Labor and Employment, while the NLRC was never devolved. Since 2023 the NLRC’s branches in Mindanao accept cases that the ministry could not settle, after four years in which they piled up.',
      ],
      offices: {
        'Ministry of Labor and Employment, Cotabato City, with provincial offices':
          'Conciliation, standards and overseas Bangsamoro workers.',
        'NLRC branches in Mindanao, with the branch in Cagayan de Oro as focal point':
          'Complaints endorsed from the region, by an order of August 2023.',
      },
      questions: {
        'I was dismissed from a plantation in Buluan. Which branch of the NLRC takes it?':
          'The ministry conciliates first and endorses; the branches around the region receive such cases. Ask for the endorsement in writing with the branch named.',
        'I teach in a public school in Marawi and was removed. Is that NLRC?':
          'No. Teachers of the regional ministry are civil servants; appeals go to the Civil Service Commission’s regional office.',
      },
    },
    corporate: {
      local: [
        'Banana plantations, traders, halal food, contractors, cooperatives and Islamic banking are business in the Bangsamoro. National registration comes from the SEC, while trade and investment incentives are handled by a ministry and a board of the region.',
      ],
      offices: {
        'Ministry of Trade, Investments and Tourism, Cotabato City': 'Business names and trade.',
        'Bangsamoro Board of Investments': 'Incentives of the region.',
        'SEC extension offices in Koronadal, Cagayan de Oro and Zamboanga': 'Nearest by province.',
      },
      questions: {
        'Can our company in Cotabato City borrow without interest under Islamic law?':
          'Islamic banks and windows offer sale- and lease-based finance under a law of 2019 and central bank rules. Titles and taxes need attention, since property passes twice.',
        'Who certifies our food as halal in the region?':
          'Certifiers accredited under the national halal program and recognized regional bodies. Ask which certificate your buyer accepts.',
      },
    },
    taxation: {
      local: [
        'National taxes are collected in the Bangsamoro by the BIR, though a large share returns to the region. Its districts belong to three different revenue regions, so a taxpayer in Marawi and one in Cotabato City answer to offices far apart.',
      ],
      offices: {
        'BIR districts 107 (Cotabato City), 102 (Marawi), 94 (Isabela, for Basilan) and 96 (Bongao)':
          'Under Koronadal, Cagayan de Oro and Zamboanga City.',
        'Bangsamoro treasury and local treasurers': 'Regional and local taxes and fees.',
      },
      questions: {
        'Is zakat deductible from my income tax?':
          'Gifts to accredited institutions are deductible within limits; zakat given directly to persons is not unless a law says so. Keep receipts of accredited recipients.',
        'We do business in Parang and buy in Cotabato City. To whom is local tax due?':
          'To the place of the branch or sales office that records the sale, by the local code that applies there. Ordinances of the region should be checked.',
      },
    },
    immigration: {
      local: [
        'The long sea border with Sabah makes the Bangsamoro a place of crossings without papers: families, traders and deportees on both sides. Islamic schools have students and teachers from abroad who need the proper visa.',
      ],
      offices: {
        'Bureau of Immigration, Cotabato City': 'Extensions and receiving for the mainland.',
        'Bureau of Immigration, Zamboanga City': 'For Basilan and most matters of Tawi-Tawi.',
      },
      questions: {
        'My wife is Malaysian from Semporna and lives with me in Bongao without a stamp. How do we start?':
          'By reporting, with marriage papers from the Shari’a registrar or court, to regularize entry before a residence visa. A lawyer should look at fines and grounds first.',
        'Our madrasah in Marawi invited a teacher from Egypt. Which visa is used?':
          'A work visa with a labor permit, or a missionary visa if the institution qualifies. Clearances take longer, so apply before travel.',
      },
    },
    'intellectual-property': {
      local: [
        'Inaul weaving, okir carving, brass of Tugaya, palapa and halal food names are the marks of the Bangsamoro. Okir patterns are printed all over the country without a word about the Maranao.',
      ],
      offices: {
        'IPOPHL satellite offices in General Santos, Cagayan de Oro and Zamboanga City':
          'Nearest by province.',
        'Bangsamoro Commission for the Preservation of Cultural Heritage':
          'Cultural property of the region.',
      },
      questions: {
        'Can a weaver in Sultan Mastura protect a new inaul design?':
          'A new pattern can be a registered design or a copyrighted work. Traditional motifs stay common, and a collective mark can show that cloth is woven in the region.',
        'A mall sells “Maranao palapa” made in Bulacan. Is that allowed?':
          'If it misleads about origin it may be unfair competition or false designation. A geographical indication would give producers a stronger right.',
      },
    },
    election: {
      local: [
        'The Bangsamoro elects a parliament besides its mayors and governors. Its first regular election was moved several times; Republic Act 12317 of March 2026 set it for September 14, 2026, with later ones to follow the national calendar from 2031. The region has an electoral code of its own.',
      ],
      offices: {
        'COMELEC and its Bangsamoro office, Cotabato City':
          'Candidacies, parties and canvass of parliament seats.',
        'Regional Trial Courts in the region': 'Municipal protests.',
        'Shari’a courts': 'No election cases; they hear personal law.',
      },
      questions: {
        'Where is a parliament seat protested?':
          'Protests about regional officials are COMELEC’s matter under the Constitution; the electoral code and its resolutions set form and time. Days are few, so ask at once.',
        'I am Tausug from Jolo and live in Cotabato City. Do I vote for parliament?':
          'If you are a registered voter of a place inside the region. Sulu itself no longer takes part.',
      },
    },
  },
};
