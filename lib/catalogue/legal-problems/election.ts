import type { ProblemEntry } from './problem-entry';

/** Candidates, results, campaigns and voters. */
export const ELECTION_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 188,
    label: 'Protest a barangay result',
    additional_text:
      'election protest, barangay election, kapitan, natalo, dinaya, dayaan, protesta, SK, kagawad, pildi, lost barangay election, lost election, lost by few votes, lost barangay captain, natalo sa eleksyon, natalo sa barangay, dinaya sa eleksyon, dinaya ako, nadaya, dayaan sa eleksyon, napildi, napildi sa barangay, napildi sa eleksyon, gidaya sa eleksyon, gidaya, gitikas, tikas sa piniliay, cheated in election, election cheating, election fraud, SK election, SK chairman, barangay captain, tie votes, protest election, file election protest, electoral protest, COMELEC, proclamation, mayor election protest, vote counting machine',
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
      'campaign rules, tarpaulin, epal, posters, early campaigning, kampanya, common poster area, campaign poster, campaign posters, illegal posters, poster, tarp, election tarpaulin, tinanggal ang tarpaulin, gikuha ang tarpaulin, campaign period, campaigning early, early campaign, premature campaign, premature campaigning, nangangampanya, nangampanya, nangangampanya kahit bawal pa, nangampanya nga wala pay campaign period, bawal na kampanya, campaign in school, campaign in church, government employee campaigning, partisan, epal politician, oversized posters, campaign materials, campaign jingle, online campaign, campaign ads, COMELEC',
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
