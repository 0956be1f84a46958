import type { ProblemEntry } from './problem-entry';

/** Dismissal, pay, conditions of work and work abroad. */
export const LABOR_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 0,
    label: 'Dismissed without notice',
    additional_text:
      'illegal dismissal, fired, terminated, due process, tinanggal sa trabaho, natanggal, sinibak, gitangtang sa trabaho, walang abiso, NLRC',
  },
  {
    _id: 1,
    label: 'Unpaid salary or 13th month pay',
    additional_text:
      'my employer has not paid my salary, sweldo, sahod, suweldo, hindi binayaran, hindi pinasweldo, wala gibayran, delayed, thirteenth month, PD 851',
  },
  {
    _id: 2,
    label: 'Forced to resign',
    additional_text:
      'constructive dismissal, pinilit mag-resign, pinag-resign, napilitang umalis, gipugos og resign, floating status, demoted',
  },
  {
    _id: 3,
    label: 'Quitclaim and final pay',
    additional_text:
      'last pay, back pay, clearance, waiver, certificate of employment, COE, huling sahod, pinapirma ng quitclaim, separation',
  },
  {
    _id: 4,
    label: 'Workplace harassment',
    additional_text:
      'bullying at work, power harassment, pambu-bully sa trabaho, pang-aapi, binabastos, pananakot, hostile, gidaogdaog, gibiaybiay, boss',
  },
  {
    _id: 5,
    label: 'Employment contract review',
    additional_text:
      'job offer, bond, probationary, training bond, kontrata sa trabaho, pirma, terms, kontrata sa trabahoan, non-compete, resignation bond, liquidated damages',
  },
  {
    _id: 6,
    label: 'Dismissed while pregnant',
    additional_text:
      'maternity, discrimination, buntis, tinanggal habang buntis, mabdos, gitangtang kay mabdos, magna carta of women, RA 9710',
  },
  {
    _id: 7,
    label: 'Unpaid overtime, holiday or night pay',
    additional_text:
      'OT, night differential, rest day, overtime hindi binayaran, holiday pay, double pay, oras ng trabaho',
  },
  {
    _id: 8,
    label: 'Paid below the minimum wage',
    additional_text:
      'mababang sahod, wage order, kulang ang sweldo, ubos nga sweldo, kaltas, regional wage board',
  },
  {
    _id: 9,
    label: 'SSS, PhilHealth or Pag-IBIG not remitted',
    additional_text:
      'contributions not paid, hulog, hindi hinulugan, kontribusyon, benefits, employer did not remit',
  },
  {
    _id: 10,
    label: 'Retrenched or company closed',
    additional_text:
      'separation pay, redundancy, laid off, layoff, nagsara ang kumpanya, tanggal, bawas tao, gisirado ang kompanya',
  },
  {
    _id: 11,
    label: 'Never made regular',
    additional_text:
      'endo, 555, contractual, agency worker, regularization, kontraktwal, hindi ma-regular, labor-only contracting, project based',
  },
  {
    _id: 12,
    label: 'Suspended or put on floating status',
    additional_text:
      'preventive suspension, no work, walang duty, off-detail, security guard, suspendido, gisuspenso',
  },
  {
    _id: 13,
    label: 'Notice to explain from my employer',
    additional_text:
      'NTE, show cause memo, admin hearing, written explanation, memo, sulat paliwanag, imbestigasyon, AWOL',
  },
  {
    _id: 14,
    label: 'Maternity, paternity or other leave denied',
    additional_text:
      'RA 11210, maternity leave, sick leave, vacation leave, SIL, service incentive leave, nanganak, buntis, bakasyon, panganak',
  },
  {
    _id: 15,
    label: 'Injured or sick because of work',
    additional_text:
      'employees compensation, ECC, disability, naaksidente sa trabaho, nasaktan, nagkasakit, nadisgrasya sa trabaho',
  },
  {
    _id: 16,
    label: 'Household worker not paid or treated badly',
    additional_text:
      'kasambahay, yaya, maid, katulong, domestic helper, RA 10361, batas kasambahay, hindi pinapasahod, minaltrato, mutsatsa',
  },
  {
    _id: 17,
    label: 'Deductions from my salary',
    additional_text:
      'cash bond, shortage, losses, kaltas, kinaltasan, binawas sa sahod, uniform, gikuhaan ang sweldo',
  },
  {
    _id: 19,
    label: 'DOLE or SEnA request for assistance',
    additional_text:
      'single entry approach, conciliation, complaint against employer, reklamo sa DOLE, SEAD, sumbong sa DOLE, RFA',
  },
  {
    _id: 20,
    label: 'NLRC case or labor arbiter decision',
    additional_text:
      'position paper, appeal, labor case, reinstatement, writ of execution, desisyon, apela, kaso sa NLRC',
  },
  {
    _id: 21,
    label: 'Union, strike or collective bargaining',
    additional_text: 'CBA, unyon, welga, certification election, unfair labor practice, ULP',
  },
  {
    _id: 23,
    label: 'Retirement pay',
    additional_text:
      'RA 7641, retiro, pensyon, retired, optional retirement, 60 years old, retirado',
  },
  {
    _id: 24,
    label: 'My employer sued me or wants me to pay',
    additional_text:
      'damages, accountability, shortage, kinasuhan ng employer, pinababayad, kaso ng kumpanya',
  },
  {
    _id: 25,
    label: 'Discrimination at work',
    additional_text:
      'age, gender, religion, disability, PWD, HIV, diskriminasyon, RA 10911, edad, hindi tinanggap',
  },
  {
    _id: 300,
    label: 'Overseas worker not paid or sent home early',
    additional_text:
      'OFW, POEA, DMW, POLO, contract abroad, hindi pinasahod sa abroad, pinauwi, gipauli, agency, repatriation, unexpired portion',
  },
  {
    _id: 301,
    label: 'Seafarer injury or disability claim',
    additional_text:
      'seaman, marino, PEME, company doctor, POEA contract, disability benefits, barko, medically repatriated',
  },
  {
    _id: 302,
    label: 'Working from home or for a foreign client',
    additional_text:
      'freelancer, virtual assistant, VA, BPO, telecommuting, RA 11165, remote work, hindi binayaran ng client, online job',
  },
  {
    _id: 409,
    label: 'I am an employer with a labor complaint',
    additional_text:
      'respondent, labor case against my business, kinasuhan ng empleyado, inspection, DOLE compliance, may reklamo ang tauhan, how to dismiss',
  },
];
