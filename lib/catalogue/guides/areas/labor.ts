import type { AreaGuide } from '@/lib/catalogue/guide';

const READ = '2026-11-21';

export const LABOR: AreaGuide = {
  area: 'labor',
  topic: 'Labor cases',
  lead: 'You were told not to come back, your last pay never arrived, or you were asked to sign a resignation you did not want. Philippine law asks an employer for a valid reason and a fair procedure, and it gives workers an office to go to without court fees. Employers who receive a notice from DOLE or the NLRC have short times to answer too.',
  sections: [
    {
      heading: 'What a labor case is about',
      paragraphs: [
        'Most labor cases ask one of three questions. Was the dismissal lawful? Is pay still owed, such as wages, overtime, holiday pay, 13th month pay, service incentive leave or separation pay? Was the person an employee at all, or truly a contractor, a project worker or a probationer?',
        'In a dismissal case the employer has to show the reason and the procedure. The reasons are listed in the Labor Code: just causes, which are faults of the worker, and authorized causes, such as redundancy, retrenchment, closing down or disease. The procedure is two written notices and a real chance to explain for a just cause, and a notice to the worker and to DOLE one month ahead for an authorized cause.',
      ],
    },
    {
      heading: 'What a worker can receive',
      paragraphs: [
        'Where a dismissal had no valid reason, the Labor Code speaks of reinstatement without loss of seniority and full back wages. Where going back is no longer workable, separation pay may take the place of reinstatement. Where the reason was valid but the procedure was not followed, the decision usually stands and the worker receives a fixed sum as damages.',
        'Final pay is separate. It covers the last salary, the part of the 13th month pay already earned, unused leave that converts to cash, and what the contract or the company policy adds. It is due whether the worker resigned or was dismissed.',
      ],
    },
    {
      heading: 'Which office hears what',
      paragraphs: [
        'Nearly every complaint starts with conciliation under the Single Entry Approach (SEnA), at a DOLE or NLRC office. If it does not settle, dismissal cases and larger money claims go to a Labor Arbiter of the National Labor Relations Commission. DOLE regional offices inspect workplaces and handle labor standards. Claims of workers bound for or returning from jobs abroad go to a Labor Arbiter as well, while recruitment violations belong to the Department of Migrant Workers. Government employees go to the Civil Service Commission instead.',
      ],
    },
    {
      heading: 'If you are the employer',
      paragraphs: [
        'A small business answers before the same offices. What helps is paper: the contract, payslips signed or sent, time records, the notices and the written explanation of the worker. A settlement reached in conciliation is binding once signed before the officer, so it is worth understanding every line of it first.',
      ],
    },
  ],
  steps: [
    {
      title: 'Request for assistance',
      text: 'The worker or the employer fills in a short form at a DOLE or NLRC office, or online. No lawyer is required for it and nothing is paid.',
    },
    {
      title: 'Conciliation',
      text: 'An officer calls both sides to conferences for up to 30 calendar days. Many cases end here with a written settlement.',
    },
    {
      title: 'Complaint before the Labor Arbiter',
      text: 'Without a settlement the case is referred to the Regional Arbitration Branch. The complaint names everything that is claimed and is signed by each worker personally.',
    },
    {
      title: 'Position papers',
      text: 'Each side files a sworn position paper with its documents and the affidavits of its witnesses. The arbiter may decide on these alone, without a trial.',
    },
    {
      title: 'Decision and appeal',
      text: 'The decision can be appealed to the NLRC. An employer who appeals an award of money posts a bond. Reinstatement, if ordered, takes effect even while the appeal runs.',
    },
    {
      title: 'Court of Appeals and execution',
      text: 'After the NLRC, only a petition for certiorari to the Court of Appeals remains. A final award is collected by the sheriff of the labor office.',
    },
  ],
  documents: {
    'Employment contract or job offer':
      'Shows the position, the pay and whether the work was regular, probationary or for a project.',
    'Payslips or bank records': 'Show what was really paid and when payment stopped.',
    'Time records, schedules or chat instructions':
      'Support claims for overtime, rest days and night work, and show who gave the orders.',
    'Notices, memos and your written replies':
      'The two-notice rule is decided on these papers and their dates.',
    'Resignation letter or quitclaim, if you signed one':
      'Its wording, the date and what was paid for it decide how much it still weighs.',
    'SSS, PhilHealth and Pag-IBIG records':
      'Contributions by the employer are evidence of employment and of its length.',
    'Company ID and certificate of employment': 'Prove the relation where no contract was given.',
  },
  limits: [
    {
      matter: 'Complaint for illegal dismissal',
      time: '4 years from the dismissal',
      rule: 'Civil Code, Article 1146, as applied in Arriola v. Pilipino Star Ngayon (G.R. No. 175689, 2014)',
      source: {
        title: 'G.R. No. 175689, August 13, 2014',
        url: 'https://lawphil.net/judjuris/juri2014/aug2014/gr_175689_2014.html',
        read: READ,
      },
    },
    {
      matter: 'Claims for unpaid wages and benefits',
      time: '3 years from the day each amount fell due',
      rule: 'Labor Code, Article 306 (formerly 291)',
      source: {
        title: 'Cases on the prescription of money claims',
        url: 'https://laborlaw.ph/cases-prescriptive-period-monetary-claims-illegal-dismissal/15304/',
        read: READ,
      },
    },
    {
      matter: 'Appeal from a Labor Arbiter to the NLRC',
      time: '10 calendar days from receipt of the decision, without extension',
      rule: '2025 NLRC Rules of Procedure, in force since January 13, 2026',
      source: {
        title: 'Summary of the 2025 NLRC Rules',
        url: 'https://ninetydegreesph.com/?p=1804',
        read: READ,
      },
    },
    {
      matter: 'Release of final pay by the employer',
      time: '30 days from separation; certificate of employment 3 days from the request',
      rule: 'DOLE Labor Advisory No. 06, series of 2020',
      source: {
        title: 'Note on Labor Advisory No. 06-20',
        url: 'https://theworldlawgroup.com/membership/news/labor-advisory-on-the-period-for-payment-and-or-release-of-final-pay-and-issuance-of-certificate-of-employment',
        read: READ,
      },
    },
  ],
  costs: [
    'Conciliation and a complaint before the Labor Arbiter cost the worker no filing fee. Printing, notarized affidavits and travel to conferences are the usual expenses.',
    'An employer who appeals an award pays an appeal fee and posts a cash or surety bond equal to the award, leaving out damages and attorney’s fees. A surety company asks a premium for its bond.',
    'A petition to the Court of Appeals has docket fees, and copies of the whole record have to be certified.',
  ],
  offices: {
    'DOLE regional and field offices':
      'Conciliation, inspections, labor standards, final pay and certificates of employment.',
    'NLRC Regional Arbitration Branches':
      'Dismissal, larger money claims, unfair labor practice and claims of overseas workers, before Labor Arbiters.',
    'National Conciliation and Mediation Board':
      'Strikes, bargaining deadlocks and voluntary arbitration under a union’s agreement.',
    'Department of Migrant Workers':
      'Licenses of recruitment agencies, recruitment violations and help for workers abroad.',
    'Civil Service Commission': 'Discipline and dismissal of government employees.',
  },
  questions: {
    'Can I be dismissed without any notice?':
      'For a fault of the worker the law asks for a first notice with the charge, a real chance to explain, and a second notice with the decision. For redundancy, retrenchment or closure it asks for written notice to the worker and to DOLE at least one month ahead. A dismissal without these steps can be questioned, even where a reason existed.',
    'I signed a resignation letter under pressure. Is my case over?':
      'Not by that alone. A resignation has to be voluntary, and a quitclaim has to be understood and paid for reasonably. What was said, who was present, how soon you objected and what you received are the facts that are looked at.',
    'Do I need a lawyer for SEnA?':
      'No. A worker can attend alone. Many people ask a lawyer beforehand what the claim is worth and what a settlement should say, because a settlement signed before the officer is final.',
    'Am I an employee or a freelancer?':
      'The name of the contract does not decide it. The usual test asks who hired you, who paid you, who could dismiss you and, above all, who controlled how the work was done.',
    'How long does a labor case take?':
      'Conciliation runs up to 30 calendar days. After that it depends on the number of parties, postponements and appeals. A case that goes up to the Court of Appeals may take years, a settled one weeks.',
    'Can I file where I live, when the company is elsewhere?':
      'Under the 2025 NLRC Rules a complaint may be filed with the branch of the workplace or of the complainant’s residence. Workers on telecommuting may count the place they work from. Claims of overseas workers could be filed at their residence before that too.',
    'Can my employer hold my last pay until I am cleared?':
      'An employer may ask for clearance, that is, for the return of its property. DOLE’s advisory still counts the release of final pay from the separation, so a clearance that never ends can be brought to conciliation.',
  },
};
