import type { ProblemEntry } from './problem-entry';

/** Candidates, results, campaigns and voters. */
export const ELECTION_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 188,
    label: 'Protest a barangay result',
    additional_text:
      'election protest, barangay election, kapitan, natalo, dinaya, dayaan, protesta, SK, kagawad, pildi',
  },
  {
    _id: 189,
    label: 'Candidate disqualification',
    additional_text:
      'residency, disqualify, diskwalipikasyon, COMELEC petition, nuisance candidate, kandidato, term limit',
  },
  {
    _id: 190,
    label: 'Recount',
    additional_text:
      'revision of ballots, bilang muli, bilangan, ballot box, manual count, balota, ihap pag-usab',
  },
  {
    _id: 191,
    label: 'Certificate of candidacy problem',
    additional_text:
      'COC, cancel COC, material misrepresentation, substitution, kandidatura, late filing, withdrawal',
  },
  {
    _id: 192,
    label: 'Vote buying',
    additional_text:
      'bili ng boto, namimili ng boto, pamalit og boto, ayuda, election offense, pera sa eleksyon',
  },
  {
    _id: 193,
    label: 'Statement of contributions and expenses',
    additional_text: 'SOCE, campaign spending, gastos sa kampanya, overspending, late SOCE',
  },
  {
    _id: 194,
    label: 'Voter registration deactivated or denied',
    additional_text:
      'rehistro, botante, voter, hindi makaboto, transfer, COMELEC, inclusion, dili makabotar, reactivation',
  },
  {
    _id: 195,
    label: 'Campaign posters and premature campaigning',
    additional_text:
      'campaign rules, tarpaulin, epal, posters, early campaigning, kampanya, common poster area',
  },
  {
    _id: 196,
    label: 'Gun ban or other election offense',
    additional_text:
      'checkpoint, baril, election offense, liquor ban, COMELEC, pusil, gun ban exemption',
  },
  {
    _id: 312,
    label: 'Recall or quo warranto against an elected official',
    additional_text:
      'recall election, patalsik, mayor, quo warranto, ineligible, opisyal, papahawaon sa pwesto',
  },
];
