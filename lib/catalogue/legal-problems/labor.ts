import type { ProblemEntry } from './problem-entry';

export const LABOR_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 0,
    label: 'Dismissed without notice',
    additional_text:
      'illegal dismissal, fired, terminated, due process, tinanggal sa trabaho, natanggal, sinibak, gitangtang sa trabaho, walang abiso, NLRC, termination, illegal termination, wrongful termination, unjust dismissal, lost my job, fired by text, no due process, walang memo, hindi na pinapasok sa trabaho, wala nang pasok, pinaalis sa trabaho, tinanggalan ng trabaho, gipahawa sa trabaho, gipapahawa sa amo, wala pahibalo, biglang tinanggal, tanggal agad, terminated without reason, end of contract early, probationary terminated, tanggal na ako, tinanggal na ako, wag na akong pumasok, huwag na raw pumasok, hindi na pinapasok ng guard, let me go, let go from work, got sacked, lost my job without notice, dili na pabalikon sa trabaho, dili na ko mobalik sa trabaho, gipahunong sa trabaho, wala nang babalikang trabaho, inikkat iti trabaho, pinalayas sa trabaho, tinanggal ng walang rason, tinanggal ng walang dahilan, fired for no reason, fired without hearing, terminated by email, pinauwi at wala nang babalikan, na terminate, na-terminate ako, terminate me, terminated because of absences, terminated for being absent, tinanggal dahil absent, tinanggal dahil sa absences, na terminate dahil absent, fired for absences, gitangtang tungod sa absent',
  },
  {
    _id: 1,
    label: 'Unpaid salary or 13th month pay',
    additional_text:
      'my employer has not paid my salary, sweldo, sahod, suweldo, hindi binayaran, hindi pinasweldo, wala gibayran, delayed, thirteenth month, PD 851, no salary, unpaid wages, late salary, delayed sahod, delayed sweldo, hindi nagpapasahod, hindi pa nagpapasahod ang amo, ayaw magpasahod, walang sahod, walang sweldo, wala gisweldohan, wala pa sweldo, dili mosweldo ang amo, withheld salary, hold salary, naka-hold ang sahod, 13th month, 13th month pay, bonus, commission not paid, allowance, thirteen month, christmas bonus, hindi ako pinapasahod ng amo, hindi pinapasahod, hindi pinasahod, hindi sinasahuran, hindi sinusweldohan, hindi sinuswelduhan, ayaw ibigay ng amo ang sahod, hindi ibinibigay ang sweldo, hindi binibigay ang sahod, wala pang sahod, laging late ang sahod, employer has not paid me, boss does not pay me, not paid for months, saan nak a sinweldoan, delay ang sweldo, sahod sa huling buwan, hindi ako binabayaran ng amo, hindi pa binabayaran ng amo, hindi binayaran ng amo, dili ko bayran sa amo, wala ko bayri sa amo, wala mi bayri sa amo, wala ko gibayri sa akong amo',
  },
  {
    _id: 2,
    label: 'Forced to resign',
    additional_text:
      'constructive dismissal, pinilit mag-resign, pinag-resign, napilitang umalis, gipugos og resign, floating status, demoted, resign, resignation, forced resignation, pinilit mag resign, gipa resign, pinapirma ng resignation, pinag-initan, transferred to far place, demotion, nilipat sa malayo, pinipilit mag-resign, forcing me to resign, HR wants me to resign, pinag resign ng HR, pinapag resign',
  },
  {
    _id: 3,
    label: 'Quitclaim and final pay',
    additional_text:
      'last pay, back pay, clearance, waiver, certificate of employment, COE, huling sahod, pinapirma ng quitclaim, separation, backpay, final pay, finalpay, ayaw ibigay ang backpay, hindi pa nakukuha ang last pay, release of final pay, certificate of employment not released, hindi binibigay ang COE, clearance hold, gratuity pay, wala pa gihatag ang last pay',
  },
  {
    _id: 4,
    label: 'Workplace harassment',
    additional_text:
      'bullying at work, power harassment, pambu-bully sa trabaho, pang-aapi, binabastos, pananakot, hostile, gidaogdaog, gibiaybiay, boss, harassment at work, bully, toxic boss, toxic workplace, verbal abuse at work, sinisigawan ng boss, minumura ng manager, pinapahiya ng supervisor, gisinggitan sa boss, gipakaulawan sa boss, pinag-iinitan, mental stress at work, office bully, abusadong amo, mobbing, sinisigawan ako sa trabaho, manager shouts at me, boss humiliates me, yells at me at work, binubully sa trabaho, bullied at work, bully na officemate, toxic na boss, bugalbugalan sa supervisor, gibugalbugalan, gisinggitan sa amo, hinahawakan ng boss, boss touches me, hostile workplace, power tripping na boss',
  },
  {
    _id: 5,
    label: 'Employment contract review',
    additional_text:
      'job offer, bond, probationary, training bond, kontrata sa trabaho, pirma, terms, kontrata sa trabahoan, non-compete, resignation bond, liquidated damages, job contract, employment bond, non compete clause, contract signing, pre-termination penalty, unfair job contract, hindi ko naiintindihan ang kontrata sa trabaho',
  },
  {
    _id: 6,
    label: 'Dismissed while pregnant',
    additional_text:
      'maternity, discrimination, buntis, tinanggal habang buntis, mabdos, gitangtang kay mabdos, magna carta of women, RA 9710, pregnant employee, fired because pregnant, tinanggal dahil buntis, buntis ako tinanggal, nabuntis tinanggal, nawalan ng trabaho dahil buntis, natanggal dahil buntis, pina resign kasi buntis, pina resign dahil buntis, lost job when pregnant, told boss I am pregnant, buntis tinanggal sa trabaho',
  },
  {
    _id: 7,
    label: 'Unpaid overtime, holiday or night pay',
    additional_text:
      'OT, night differential, rest day, overtime hindi binayaran, holiday pay, double pay, oras ng trabaho, overtime pay, unpaid overtime, overtime ko wala bayad, OT pay, OT not paid, walang OT pay, night shift, night diff, double pay holiday, 12 hours duty, 12 oras, long working hours, sobra sa oras ang trabaho, no rest day, walang day off, walang pahinga, holiday duty, overtime wala gibayran, walang bayad ang OT, holiday walang double pay, twelve hours a day no overtime, no night differential, rest day work not paid, wala gibayri ang overtime, wala gibayri sa overtime',
  },
  {
    _id: 8,
    label: 'Paid below the minimum wage',
    additional_text:
      'mababang sahod, wage order, kulang ang sweldo, ubos nga sweldo, kaltas, regional wage board, minimum wage, below minimum, low salary, underpaid, maliit ang sahod, gamay ang sweldo, kulang ang sahod, provincial rate, wage increase, mababa sa minimum, arawan, kulang sa minimum, daily wage too low, ubos sa minimum, paid less than minimum, below minimum ang pasahod',
  },
  {
    _id: 9,
    label: 'SSS, PhilHealth or Pag-IBIG not remitted',
    additional_text:
      'contributions not paid, hulog, hindi hinulugan, kontribusyon, benefits, employer did not remit, SSS not remitted, hindi hinuhulugan ang SSS, walang SSS, walang hulog, wala gihulog ang SSS, PhilHealth contribution, Pag-IBIG contribution, benefits not paid, SSS benefits, SSS loan, death benefits, SSS claim, government benefits, walang benepisyo, wala gibayri sa amo ang SSS, walang hulog sa SSS, walang contribution sa SSS, hindi hinuhulog ang SSS, hindi hinulugan ng employer, kinakaltasan ng SSS hindi hinuhulog, no SSS contribution from employer, walang PhilHealth, walang Pag-IBIG contribution',
  },
  {
    _id: 10,
    label: 'Retrenched or company closed',
    additional_text:
      'separation pay, redundancy, laid off, layoff, nagsara ang kumpanya, tanggal, bawas tao, gisirado ang kompanya, retrenchment, retrench, redundancy pay, lay off, layoffs, company closure, nagsara ang company, nalugi ang kumpanya, nagsira ang kompanya, business closed no separation pay, termination due to closure, downsizing, cost cutting, company is closing, company closing jobs lost, factory closed, nagsara ang pabrika, nisira ang kompanya, lose our jobs, tanggalan sa kumpanya, nagbawas ng tao',
  },
  {
    _id: 11,
    label: 'Never made regular',
    additional_text:
      'endo, 555, contractual, agency worker, regularization, kontraktwal, hindi ma-regular, labor-only contracting, project based, not regular, hindi regular, hindi pa rin regular, dili regular, contractual employee, job order, casual employee, 5 months contract, seasonal worker, years contractual, endo contract, contractual pa rin, five months contract, hindi ginagawang regular, years through agency not regular',
  },
  {
    _id: 12,
    label: 'Suspended or put on floating status',
    additional_text:
      'preventive suspension, no work, walang duty, off-detail, security guard, suspendido, gisuspenso, suspended from work, suspension without pay, floating, no duty, on hold, indefinite suspension, gisuspenso sa trabaho, hindi binibigyan ng schedule, no schedule, security guard no post, suspended while under investigation, suspended while they investigate, naka-floating, walang duty ang guard, suspended without pay, sinuspinde, sinuspend ako',
  },
  {
    _id: 13,
    label: 'Notice to explain from my employer',
    additional_text:
      'NTE, show cause memo, admin hearing, written explanation, memo, sulat paliwanag, imbestigasyon, AWOL, notice to explain, show cause, memo sa trabaho, disciplinary action, absent without leave, absences, tardiness, accused of stealing at work, hearing sa HR, paano sumagot sa NTE, incident report, HR investigation, kailangang magpaliwanag, pinagpapaliwanag ako, explain in writing, sagot sa memo',
  },
  {
    _id: 14,
    label: 'Maternity, paternity or other leave denied',
    additional_text:
      'RA 11210, maternity leave, sick leave, vacation leave, SIL, service incentive leave, nanganak, buntis, bakasyon, panganak, maternity benefit, paternity leave, solo parent leave, leave not approved, ayaw bigyan ng leave, hindi pinayagan mag leave, wala hatagi og leave, leave credits, sick leave denied, emergency leave, SSS maternity, ayaw payagan mag leave, leave denied, maternity leave refused, maternity benefits wala gihatag',
  },
  {
    _id: 15,
    label: 'Injured or sick because of work',
    additional_text:
      'employees compensation, ECC, disability, naaksidente sa trabaho, nasaktan, nagkasakit, nadisgrasya sa trabaho, work injury, accident at work, injured at work, work accident, naaksidente habang nagtatrabaho, naputulan, naputol ang daliri, nahulog sa trabaho, nasugatan sa trabaho, nagkasakit sa trabaho, got sick because of work, construction accident, disability benefit, SSS disability, death of worker, namatay sa trabaho, factory, machine, hurt at work, hurt my back at work, lifting at work, naaksidente habang naka duty, naaksidente sa duty, nasaktan sa trabaho, makina sa pabrika, nahulog sa construction, nahulog sa scaffolding, nagkasakit dahil sa trabaho, kemikal sa trabaho, company pay hospital work accident',
  },
  {
    _id: 16,
    label: 'Household worker not paid or treated badly',
    additional_text:
      'kasambahay, yaya, maid, katulong, domestic helper, RA 10361, batas kasambahay, hindi pinapasahod, minaltrato, mutsatsa, helper, house helper, nanny, driver ng pamilya, kasambahay not paid, maid abuse, kasambahay minaltrato, gikulata sa amo, hindi pinapasahod ang kasambahay, kabalay, labandera, stay-in helper, ayaw paalisin ng amo, yaya hindi binibigyan ng day off, walang day off, hindi pinapalabas ng amo, katulong sinasaktan ng amo, maid not fed, maid employer shouts, kasambahay hindi pinapasahod, kasambahay walang sweldo',
  },
  {
    _id: 17,
    label: 'Deductions from my salary',
    additional_text:
      'cash bond, shortage, losses, kaltas, kinaltasan, binawas sa sahod, uniform, gikuhaan ang sweldo, salary deduction, illegal deduction, deducted from my pay, kinaltas sa sweldo, kaltas sa sahod, charged for loss, cash shortage, nawalang gamit binayaran, cash advance deduction, tools deposit, kinakaltasan ang sahod, kaltas sa nabasag, shortages deducted from pay, kulang ang benta ibinawas, deduct from my salary, kaltas sa sweldo na hindi ko alam',
  },
  {
    _id: 19,
    label: 'DOLE or SEnA request for assistance',
    additional_text:
      'single entry approach, conciliation, complaint against employer, reklamo sa DOLE, SEAD, sumbong sa DOLE, RFA, DOLE, DOLE complaint, complain to DOLE, report employer, paano magreklamo sa DOLE, asa moreklamo sa amo, mureklamo batok sa amo, labor complaint, where to complain against employer, saan magrereklamo, SENA conference, mediation, reklamo sa amo, ireklamo ang amo',
  },
  {
    _id: 20,
    label: 'NLRC case or labor arbiter decision',
    additional_text:
      'position paper, appeal, labor case, reinstatement, writ of execution, desisyon, apela, kaso sa NLRC, NLRC, NLRC case, labor arbiter, won the labor case, natalo sa NLRC, talo sa NLRC, nanalo sa NLRC, backwages, execution of decision, court of appeals, computation of award, labor court, hearing sa NLRC, nanalo sa NLRC ayaw magbayad, umapela sa NLRC, labor arbiter ruled against me, NLRC next',
  },
  {
    _id: 21,
    label: 'Union, strike or collective bargaining',
    additional_text:
      'CBA, unyon, welga, certification election, unfair labor practice, ULP, strike, union, labor union, union busting, lockout, picket, collective bargaining agreement, mag-unyon, welga sa kompanya, union election, CBA not followed, hindi sinusunod ang CBA, magwewelga, magtayo ng union, fired for joining union',
  },
  {
    _id: 23,
    label: 'Retirement pay',
    additional_text:
      'RA 7641, retiro, pensyon, retired, optional retirement, 60 years old, retirado, retirement, retirement benefits, retiree, pension, GSIS, SSS pension, nagretiro, walang retirement pay, pagreretiro, early retirement, company retirement plan, mag retire na ako, mo retire na ko, pila madawat kung mo retire, magreretiro, retirement sa company, magkano makukuha sa retirement, no retirement pay',
  },
  {
    _id: 24,
    label: 'My employer sued me or wants me to pay',
    additional_text:
      'damages, accountability, shortage, kinasuhan ng employer, pinababayad, kaso ng kumpanya, employer filed case, employer sued me, employer wants me to pay, sinisingil ng dating company, singil ng kumpanya, kaso ng amo, gikiha sa amo, gipabayad sa amo, pinagbabayad ng amo, company filed a case against me, training bond payment, demand letter from employer, penalty from company, immediate resignation penalty',
  },
  {
    _id: 25,
    label: 'Discrimination at work',
    additional_text:
      'age, gender, religion, disability, PWD, HIV, diskriminasyon, RA 10911, edad, hindi tinanggap, discrimination, age discrimination, discriminated, unfair treatment, equal pay, LGBT discrimination, pregnant applicant, SOGIE, matanda na hindi tinanggap, diskriminado, not hired because of age, racism at work, not promoted because woman, matanda na raw, hindi tinanggap dahil sa edad, dinidiscriminate sa trabaho, bakla sa trabaho, HIV at work, because I am a woman, because of my religion at work',
  },
  {
    _id: 300,
    label: 'Overseas worker not paid or sent home early',
    additional_text:
      'OFW, POEA, DMW, POLO, contract abroad, hindi pinasahod sa abroad, pinauwi, gipauli, agency, repatriation, unexpired portion, OFW problem, overseas Filipino worker, abroad not paid, sent home early, pinauwi ng maaga, gipauli gikan sa abroad, contract substitution abroad, agency sent me home, OWWA, DMW complaint, DH abroad, domestic helper abroad, Saudi, Kuwait, Dubai, Qatar, Hong Kong, Taiwan, minaltrato sa abroad, abused abroad, runaway abroad, terminated abroad, balik manggagawa, employer abroad, OFW walang sahod, OFW hindi sinasahuran, OFW hindi pinapasahod, OFW wala gisweldohan, OFW sa Dubai, OFW sa Saudi, OFW sa Qatar, OFW sa Kuwait, Hong Kong domestic worker, employer sent me home early, pinauwi ng agency',
  },
  {
    _id: 301,
    label: 'Seafarer injury or disability claim',
    additional_text:
      'seaman, marino, PEME, company doctor, POEA contract, disability benefits, barko, medically repatriated, seafarer, seaman injured, injured on board, seaman disability, seaman death, nadisgrasya sa barko, naaksidente sa barko, manning agency, death benefits of seaman, medical repatriation, shipping company, crew, seaman nasaktan sa barko, nasaktan sa barko, disability ng seaman, company doctor fit to work',
  },
  {
    _id: 302,
    label: 'Working from home or for a foreign client',
    additional_text:
      'freelancer, virtual assistant, VA, BPO, telecommuting, RA 11165, remote work, hindi binayaran ng client, online job, freelance, freelancer client did not pay, client abroad not paying, VA not paid, virtual assistant not paid, hindi nagbayad ang client, wala mobayad ang client online, work from home, WFH, upwork, onlinejobs, homebased, call center, online work, gig worker, grab driver, rider, foodpanda, independent contractor, client abroad did not pay, foreign client disappeared, freelancer hindi binayaran ng kliyente',
  },
  {
    _id: 409,
    label: 'I am an employer with a labor complaint',
    additional_text:
      'respondent, labor case against my business, kinasuhan ng empleyado, inspection, DOLE compliance, may reklamo ang tauhan, how to dismiss, employer side, my employee filed a case, employee complaint against my company, terminate employee, how to fire an employee, how to terminate an employee, kinasuhan ng dating empleyado, nireklamo ng tauhan, nireklamo sa DOLE ng empleyado, gireklamo sa trabahante, DOLE inspection, abandonment of work, employee stole, employee theft, company policy, HR advice, nireklamo ako ng empleyado ko, nagreklamo sa DOLE ang empleyado ko, nagreklamo ang waiter ko, nagreklamo ang tauhan ko, gireklamo ko sa akong trabahante, paano magtanggal ng empleyado, tanggalin ang tauhan, employee complained against my business, may restaurant ako nireklamo',
  },
];
