import type { AreaGuide } from '@/lib/catalogue/guide';

const READ = '2026-11-21';

export const CRIMINAL: AreaGuide = {
  area: 'criminal',
  topic: 'Criminal cases',
  lead: 'A subpoena from the prosecutor lies on the table, a relative has been arrested, or you are the one who was hurt and want something done. In a criminal case the first hours and the first ten days matter more than people expect. What is said and signed at the start is read again at the end.',
  sections: [
    {
      heading: 'Two ways a case begins',
      paragraphs: [
        'Most cases begin on paper. A complaint with sworn statements goes to the prosecutor, who sends a subpoena to the person complained of. That person answers with a counter-affidavit. Under the rules of 2024 a case is filed in court only if the evidence makes a conviction reasonably certain; otherwise the complaint is dismissed.',
        'The other way is an arrest without a warrant, while the act is happening or has just happened. Then an inquest prosecutor decides within hours, not days, whether to file, to release, or to ask for more investigation. The person arrested may ask for a full preliminary investigation by signing a waiver with counsel.',
      ],
    },
    {
      heading: 'Rights that hold from the first minute',
      paragraphs: [
        'Anyone under investigation may remain silent and must have a lawyer, a free one if needed. A confession without counsel cannot be used. Police may look through a phone or a house only with a warrant or with consent that is truly free, apart from narrow exceptions. The family may visit, and a doctor may examine the person.',
        'Bail is a matter of right before conviction for most offenses. For the gravest ones, punishable by reclusion perpetua, it depends on a hearing about the strength of the evidence. A person too poor to post a bond may ask for a lower amount or for release on recognizance.',
      ],
    },
    {
      heading: 'If you are the victim',
      paragraphs: [
        'The public prosecutor handles the case for the People, and the victim is a witness with a voice. A private lawyer may assist under the prosecutor’s control and take care of the civil claim, which is included in the criminal case unless it is reserved. Women and children have protection orders that can be issued on the same day by the barangay or the court.',
        'Evidence is lost first: bruises fade, footage is overwritten, messages are deleted. A medical certificate, a screen recording and the names of witnesses gathered in the first days often weigh more than what is said a year later.',
      ],
    },
    {
      heading: 'Which court tries what',
      paragraphs: [
        'Offenses punishable by up to six years go to the first-level courts, graver ones to the Regional Trial Court. Family Courts try cases with children as victims or accused. Drug cases go to designated branches. Corruption of higher officials belongs to the Sandiganbayan. Minor disputes between neighbors with penalties up to one year pass the barangay first.',
      ],
    },
  ],
  steps: [
    {
      title: 'Complaint or arrest',
      text: 'A sworn complaint with evidence at the prosecutor or the police, or an arrest followed by inquest.',
    },
    {
      title: 'Subpoena and counter-affidavit',
      text: 'The respondent receives the complaint with its evidence and answers under oath, with witnesses and documents.',
    },
    {
      title: 'Resolution',
      text: 'The prosecutor dismisses the complaint or files an information in court. A petition for review may be brought to the Department of Justice.',
    },
    {
      title: 'Warrant, bail and arraignment',
      text: 'The judge examines the case and may issue a warrant. After bail, the charge is read and the accused pleads.',
    },
    {
      title: 'Pre-trial and trial',
      text: 'Plea bargaining is possible where the law allows it. The prosecution presents its witnesses first, then the defense.',
    },
    {
      title: 'Judgment and appeal',
      text: 'Guilt must be beyond reasonable doubt. A conviction can be appealed; an acquittal cannot.',
    },
  ],
  documents: {
    'The subpoena, warrant or complaint, with the day you received it':
      'The time to answer is counted from that day.',
    'Affidavits and IDs of witnesses':
      'People move and forget; a statement made now still helps later.',
    'Photos, videos, chats and call logs, kept in the original device':
      'Screenshots alone are easier to attack than the message itself.',
    'Medical certificate or death certificate':
      'Injuries are classified by days of healing, which decides the offense.',
    'Police blotter and receipts of what was seized':
      'Time and place of an arrest, and the chain of custody, are often the whole case.',
    'Contracts, checks and bank papers': 'Estafa and bouncing checks turn on them.',
    'Proof of where you were': 'Tickets, time cards and camera footage disappear within weeks.',
  },
  limits: [
    {
      matter: 'Counter-affidavit in a preliminary investigation',
      time: '10 calendar days from receipt of the subpoena with the complaint',
      rule: '2024 DOJ-NPS Rules (Department Circular No. 15), in force since July 31, 2024',
      source: {
        title: 'Days to file a counter-affidavit under the 2024 rules',
        url: 'https://www.respicio.ph/commentaries/how-many-days-to-file-a-counter-affidavit-after-a-prosecutor-subpoena-in-the-philippines',
        read: READ,
      },
    },
    {
      matter: 'Charge after an arrest without warrant',
      time: '12, 18 or 36 hours, by the gravity of the offense',
      rule: 'Revised Penal Code, Article 125',
      source: {
        title: 'Notes on Article 125 and inquest',
        url: 'https://emirvmendoza.wordpress.com/2016/12/20/notes-on-jurisprudence-on-article-125-of-the-revised-penal-code-and-on-inquest/',
        read: READ,
      },
    },
    {
      matter: 'Appeal from a conviction',
      time: '15 days from promulgation of the judgment',
      rule: 'Rules of Court, Rule 122, Section 6',
      source: {
        title: 'Rule 122, Section 6, when appeal is to be taken',
        url: 'https://www.bigwas.com/2014/08/when-appeal-to-be-taken.html',
        read: READ,
      },
    },
    {
      matter: 'Penalty from which a full preliminary investigation is held',
      time: '6 years and 1 day; a shorter investigation below that',
      rule: 'Department Circulars No. 15 and No. 28, series of 2024',
      source: {
        title: 'Summary and expedited preliminary investigation',
        url: 'https://aaqlaw.com.ph/2025/01/13/2024-doj-nps-rules-on-summary-investigation-and-expedited-preliminary-investigation',
        read: READ,
      },
    },
  ],
  costs: [
    'A complaint before the prosecutor has no filing fee in most cases. Notarized or prosecutor-sworn affidavits and copies for every respondent are the usual expense.',
    'Bail in cash is returned when the case ends and the conditions were kept. A surety bond costs a premium that is not returned.',
    'Where damages are claimed in the criminal case beyond actual damages, filing fees may be due on them.',
  ],
  offices: {
    'Police station and Women and Children Protection Desk':
      'Blotter, first statements, arrest and rescue.',
    'Office of the City or Provincial Prosecutor':
      'Complaints, inquest and preliminary investigation.',
    'National Bureau of Investigation and PNP Anti-Cybercrime Group':
      'Scams, hacking, online threats and cases that cross provinces.',
    'Municipal and Regional Trial Courts': 'Bail, arraignment, trial and judgment.',
    'Public Attorney’s Office': 'Free counsel for those who qualify, also at inquest.',
    'Board of Claims, Department of Justice': 'Compensation for victims of violent crime.',
  },
  questions: {
    'I received a subpoena. Am I already accused?':
      'Not in court. A subpoena in a preliminary investigation asks for your side before the prosecutor decides. Not answering means that the decision is made on the other side’s evidence.',
    'Can the complainant withdraw the case?':
      'An affidavit of desistance does not end a case by itself, because a crime is an offense against the State. The prosecutor or the judge looks at whether the other evidence suffices.',
    'How soon can someone get out on bail?':
      'Once the amount is fixed and the papers are complete, often on the same working day. Where bail is not a matter of right, a hearing comes first.',
    'Is cyber libel a crime for sharing a post?':
      'The Supreme Court limited liability to the author of the post. Those who merely react to or share it are in a different position, unless they add defamatory words of their own.',
    'What if the police ask to look at my phone?':
      'You may refuse and ask for a warrant. Disclosure of computer data is governed by a special rule of the Supreme Court on cybercrime warrants.',
    'How long is a minor responsible for a crime?':
      'A child of fifteen or under is exempt from criminal liability, and a child above fifteen and below eighteen too, unless there was discernment. Intervention and diversion programs apply.',
    'Can I leave the country with a pending case?':
      'After a case is filed, the court’s permission is needed, and a hold departure order may exist. During preliminary investigation only special orders restrict travel.',
  },
};
