import type { ProblemEntry } from './problem-entry';

export const IMMIGRATION_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 198,
    label: 'Visa overstay',
    additional_text:
      'overstaying, expired visa, BI fines, lumagpas sa visa, multa sa immigration, paso na ang visa, napaso ang visa, tourist, overstay, overstayed, over stay, visa expired, overstay fine, overstay penalty, multa sa overstay, magkano multa overstay, overstay 5 years, foreigner overstaying, husband overstaying, paso ang visa, lapas na ang visa, lumampas ang visa, expired tourist visa, overstaying foreigner, immigration fines, stay beyond visa, milapas ang visa, nag-expire ang visa, overstay na, overstay ang bana, overstay ang asawa, overstay na boyfriend',
  },
  {
    _id: 199,
    label: 'Marriage visa for a foreign spouse',
    additional_text:
      '13a visa, 13(a), resident visa, asawang dayuhan, kasal sa foreigner, ACR I-Card, spouse, bana nga banyaga, non-quota, 13a, 13(a) visa, spouse visa, marriage visa, resident visa by marriage, permanent resident, permanent residency, foreign husband stay here, asawang dayuhan tumira dito, asawa kong kano tumira dito, gusto tumira dito, langyaw nga bana magpuyo diri, foreigner husband visa, foreign wife visa, petition my foreign husband, settlement visa, probationary 13a, temporary resident visa, balikbayan privilege, ACR, resident card, downgrade visa, husband visa, wife visa',
  },
  {
    _id: 200,
    label: 'Dual citizenship',
    additional_text:
      'RA 9225, reacquire, former Filipino, oath, dalawang citizenship, balik citizenship, passport, dual citizen, dual citizenship, dual, dual citizenship application, former Filipino citizen, dating Pilipino, naturalized American, US citizen former Filipino, balik Pilipino, reacquire citizenship, re-acquire, retain citizenship, oath of allegiance, magpa dual citizen, gusto maging dual, Philippine passport dual, derivative citizenship, lost citizenship, renounce citizenship, renunciation, become Filipino again, be Filipino again, became Canadian, became American citizen, ibalik ang pagka-Pilipino, pagiging Pilipino mawawala, mawawala ang pagka-Pilipino, naging Australyano, US citizen na ako',
  },
  {
    _id: 201,
    label: 'Work visa or alien employment permit',
    additional_text:
      '9g, 9(g), AEP, DOLE, provisional work permit, foreign worker, empleyadong dayuhan, PWP, work visa, work permit, working visa, 9g visa, alien employment permit, hire a foreigner, hire foreigner, foreign employee, foreigner work in the Philippines, foreigner wants to work, magtrabaho dito ang foreigner, gusto magtrabaho dito, dayuhang empleyado, langyaw motrabaho, expat, working without permit, foreigner working without visa, special work permit, SWP, cancel 9g, downgrade 9g, DOLE permit',
  },
  {
    _id: 202,
    label: 'Extend or change a tourist visa',
    additional_text:
      '9a, visa extension, visa waiver, extension ng visa, conversion, turista, bisita, tourist visa, extend visa, extend tourist visa, tourist visa extension, extend my stay, stay longer, pa-extend ng visa, magpa-extend ng visa, pa extend og visa, extend ang visa, visa renewal, renew visa, convert tourist visa, change tourist to work, change visa, change status, conversion of visa, long stay visitor, LSVVE, 6 months extension, tourist, tourist extension',
  },
  {
    _id: 203,
    label: 'Retirement visa',
    additional_text:
      'SRRV, PRA, retiree, special resident retiree, retirado, pensioner, retirement visa, retire in the Philippines, retiree visa, retire here, gusto mag-retire dito, mag retire sa Pilipinas, magretiro sa Pilipinas, foreign retiree, foreigner retire, PRA deposit, pensioner visa, retirement visa requirements, SRRV deposit, SRRV cancel, retire in Cebu, move to the Philippines, live in the Philippines',
  },
  {
    _id: 204,
    label: 'Deportation or blacklist',
    additional_text:
      'deport, blacklist order, BI case, mission order, summary deportation, pinapauwi, gipa-deport, watchlist, deported, deportation, deportation case, deportation order, ipa-deport, ipapadeport, ipadeport, madeport, gi-deport, gidepota, pinadeport, blacklist, blacklisted, blacklist immigration, immigration blacklist, lift blacklist, remove blacklist, banned from the Philippines, ban from entry, denied entry, cannot enter the Philippines, hold at the airport, excluded, undesirable alien, immigration detention, Bicutan, foreigner arrested, illegal alien, report a foreigner, report foreigner, undocumented',
  },
  {
    _id: 205,
    label: 'Offloaded at the airport',
    additional_text:
      'offload, immigration officer, hindi pinaalis, departure, IACAT, wala palarga, first time traveler, hinarang, offloaded, offloading, na-offload, na offload ako, gi offload ko, immigration offloaded me, offloaded in NAIA, offloaded at airport, immigration stopped me, not allowed to fly, not allowed to leave airport, hindi pinayagan lumipad, hindi pinalipad, hindi pinasakay, hinarang sa airport, wala palakta, wala pasakya sa eroplano, gipugngan sa airport, NAIA, airport, immigration interview, affidavit of support, first time travel, invitation letter, rebook ticket, travel requirements',
  },
  {
    _id: 206,
    label: 'Exit clearance or emigration certificate',
    additional_text:
      'ECC, ECC-A, clearance certificate, leaving the Philippines, paglabas ng bansa, ACR, exit clearance, emigration clearance, emigration clearance certificate, leaving for good, foreigner leaving the Philippines, aalis ng Pilipinas ang foreigner, mobiya na ang foreigner, clearance to leave, exit permit, immigration clearance, ACR surrender, departure clearance, exit visa, leave after 6 months, travel tax, baby born here exit, foreigner baby exit',
  },
  {
    _id: 313,
    label: 'Naturalization as a Filipino',
    additional_text:
      'citizenship, CA 473, RA 9139, oath, maging Pilipino, mahimong Pilipino, naturalization, naturalize, naturalized Filipino, become Filipino citizen, become a Filipino, foreigner become Filipino, Filipino citizenship, apply for citizenship, acquire citizenship, maging pinoy, maging Filipino citizen, judicial naturalization, administrative naturalization, stateless, refugee, Chinese born in the Philippines, Indian born here, born here foreign parents, citizenship by marriage',
  },
  {
    _id: 314,
    label: 'Child of a Filipino born abroad',
    additional_text:
      'report of birth, recognition as Filipino, consulate, anak na ipinanganak sa abroad, dual, anak nga natawo sa gawas, born abroad, baby born abroad, child born abroad, baby born in Dubai, baby born in Saudi, child born in Japan, child born in US, ipinanganak sa abroad, pinanganak sa abroad, pinanganak sa Japan, natawo sa abroad, natawo sa gawas sa nasud, ROB, late report of birth, Filipino parent, citizenship of child, child passport Philippines, anak sa abroad walang papeles, recognition as Filipino citizen, consular report, pano maging pinoy ang anak, half Filipino, undocumented child abroad, japino, japanese filipino child',
  },
  {
    _id: 315,
    label: 'Visa of a foreigner who studies or invests',
    additional_text:
      'student visa, 9f, 9(f), SIRV, investor, 47a2, treaty trader, 9d, special study permit, foreign student, study in the Philippines, foreigner study, SSP, investor visa, investor’s visa, special investor resident visa, invest visa, treaty trader visa, SVEG, golden visa, foreigner studies, dayuhang estudyante, langyaw nga estudyante, foreigner invests, quota visa, missionary visa, religious visa, digital nomad visa, mag aral dito ng dayuhan, gusto mag aral dito, foreigner studies here, anong visa mag aral, foreign investor visa',
  },
  {
    _id: 317,
    label: 'Hold departure or lookout order',
    additional_text:
      'HDO, ILBO, bawal umalis ng bansa, watchlist, travel ban, dili makabiyahe, hold departure order, hold departure, lookout bulletin, PHDO, precautionary hold departure order, cannot leave the country, not allowed to leave the country, bawal lumabas ng bansa, bawal lumabas, hindi makaalis ng bansa, dili makagawas sa nasud, dili makalarga kay naay kaso, may kaso makakaalis ba, can i travel with a pending case, pending case travel abroad, lift hold departure, motion to travel, permission to travel, watchlist order, allow departure order, passport cancelled, passport hold, may HDO ba ako',
  },
];
