import type { AreaLabel } from '../areas';
import type { ProblemEntry } from './problem-entry';

/** The quick choices for people who cannot name their problem yet, each with the area it implies. */
export const MOST_COMMON_PROBLEMS: readonly (ProblemEntry & { area: AreaLabel })[] = [
  {
    _id: 401,
    area: 'Civil',
    label: 'Family and marriage',
    additional_text:
      'family law, pamilya, kasal, asawa, anak, hiwalay, custody, support, sustento, bana, minyo, family, family problem, family matters, family court, problema sa pamilya, problema sa asawa, ang asawa ko, away mag-asawa, away pamilya, marriage problem, marital problem, husband, wife, spouse, relationship, problema sa pamilya ug kasal, children, legal advice, abogado libre, libreng abogado, free lawyer, free legal aid, PAO, family lawyer, parents, in-laws, biyenan, mother in law, stepmother, stepfather, runaway child, rebellious child, breakup, engagement, wedding, grandparents rights',
  },
  {
    _id: 402,
    area: 'Civil',
    label: 'Personal and money matters',
    additional_text:
      'personal, civil case, debt, contract, damages, dispute, utang, pera, kontrata, danyos, kwarta, money problem, money, problema sa pera, problema sa kwarta, civil lawyer, debts, contracts, agreement, personal problem, may kaso ako, naa koy kaso, legal advice, legal problem, legal question, legal help, abogado libre, libreng abogado, free lawyer, free legal aid, free legal advice, PAO, notaryo, school problem, Meralco, electric company, water district, telco, dog bite, compensation, sue someone, insurance, utility bill, general consultation, consultation, konsulta, appeal, TRO, injunction, damages claim, breach of promise to marry, LTO, nahuli ng LTO, nahuli ako ng LTO, huli ng LTO, nahuli ng MMDA, LTO apprehension, kinumpiska ng LTO ang lisensya, traffic ticket, traffic violation, drivers license, car registration, OR CR, deed of sale of car, car title, second hand vehicle, towing, impound, MMDA, usury, interest rate, high interest, guarantor, co-maker, tuition, transcript, PRC license, professional license, passport hold, gym membership, travel agency, lost package, courier, pet, veterinarian, church, defamation damages, moral damages, senior citizen discount, senior citizen discount refused, senior discount, ayaw magbigay ng senior discount, ayaw tanggapin ang senior citizen ID, PWD discount, PWD ID refused, RA 9994, discount sa senior, walay discount ang senior',
  },
  {
    _id: 403,
    area: 'Labor',
    label: 'Work and employment',
    additional_text:
      'work, job, employer, employee, trabaho, amo, sahod, sweldo, trabahante, work problem, job problem, employment, employee rights, labor, labor law, labor problem, labor case, labor lawyer, workplace, office problem, problema sa trabaho, problema sa amo, problema sa opisina, employer problem, karapatan ng manggagawa, manggagawa, worker’s rights, legal advice, abogado libre, libreng abogado, free lawyer, PAO, teacher, nurse, school employee, government employee, HR, contract worker, abusive employer, abusado ang amo, benefits, HR problem, abuse at work, company policy, trabahante problem, seaman, OFW',
  },
  {
    _id: 404,
    area: 'Corporate',
    label: 'Business and companies',
    additional_text:
      'business, company, negosyo, kumpanya, korporasyon, SEC, business problem, corporate, corporate lawyer, corporation, startup, problema sa negosyo, maliit na negosyo, online business, franchise, enterprise, commercial, entrepreneur, legal advice for business, legal advice, business law, business lawyer, retainer, retainer lawyer, Airbnb business, investor, loan for business, bank loan',
  },
  {
    _id: 405,
    area: 'Land Issues',
    label: 'Land and property',
    additional_text:
      'land, lot, house, title, lupa, titulo, bahay, yuta, balay, property, land problem, land dispute, land case, land law, property dispute, real estate, house and lot, lote, problema sa lupa, problema sa yuta, away sa lupa, away sa yuta, balay ug yuta, kaso sa lupa, kaso sa yuta, bahay at lupa, real property, land title, land title problem, legal advice, abogado libre, free lawyer, PAO, Airbnb, condo, land lawyer, ownership of land, DENR, subdivision, real estate broker, broker commission, agent commission, LRA',
  },
  {
    _id: 406,
    area: 'Taxation',
    label: 'Tax and BIR',
    additional_text:
      'tax, taxes, buwis, buhis, BIR, assessment, amilyar, taxation, tax problem, tax lawyer, tax question, BIR problem, problema sa BIR, problema sa buwis, problema sa buhis, income tax, TIN, revenue, customs, bureau of internal revenue, tax advice, tax help, unpaid tax',
  },
  {
    _id: 407,
    area: 'Criminal',
    label: 'Criminal complaint or charge',
    additional_text:
      'criminal, crime, police, krimen, kaso, demanda, reklamo, kulong, pulis, sumbong, criminal case, criminal lawyer, criminal law, kriminal, krimnal, kasong kriminal, may kaso ako, may kaso, naa koy kaso, kinasuhan ako, police station, police report, victim of crime, biktima, criminal charge, charged with a crime, makukulong ba ako, jail, legal advice, abogado libre, libreng abogado, free lawyer, public attorney, PAO, court case, hearing, arraignment, trial, kasuhan, magsampa ng kaso, PNP, NBI, CIDG, fraternity, gambling, sugal, sabong, jueteng, e-sabong, kidnapping, kidnap, dinukot, obstruction, curfew, ordinance violation, tulong sa kaso, courtroom, RTC, sheriff, libel, treason, public scandal, alarm and scandal, disturbance, drunk, lasing, nanggulo, NBI subpoena, may kaso daw ako, nay kaso ko, traffic violation, traffic ticket, walang lisensya nahuli, walang lisensya sa pagmamaneho, walang lisensya, driving without a license, no driver license, driver license confiscated, kinumpiska ang lisensya',
  },
  {
    _id: 408,
    area: 'Immigration Law',
    label: 'Visa and immigration',
    additional_text:
      'immigration, visa, foreigner, dayuhan, banyaga, dayo, passport, BI, visas, visa problem, immigration lawyer, immigration problem, bureau of immigration, foreign national, foreigners, passport problem, DFA, US visa, K1 visa, Canada visa, visa denied, visa application, citizenship, embassy, expat, problema sa visa, travel, emigrate, migrate, green card, petition, POEA, Bureau of immigration problem, visa sponsor, petition family, overseas, airport, deport, US embassy, immigrant visa, ACR I-Card, passport lost, passport renewal, dual, marry abroad',
  },
];
