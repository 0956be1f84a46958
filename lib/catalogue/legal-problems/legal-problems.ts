import type { AreaLabel } from '@/lib/catalogue/areas';
import { CIVIL_PROBLEMS } from './civil';
import { CORPORATE_PROBLEMS } from './corporate';
import { CRIMINAL_PROBLEMS } from './criminal';
import { FAMILY_PROBLEMS } from './family';
import { IMMIGRATION_PROBLEMS } from './immigration';
import { LABOR_PROBLEMS } from './labor';
import { LAND_PROBLEMS } from './land-issues';
import { MOST_COMMON_PROBLEMS } from './most-common';
import type { ProblemEntry } from './problem-entry';
import { TAXATION_PROBLEMS } from './taxation';

const INTELLECTUAL_PROPERTY_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 128,
    label: 'Register a trademark',
    additional_text:
      'IPOPHL, brand, logo, tatak, pangalan ng negosyo, parehistro ng logo, marka, brand name, trademark, trade mark, register trademark, trademark registration, register brand, register my brand, register logo, brand registration, IPO, irehistro ang brand, parehistro ng brand, iparehistro ang logo, ipa rehistro ang brand, business name trademark, protect my brand, protect my business name, trademark application, trademark fee, tradename, slogan',
  },
  {
    _id: 129,
    label: 'Someone copied my design',
    additional_text:
      'industrial design, disenyo, ginaya, kinopya, gisundog, packaging, product design, infringement, copied my design, stole my design, design stolen, kinopya ang design, kinopya ang disenyo, ginaya ang produkto, ginaya ang design, ginaya ang gawa ko, gisundog ang design, gikopya ang design, copied my product, copycat, design infringement, clothing design, damit, furniture design, packaging copied, dress design, shirt design, knock off',
  },
  {
    _id: 130,
    label: 'Online takedown',
    additional_text:
      'remove content, Shopee, Lazada, Facebook, YouTube, notice and takedown, fake page, pekeng page, kopya online, counterfeit listing, take down, takedown, take down video, take down post, remove post, remove video, remove photo online, ipatanggal ang post, ipa-takedown, ipa takedown, burahin ang post, papapon ang post, fake facebook page, pekeng shop, fake shop online, stolen content, reposted my video, used my video, stolen video, stolen photos online, YouTube strike, copyright claim YouTube, report page, Shopee fake, TikTok repost',
  },
  {
    _id: 131,
    label: 'Someone uses my brand or logo',
    additional_text:
      'trademark infringement, unfair competition, ginamit ang logo, gaya-gaya, passing off, gigamit ang akong logo, used my brand, using my brand, using my logo, using my business name, used my business name, copied my brand, copied my logo, ginagamit ang brand ko, ginagamit ang pangalan ng negosyo ko, ginaya ang logo, kinopya ang pangalan, kinopya ang menu, gigamit ang ngalan sa negosyo, gigamit ang brand, same business name, same name as my store, similar name, competitor, kakumpitensya, brand infringement, franchise',
  },
  {
    _id: 132,
    label: 'Trademark refused or opposed',
    additional_text:
      'opposition, office action, IPOPHL, refusal, kontra, descriptive, cancellation, trademark rejected, trademark refused, trademark opposed, trademark denied, trademark application rejected, trademark application denied, opposition to trademark, hindi inaprubahan ang trademark, na-deny ang trademark, reject ang brand, registrability report, trademark cancellation, someone registered my brand first, naunahan sa trademark, trademark appeal, confusingly similar',
  },
  {
    _id: 133,
    label: 'Copyright in a song, book, photo or video',
    additional_text:
      'akda, kanta, litrato, musika, register copyright, royalty, kinopya ang gawa, awit, libro, copyright, copyright infringement, song stolen, stole my song, ninakaw ang kanta, ninakaw ang litrato, ninakaw ang picture, kinopya ang libro, kinopya ang kanta, kinopya ang sulat ko, gikawat ang litrato, gikopya ang kanta, photo used without permission, used my photo, used my picture, plagiarism, thesis copied, book copied, stole my book, art, artwork, drawing, painting, film, movie, script, poem, tula, writer, photographer, music, ebook, module',
  },
  {
    _id: 134,
    label: 'Patent or utility model for an invention',
    additional_text:
      'imbensyon, imbento, inventor, IPOPHL, patent application, novelty, utility model, patent, invention, may naimbento ako, naka imbento, register invention, protect invention, protect my idea, idea stolen, patent my idea, machine design, new product, formula patent, patent cost',
  },
  {
    _id: 135,
    label: 'Fake or counterfeit goods',
    additional_text:
      'peke, imitation, class A, raid, customs, pekeng produkto, piratang kopya, fake goods, fake products, counterfeit, counterfeit products, imitation products, fake items, fake shoes, fake bags, class A products, pekeng sapatos, pekeng gamot, peke ang binebenta, binebentang peke, namaligya og peke, baligya nga peke, selling fake, replica, Divisoria, Greenhills, seizure of goods, customs seizure, smuggled, pirated, piracy, pirated movies, fake cosmetics, fake medicine',
  },
  {
    _id: 136,
    label: 'I am accused of copying',
    additional_text:
      'infringement, cease and desist, demand letter, kinasuhan ng pangongopya, copyright strike, gipasanginlan, accused of copying, accused of copyright infringement, copyright claim against me, trademark claim against me, cease and desist letter, kinasuhan ng trademark, kinasuhan ng copyright, pinagbintangan na nangopya, nangopya raw ako, pangongopya, gipasanginlan nga nangopya, infringement letter, used a photo without permission, accused of using their logo, DMCA, pirated software, font license, accused of piracy, accused of plagiarism, says I used their photo, used their photo wants money, company says I copied, pinagbibintangang nangopya',
  },
  {
    _id: 137,
    label: 'License or royalty agreement',
    additional_text:
      'licensing, permission, lisensya, royalty, distribution, merchandise, assignment, royalties, royalty not paid, license agreement, license my brand, license my song, music license, permission to use, cover song, kumanta ng cover, royalty sa kanta, royalties sa libro, music royalties, publisher, recording contract, record label, franchise, franchisor, merchandise license, character license, FILSCAP, software license, talent contract, artist contract',
  },
  {
    _id: 138,
    label: 'Trade secret or confidential information leaked',
    additional_text:
      'NDA, non-disclosure, recipe, formula, customer list, sikreto ng negosyo, dating empleyado, trade secret, trade secrets, confidential information, confidentiality, NDA violation, NDA breach, non disclosure agreement, client list stolen, took our clients, kinuha ang recipe, recipe stolen, stole my recipe, ninakaw ang recipe, gikawat ang resipe, formula leaked, ex employee competitor, dating empleyado kinuha ang customer, leaked information, company secrets, supplier list, pirated clients, inagaw ang mga kliyente namin, nilabag ang NDA, broke the NDA, sikretong recipe, client list to competitor',
  },
  {
    _id: 139,
    label: 'Who owns work made by an employee or freelancer',
    additional_text:
      'work for hire, commissioned work, source code, software, gawa ng empleyado, artist, commission, who owns the design, who owns the code, who owns the work, work made for hire, ownership of work, ownership of code, ownership of copyright, employee invention, code i wrote, app developer, developer owns app, freelancer design, graphic designer, ginawa ko sa opisina, gawa ko sa trabaho, kanino ang gawa, kanino ang design, kinsay tag-iya sa design, client did not pay but uses my design, thesis owner, commissioned art, ghostwriter, photographer rights',
  },
];

