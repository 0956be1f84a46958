import type { AreaGuide } from '@/lib/catalogue/guide';

const READ = '2026-11-21';

export const CIVIL: AreaGuide = {
  area: 'civil',
  topic: 'Civil cases',
  lead: 'Someone owes you money and no longer answers, a marriage is over in everything but the papers, or the family cannot agree on what a parent left behind. Civil law is about disputes between private persons. Most of them can be settled, and many have to pass the barangay before a court will look at them.',
  sections: [
    {
      heading: 'What belongs to civil law',
      paragraphs: [
        'Debts and contracts, rent and ejectment, damages after an accident, marriage and children, adoption, wills and inheritance, changes in the civil registry: all of this is civil law. Nobody goes to jail for losing a civil case. What a court can order is payment, performance, the return of property, or a change of status such as the nullity of a marriage.',
        'The amount or the kind of case decides the court. Money claims up to one million pesos can use the small claims procedure, where lawyers do not appear for the parties. First-level courts hear larger claims up to two million pesos and every ejectment case. Family matters, most estates and what is beyond those limits belong to the Regional Trial Court.',
      ],
    },
    {
      heading: 'The barangay comes first, often',
      paragraphs: [
        'Where both parties are individuals who live in the same city or municipality, the law asks them to try conciliation before the lupon of the barangay. Without the certificate to file action, the case can be dismissed as premature. Companies, urgent remedies such as an injunction, and parties of different cities are among the exceptions.',
        'A settlement signed at the barangay has the force of a judgment if nobody repudiates it in ten days, so it deserves the same care as a contract.',
      ],
    },
    {
      heading: 'Marriage, children and support',
      paragraphs: [
        'There is no divorce between two Filipinos under the Family Code. A marriage ends in court by a declaration of nullity or an annulment, on grounds that existed at the wedding; legal separation leaves the bond in place. A divorce that was validly obtained abroad and involves a foreign spouse can be recognized here. Muslims may divorce under the Code of Muslim Personal Laws.',
        'Support, custody and protection orders do not have to wait for the end of a marriage. They can be asked for at once, with proof of the child’s needs and of the other parent’s means.',
      ],
    },
    {
      heading: 'Inheritance',
      paragraphs: [
        'Heirs who agree, where there is no will and no debt, can settle an estate outside court by a notarized deed that is published. If they do not agree, or if there is a will, the court appoints someone to gather the property, pay what is owed and divide the rest. The estate tax is a separate step before titles can be transferred.',
      ],
    },
  ],
  steps: [
    {
      title: 'Written demand',
      text: 'A dated letter that says what is asked and until when. It fixes the facts, starts interest in many cases, and is required before ejectment for unpaid rent.',
    },
    {
      title: 'Barangay conciliation, where required',
      text: 'Up to three meetings before the captain and the pangkat. The result is a settlement or a certificate to file action.',
    },
    {
      title: 'Complaint',
      text: 'The complaint names the witnesses and attaches their affidavits and the documents. Filing fees depend on the amount. The court then issues summons.',
    },
    {
      title: 'Answer',
      text: 'The defendant answers in writing, with evidence. Whoever stays silent can be declared in default and lose on the papers of the other side.',
    },
    {
      title: 'Mediation and pre-trial',
      text: 'The court sends the parties to mediation and then fixes the issues, the witnesses and the dates. Many cases end here.',
    },
    {
      title: 'Trial, judgment and execution',
      text: 'Witnesses testify on their affidavits and are questioned. A final judgment is carried out by the sheriff, who can levy on bank accounts and property.',
    },
  ],
  documents: {
    'The contract, promissory note or messages that show the agreement':
      'A court decides on what was agreed; chats and emails count if they can be shown to be genuine.',
    'Receipts, bank or wallet records': 'Show what was paid, when, and by whom.',
    'The demand letter with proof that it arrived':
      'Several cases need a demand, and its date starts the time that counts.',
    'Barangay certificate to file action, if you have it':
      'Without it the case may be sent back to where it started.',
    'PSA certificates of birth, marriage or death':
      'Status, age and heirs are proved by the civil registry.',
    'Title, tax declaration or lease': 'Needed where a house, a room or land is in dispute.',
    'Any summons or court paper you received':
      'The day you received it decides how much time is left.',
  },
  limits: [
    {
      matter: 'Answer to a complaint in an ordinary civil case',
      time: '30 calendar days from service of summons',
      rule: 'Rules of Court, Rule 11, Section 1 (2019 amendments)',
      source: {
        title: 'Rule 11, periods for responsive pleadings',
        url: 'https://respicio-bar-2026.pages.dev/2026/remedial-law-legal-and-judicial-ethics-with-practical-exercises-civil-procedure-rules-of-court-as-amended-by-administrative-matter-no-19-10-20-sc-pleadings-filing-of-responsive-pleadings-rule-11',
        read: READ,
      },
    },
    {
      matter: 'Ejectment of a tenant who stays after demand',
      time: '1 year from the last demand to vacate',
      rule: 'Rules of Court, Rule 70; Republic v. Sunvar Realty (G.R. No. 194880, 2012)',
      source: {
        title: 'G.R. No. 194880, June 20, 2012',
        url: 'https://www.projectjurisprudence.com/2025/08/republic-v-sunvar-realty-gr-no-194880.html',
        read: READ,
      },
    },
    {
      matter: 'Action on a written contract',
      time: '10 years; 6 years for an oral contract; 4 years for damages from an injury to rights',
      rule: 'Civil Code, Articles 1144, 1145 and 1146',
      source: {
        title: 'Prescription of actions under the Civil Code',
        url: 'https://respicio.ph/bar/2025/tag/Prescription+of+actions',
        read: READ,
      },
    },
    {
      matter: 'Largest amount of a small claim',
      time: '₱1,000,000, interest and costs apart',
      rule: 'A.M. No. 08-8-7-SC, in force since April 11, 2022',
      source: {
        title: 'Small claims under the Rules on Expedited Procedures',
        url: 'https://respicio.ph/bar/2025/remedial-law-legal-ethics-legal-forms/jurisdiction/small-claims-am-no-08-8-7-sc-rules-on-expedited-procedure',
        read: READ,
      },
    },
  ],
  costs: [
    'Filing fees grow with the amount claimed or the value of the property. The clerk of court computes them; indigent litigants can ask to be exempted.',
    'Annulment cases often add the fee of a psychologist, and estates add publication in a newspaper and an estate tax return.',
    'Service of summons, transcripts, certified copies and the sheriff’s expenses come on the way.',
  ],
  offices: {
    'Barangay (lupong tagapamayapa)':
      'Conciliation between people of one city or municipality, before most civil cases.',
    'First-level courts (Metropolitan, Municipal and Municipal Circuit Trial Courts)':
      'Small claims, ejectment and civil cases up to two million pesos.',
    'Regional Trial Courts, with their Family Courts':
      'Marriage, custody, adoption, larger estates and larger claims.',
    'Local civil registrar and PSA': 'Corrections of clerical errors, copies and annotations.',
    'Shari’a courts': 'Marriage, divorce and succession of Muslims.',
  },
  questions: {
    'Can I go to jail for a debt?':
      'Not for the debt itself: the Constitution forbids imprisonment for debt. A bouncing check or a fraud at the start of the loan is a criminal matter of its own.',
    'Do I need a lawyer in small claims?':
      'Lawyers are not allowed to appear for a party at a small claims hearing, unless they are themselves a party. You may still ask one beforehand how to fill in the form and which papers to attach.',
    'How can a marriage be ended?':
      'By a court decision of nullity or annulment, by recognition of a divorce obtained abroad where one spouse is a foreigner, or under Muslim law for Muslims. Years of separation alone do not end it.',
    'My sibling lives in our parents’ house and pays nothing. What can be done?':
      'Heirs own the property together until it is divided. Any of them may ask for partition, and for an accounting if one of them alone collected the income.',
    'What happens if I ignore a summons?':
      'The court can declare the defendant in default and decide on the evidence of the plaintiff alone. Asking for more time, or answering late with a reason, is still better than silence.',
    'Is a barangay settlement binding?':
      'Yes. After ten days without repudiation it has the effect of a final judgment. The lupon can enforce it in the first six months, and the court after that.',
    'Can a collector shame me online?':
      'Lending and financing companies may not disclose borrowers’ debts or threaten them. The Securities and Exchange Commission and the National Privacy Commission take complaints about it.',
  },
};
