import type { AreaGuide } from '@/lib/catalogue/guide';

const READ = '2026-11-21';

export const TAXATION: AreaGuide = {
  area: 'taxation',
  topic: 'Tax matters',
  lead: 'A letter of the BIR asks for books of three years ago, a final notice names an amount you have never seen, or the title of your late parents cannot be transferred without a tax clearance. In tax matters the merits come second and the calendar first. Which letter you hold, and on which day it arrived, decides what is still possible.',
  sections: [
    {
      heading: 'Letters of the BIR, in their order',
      paragraphs: [
        'An audit begins with a Letter of Authority that names the officers, the taxes and the year. After the audit comes a notice of discrepancy with an invitation to explain. If that does not settle it, a Preliminary Assessment Notice follows, and then the Formal Letter of Demand with the Final Assessment Notice. Only the last one is protested formally, but what is explained early often never gets that far.',
        'A protest is either a request for reconsideration, on the papers already there, or for reinvestigation, with new documents. An assessment that is not protested in time becomes final, and the BIR may then garnish bank accounts and levy on property.',
        'The defenses are of two kinds. Some concern the procedure: no valid authority, no notice received, no facts and law stated, too late. Others concern the amount: income counted twice, deductions with proof, withholding already credited. A protest that leaves one of them out can rarely add it later.',
      ],
    },
    {
      heading: 'Estate, donation and sale of property',
      paragraphs: [
        'A title moves only with a certificate authorizing registration (eCAR) of the BIR. For an inheritance that means an estate tax return; for a gift, a donor’s tax return; for a sale of real property held as a capital asset, capital gains tax and documentary stamp tax. The rate of the estate tax is six percent of the net estate for deaths since 2018; older deaths follow the law of their time.',
      ],
    },
    {
      heading: 'Registration, invoices and small businesses',
      paragraphs: [
        'Every business and self-employed person registers with the district office of the place of business, keeps books and issues invoices. Freelancers and sellers online are included. Small taxpayers may choose simpler rates. A platform or a client who pays may have to withhold part of the fee and give a certificate for it, which counts against the tax of the year. Closing without notice leaves open cases for every return that was not filed, and the penalties grow quietly.',
      ],
    },
    {
      heading: 'Local taxes',
      paragraphs: [
        'Cities and municipalities collect business tax, provinces and cities real property tax. Protests about them follow the Local Government Code: to the treasurer first, then to the court or, for assessments of real property, to the local and central boards of assessment appeals. Real property tax usually has to be paid under protest before it is disputed.',
      ],
    },
  ],
  steps: [
    {
      title: 'Read the letter and note the day',
      text: 'Which letter is it, who signed, which taxes and years, and when did it arrive and in whose hands?',
    },
    {
      title: 'Check the authority',
      text: 'Officers not named in a Letter of Authority, or a year that is already closed, are points to raise early.',
    },
    {
      title: 'Reply with documents',
      text: 'Explanations to the notice of discrepancy and the preliminary notice, with records that fit each item.',
    },
    {
      title: 'Protest the final assessment',
      text: 'In writing, in time, with facts and law for each item, then the supporting documents.',
    },
    {
      title: 'Court of Tax Appeals',
      text: 'After a denial, or after silence of one hundred eighty days, a petition for review.',
    },
    {
      title: 'Payment, compromise or abatement',
      text: 'Doubtful assessments and inability to pay can be settled under the rules on compromise; penalties can be abated for reasons the law names.',
    },
  ],
  documents: {
    'Every letter of the BIR, with envelope and stamp':
      'The manner and the day of receipt decide the time to protest.',
    'Certificate of registration (Form 2303)': 'Shows the district, the taxes and the returns due.',
    'Returns filed and proof of payment': 'Open cases are often only missing records.',
    'Books, invoices and withholding certificates':
      'Deductions and credits stand or fall with them.',
    'Contracts and bank records': 'Explain income that the BIR found through third parties.',
    'For an estate: death certificate, titles, tax declarations':
      'The value at the day of death is what is taxed.',
    'Authority to represent you': 'Officers speak only with the taxpayer or an authorized person.',
  },
  limits: [
    {
      matter: 'Protest against a final assessment',
      time: '30 days from receipt; 60 days more for documents in a reinvestigation',
      rule: 'National Internal Revenue Code, Section 228',
      source: {
        title: 'Protest and substantiation under Section 228',
        url: 'https://www.respicio.ph/commentaries/can-taxpayers-still-substantiate-claims-during-a-tax-assessment',
        read: READ,
      },
    },
    {
      matter: 'Reply to a Preliminary Assessment Notice',
      time: '15 days from receipt',
      rule: 'Revenue regulations on assessment (R.R. 12-99 as amended)',
      source: {
        title: 'Deadline to protest BIR assessments',
        url: 'https://www.respicio.ph/commentaries/what-is-the-legal-deadline-to-file-a-protest-against-bir-tax-assessments-in-the-philippines',
        read: READ,
      },
    },
    {
      matter: 'Appeal to the Court of Tax Appeals',
      time: '30 days from the denial, or from the end of 180 days of inaction',
      rule: 'National Internal Revenue Code, Section 228',
      source: {
        title: 'Section 228 and the two options after inaction',
        url: 'https://staredecisis101.com/2018/01/10/in-arguing-that-the-assessment-became-final-and-executory-by-the-sole-reason-that-petitioner-failed-to-appeal-the-inaction-of-the-commissioner-within-30-days-after-the-180-day-reglementary-period-res/',
        read: READ,
      },
    },
    {
      matter: 'Estate tax return',
      time: '1 year from the death, for deaths since 2018',
      rule: 'National Internal Revenue Code, Section 90, as amended by R.A. 10963',
      source: {
        title: 'Estate tax under the TRAIN law',
        url: 'https://studylib.net/doc/26976541/1.-estate-tax',
        read: READ,
      },
    },
  ],
  costs: [
    'Surcharge and interest run until payment; paying the undisputed part stops them for that part.',
    'The Court of Tax Appeals collects docket fees by the amount in dispute. To stop collection it may ask for a bond or deposit.',
    'Transfers of property add documentary stamp tax, local transfer tax and registration fees to the estate, donor’s or capital gains tax.',
  ],
  offices: {
    'BIR revenue district office': 'Registration, returns, estate and sale papers, first letters.',
    'BIR regional office': 'Assessments and protests of its districts.',
    'Commissioner of Internal Revenue': 'Appeals from regional decisions, compromise and rulings.',
    'Court of Tax Appeals, Quezon City': 'The only court for national tax appeals.',
    'City, municipal or provincial treasurer and assessor':
      'Business tax, real property tax and tax declarations.',
    'Bureau of Customs': 'Duties and taxes on imported goods, seizures and protests.',
  },
  questions: {
    'I received a Letter of Authority. Is something wrong?':
      'Not necessarily. It allows named officers to examine a named year. Prepare the records, check the names and the period, and keep a list of what you hand over.',
    'I never got the assessment. Can they still garnish my account?':
      'An assessment has to reach the taxpayer to bind. Proof of service is on the BIR, and a void assessment cannot be collected, but this has to be raised quickly.',
    'My parents died long ago and the titles are still theirs. What now?':
      'The estate tax of the year of death applies, with penalties unless an amnesty was used while it was open. One return covers the estate; the heirs’ deed and the eCAR follow.',
    'I am a freelancer paid from abroad. Do I pay tax here?':
      'A resident citizen is taxed on income from everywhere. Registration, choice of rate and invoices are the same as for clients at home.',
    'How far back can the BIR go?':
      'In general three years from the filing or the due date, whichever is later. It is ten years from discovery where no return was filed or a return was false or fraudulent.',
    'Can I close my business with open cases?':
      'The district lists what is missing, you file or pay, and only then is the registration cancelled. Small open cases are often settled with fixed penalties.',
    'What if I simply cannot pay?':
      'The law allows compromise for financial incapacity and installments in some cases. Both need an application with documents and are decided case by case.',
  },
};