const ELECTION_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 188,
    label: 'Protest a barangay result',
    additional_text:
      'election protest, barangay election, kapitan, natalo, dinaya, dayaan, protesta, SK, kagawad, pildi, lost barangay election, lost election, lost by few votes, lost barangay captain, natalo sa eleksyon, natalo sa barangay, dinaya sa eleksyon, dayaan sa eleksyon, napildi, napildi sa barangay, napildi sa eleksyon, gidaya sa eleksyon, gidaya, gitikas, tikas sa piniliay, cheated in election, election cheating, election fraud, SK election, SK chairman, barangay captain, tie votes, protest election, file election protest, electoral protest, COMELEC, proclamation, mayor election protest, vote counting machine, nadaya sa eleksyon, dinaya ako sa eleksyon, natalo dahil sa dayaan',
  },
  {
    _id: 189,
    label: 'Candidate disqualification',
    additional_text:
      'residency, disqualify, diskwalipikasyon, COMELEC petition, nuisance candidate, kandidato, term limit, disqualify candidate, disqualification, disqualified, disqualification case, candidate not resident, not a resident, hindi residente, hindi taga rito ang tumatakbo, dili taga diri ang kandidato, residency requirement, residente, tumatakbo, three terms, 3 term limit, nuisance, convicted candidate, dual citizen candidate, foreigner candidate, political dynasty, dynasty, anti-dynasty, SK dynasty, overage SK, age of candidate, kandidatong may kaso, COMELEC, pa-disqualify, ipa-disqualify',
  },
  {
    _id: 190,
    label: 'Recount',
    additional_text:
      'revision of ballots, bilang muli, bilangan, ballot box, manual count, balota, ihap pag-usab, recount, recount of votes, vote recount, recount votes, revision of votes, manual recount, bilangin ulit, bilangin ulit ang boto, pabilang ulit, ihapon pag-usab, ihap usab, count again, wrong count, maling bilang, ballots, ballot images, precinct, presinto ng botohan, election returns, canvass, canvassing, mali ang bilang ng boto, votes not counted',
  },
  {
    _id: 191,
    label: 'Certificate of candidacy problem',
    additional_text:
      'COC, cancel COC, material misrepresentation, substitution, kandidatura, late filing, withdrawal, certificate of candidacy, COC cancelled, COC denied, COC rejected, COC problem, COC error, mali sa COC, nagkamali sa COC, filing of candidacy, filing of COC, file COC, tumakbo, tatakbo, gusto ko tumakbo, run for office, run for mayor, running for kagawad, modagan, modagan sa piniliay, paano tumakbo, substitute candidate, withdraw candidacy, withdraw COC, false statement in COC, nickname in ballot, party nomination, CONA, independent candidate, COMELEC',
  },
  {
    _id: 192,
    label: 'Vote buying',
    additional_text:
      'bili ng boto, namimili ng boto, pamalit og boto, ayuda, election offense, pera sa eleksyon, vote buying, vote-buying, buying votes, vote seller, sell vote, bumili ng boto, binili ang boto, bumibili ng boto, namigay ng pera, namimigay ng pera, pera kapalit ng boto, bayad sa boto, gipalit ang boto, inangayan, nanghatag og kwarta, ayuda bago eleksyon, ayuda for votes, money for votes, groceries for votes, report vote buying, accused of vote buying, vote selling, COMELEC',
  },
  {
    _id: 193,
    label: 'Statement of contributions and expenses',
    additional_text:
      'SOCE, campaign spending, gastos sa kampanya, overspending, late SOCE, statement of contributions, statement of contributions and expenditures, campaign expenses, campaign funds, campaign donation, campaign contribution, did not file SOCE, hindi nakapag-file ng SOCE, wala naka-file og SOCE, gasto sa kampanya, gastos ng kandidato, expenditures, donors of campaign, spending limit',
  },
  {
    _id: 194,
    label: 'Voter registration deactivated or denied',
    additional_text:
      'rehistro, botante, voter, hindi makaboto, transfer, COMELEC, inclusion, dili makabotar, reactivation, voter registration, register as voter, register to vote, voter’s registration, voter’s ID, voters id, voters certification, voter’s certificate, deactivated, deactivated voter, deactivated registration, COMELEC registration, registration deactivated, COMELEC deactivated me, di makaboto, hindi ako makaboto, hindi nakaboto, dili makaboto, dili ko kaboto, name not in list, wala sa listahan, wala ang pangalan sa presinto, wala akong ngalan sa lista, reactivate, transfer registration, transfer of voter, precinct finder, flying voter, flying voters, double registrant, double registration, overseas voting, overseas voter, absentee voting, magparehistro, botar',
  },
  {
    _id: 195,
    label: 'Campaign posters and premature campaigning',
    additional_text:
      'campaign rules, tarpaulin, epal, posters, early campaigning, kampanya, common poster area, campaign poster, campaign posters, illegal posters, poster, tarp, election tarpaulin, tinanggal ang tarpaulin, gikuha ang tarpaulin, campaign period, campaigning early, early campaign, premature campaign, premature campaigning, nangangampanya, nangampanya, nangangampanya kahit bawal pa, nangampanya nga wala pay campaign period, bawal na kampanya, campaign in school, campaign in church, government employee campaigning, partisan, epal politician, oversized posters, campaign materials, campaign jingle, online campaign, campaign ads, COMELEC, my posters were removed, posters removed by the mayor, tinanggal ang posters ko, baklas tarpaulin',
  },
  {
    _id: 196,
    label: 'Gun ban or other election offense',
    additional_text:
      'checkpoint, baril, election offense, liquor ban, COMELEC, pusil, gun ban exemption, gun ban, gunban, COMELEC gun ban, COMELEC checkpoint, nahuli sa checkpoint, gidakpan sa checkpoint, election gun ban, nahulihan ng baril sa eleksyon, liquor ban violation, nahuli sa liquor ban, inom liquor ban, election violation, election crime, election violence, harassment of voters, threatened voters, tinakot ang botante, teacher election duty, appointment ban, transfer ban, spending ban, private army, bodyguard',
  },
  {
    _id: 312,
    label: 'Recall or quo warranto against an elected official',
    additional_text:
      'recall election, patalsik, mayor, quo warranto, ineligible, opisyal, papahawaon sa pwesto, recall, recall mayor, recall petition, remove mayor, remove official, remove barangay captain, patalsikin, patalsikin ang mayor, patalsikin ang kapitan, tanggalin sa pwesto, tanggalin ang kapitan, papahawaon ang mayor, papahawaon ang kapitan, unseat, oust, not qualified to office, vacancy, succession, replace official, suspended mayor, suspension of official, dismissed official, impeachment, impeach, foreigner mayor',
  },
];

