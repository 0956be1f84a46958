import type { ProblemEntry } from './problem-entry';

/** For the accused and for the person harmed. */
export const CRIMINAL_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 158,
    label: 'Subpoena from the prosecutor',
    additional_text:
      'preliminary investigation, counter-affidavit, fiscal, piskal, natanggap na subpoena, DOJ, sulat sa piskal, respondent',
  },
  {
    _id: 159,
    label: 'Estafa complaint',
    additional_text:
      'swindling, estafa complaint against me, scam, niloko, panloloko, nanloko, tinakbuhan ng pera, gi-ilad, ilad, article 315',
  },
  {
    _id: 160,
    label: 'Cyber libel',
    additional_text:
      'online libel, RA 10175, Facebook post, post, paninirang-puri, siniraan online, gidaot sa Facebook, cybercrime, defamation',
  },
  {
    _id: 161,
    label: 'Bouncing check, BP 22',
    additional_text:
      'talbog na tseke, tumalbog, check, closed account, DAIF, notice of dishonor, tseke nga walay pondo',
  },
  {
    _id: 162,
    label: 'Violence by a husband or partner, RA 9262',
    additional_text:
      'VAWC, battered, protection order, BPO, TPO, sinasaktan ng asawa, binubugbog, pananakit, gikulata sa bana, abuse',
  },
  {
    _id: 163,
    label: 'Arrested or detained',
    additional_text:
      'warrantless arrest, inquest, inaresto, nakakulong, hinuli, police station, kulong, gidakop, napriso, dakop',
  },
  {
    _id: 164,
    label: 'Bail',
    additional_text:
      'piyansa, magkano ang piyansa, reduce bail, recognizance, pyansa, makalaya, bail bond',
  },
  {
    _id: 165,
    label: 'Warrant of arrest against me',
    additional_text:
      'warrant, hold departure, may warrant, alias warrant, check warrant, NBI hit, quash',
  },
  {
    _id: 166,
    label: 'Physical injuries or a fight',
    additional_text:
      'bugbog, sinuntok, binugbog, away, nasaktan, slight physical injuries, medico legal, gisumbag, gikulata, blotter',
  },
  {
    _id: 167,
    label: 'Threats or coercion',
    additional_text:
      'grave threats, pagbabanta, pananakot, tinatakot, hulga, gihulga, unjust vexation, blackmail',
  },
  {
    _id: 168,
    label: 'Theft or robbery',
    additional_text:
      'nakaw, ninakawan, magnanakaw, qualified theft, holdap, kawat, gikawatan, akyat bahay, pangawat',
  },
  {
    _id: 169,
    label: 'Illegal drugs case, RA 9165',
    additional_text: 'shabu, marijuana, droga, buy-bust, drug, plea bargaining, rehab, drugas',
  },
  {
    _id: 170,
    label: 'Rape or sexual assault',
    additional_text:
      'gahasa, ginahasa, panggagahasa, molestiya, acts of lasciviousness, hinipuan, gilugos, RA 8353, sexual abuse',
  },
  {
    _id: 171,
    label: 'Sexual harassment or catcalling, RA 11313',
    additional_text:
      'safe spaces act, bastos law, binastos, pambabastos, RA 7877, gender-based, catcall, gibastos, stalking',
  },
  {
    _id: 172,
    label: 'Private photos or videos shared or threatened',
    additional_text:
      'RA 9995, voyeurism, scandal, sextortion, hubad na litrato, kinalat ang video, blackmail, gipakatap, revenge porn',
  },
  {
    _id: 173,
    label: 'Child abuse, RA 7610',
    additional_text:
      'minor, pang-aabuso sa bata, sinaktan ang bata, maltreatment, pagmaltrato sa bata, anak, women and children desk',
  },
  {
    _id: 174,
    label: 'Adultery, concubinage or bigamy',
    additional_text:
      'kabit, pangangaliwa, bigamya, nahuli ang asawa, dalawang asawa, panapaw, nagminyo og usab',
  },
  {
    _id: 175,
    label: 'Road accident with injury or death',
    additional_text:
      'reckless imprudence, nakabangga, nakasagasa, driver, homicide, nakaligis, drunk driving, RA 10586',
  },
  {
    _id: 176,
    label: 'Murder or homicide',
    additional_text: 'patay, pinatay, pagpatay, napatay, gipatay, frustrated, self-defense',
  },
  {
    _id: 177,
    label: 'Slander or gossip',
    additional_text:
      'oral defamation, paninirang-puri, chismis, minura, sinigawan, pamahiya, gilibak, libak, tsismis',
  },
  {
    _id: 179,
    label: 'Falsified document or forged signature',
    additional_text:
      'falsification, pekeng dokumento, pineke ang pirma, forgery, perjury, peke nga pirma, fake notary',
  },
  {
    _id: 180,
    label: 'Trespass or damage to my property',
    additional_text:
      'trespassing, malicious mischief, pumasok sa bahay, pasok nang walang paalam, misulod sa balay, sinira, binasag, giguba, sunog',
  },
  {
    _id: 181,
    label: 'Unlicensed firearm',
    additional_text: 'baril, illegal possession, RA 10591, gun, loose firearm, bala, pusil',
  },
  {
    _id: 183,
    label: 'Minor accused of a crime',
    additional_text:
      'child in conflict with the law, CICL, RA 9344, menor de edad, bata, juvenile, DSWD, bahay pag-asa',
  },
  {
    _id: 184,
    label: 'Probation, parole or clemency',
    additional_text: 'probasyon, parole, GCTA, makalaya, sentensya, convicted, pardon',
  },
  {
    _id: 185,
    label: 'File a criminal complaint',
    additional_text:
      'affidavit-complaint, magsampa ng kaso, magdemanda, reklamo, prosecutor, pasaka og kaso, sumbong',
  },
  {
    _id: 186,
    label: 'Clear my name after a dismissed case',
    additional_text:
      'NBI clearance hit, police clearance, record, dismissed case, may kaso, limpyo nga record, hit sa NBI',
  },
  {
    _id: 308,
    label: 'Online scam or hacked account',
    additional_text:
      'phishing, hacked, na-scam, niloko online, fake seller, text scam, cybercrime, PNP ACG, gi-scam, budol, OTP',
  },
  {
    _id: 309,
    label: 'Illegal recruitment or human trafficking',
    additional_text:
      'RA 8042, RA 10022, trafficking, recruiter, placement fee, pekeng agency, abroad, gi-recruit, POGO, love scam',
  },
  {
    _id: 310,
    label: 'Identity used by someone else',
    additional_text:
      'identity theft, fake account, ginamit ang pangalan, poser, pekeng account, SIM registration, gigamit akong ngalan, loan in my name',
  },
  {
    _id: 311,
    label: 'Corruption complaint against an official',
    additional_text:
      'RA 3019, graft, ombudsman, bribe, lagay, kotong, suhol, kurakot, public official, plunder',
  },
  {
    _id: 412,
    label: 'Bank account lent or used for a scam',
    additional_text:
      'money mule, AFASA, RA 12010, pinahiram ang account, e-wallet, frozen, GCash, gipahulam ang account',
  },
];