const MOST_COMMON_GROUP = 'Most Common';

export type ProblemGroupLabel = typeof MOST_COMMON_GROUP | AreaLabel;

export interface LegalProblem {
  _id: number;
  /** The one area of practice the problem belongs to. */
  value: readonly [AreaLabel];
  label: string;
  group_label: ProblemGroupLabel;
  additional_text?: string;
}

export const LEGAL_PROBLEMS: readonly LegalProblem[] = [
  ...MOST_COMMON_PROBLEMS.map(
    ({ area, ...entry }): LegalProblem => ({
      ...entry,
      value: [area],
      group_label: MOST_COMMON_GROUP,
    }),
  ),
  ...ofArea('Labor', LABOR_PROBLEMS),
  ...ofArea('Civil', [...FAMILY_PROBLEMS, ...CIVIL_PROBLEMS]),
  ...ofArea('Land Issues', LAND_PROBLEMS),
  ...ofArea('Corporate', CORPORATE_PROBLEMS),
  ...ofArea('Intellectual Property Law', INTELLECTUAL_PROPERTY_PROBLEMS),
  ...ofArea('Taxation', TAXATION_PROBLEMS),
  ...ofArea('Criminal', CRIMINAL_PROBLEMS),
  ...ofArea('Election Law', ELECTION_PROBLEMS),
  ...ofArea('Immigration Law', IMMIGRATION_PROBLEMS),
];

const BY_ID = new Map(LEGAL_PROBLEMS.map((problem) => [problem._id, problem]));

function ofArea(area: AreaLabel, entries: readonly ProblemEntry[]): LegalProblem[] {
  return entries.map((entry) => ({ ...entry, value: [area], group_label: area }));
}

export function findLegalProblem(id: number): LegalProblem | undefined {
  return BY_ID.get(id);
}
