import type { AreaGuide } from '@/lib/catalogue/guide';

const READ = '2026-11-21';

export const CORPORATE: AreaGuide = {
  area: 'corporate',
  topic: 'Business and company matters',
  lead: 'You want to start a business and do not know which form to choose, a partner has stopped sharing the books, or a letter from the SEC says the company is delinquent. Much of company law is calendars and signatures: who decided what, when, and whether it was filed. Put right early, most of it stays small.',
  sections: [
    {
      heading: 'Choosing a form',
      paragraphs: [
        'A sole proprietorship is registered with the Department of Trade and Industry; the owner answers with everything owned. A partnership or corporation is registered with the Securities and Exchange Commission and is a person of its own. The One Person Corporation lets a single stockholder have that separation, with a nominee who steps in on death. Cooperatives belong to the Cooperative Development Authority.',
        'After registration come the barangay clearance, the mayor’s permit, the BIR registration with books and invoices, and the social agencies once there are employees. Some activities need a license of their own: lending, food, recruitment, schools, clinics, transport.',
      ],
    },
    {
      heading: 'Foreign owners',
      paragraphs: [
        'Foreigners may own all of many businesses, and only a part, or nothing, of others. The Constitution, the Foreign Investment Negative List, the retail trade law and the law on public services decide, and each asks for different capital. Using a Filipino’s name to get around the limits is punished under the Anti-Dummy Law, for both sides.',
      ],
    },
    {
      heading: 'When owners fall out',
      paragraphs: [
        'Stockholders may inspect the books, question elections, challenge contracts of directors with the company, and sue for the company when its managers will not. These intra-corporate cases go to the Regional Trial Court that is designated as a Special Commercial Court for the place of the principal office. Election contests have to be brought within a short time.',
        'In family companies the trouble often begins with shares that were promised, paid for or inherited, and never entered in the stock and transfer book. That book, the certificates and the general information sheets are the first evidence.',
      ],
    },
    {
      heading: 'Contracts, debts and closing down',
      paragraphs: [
        'Suppliers, lessors, franchisors and lenders work with standard contracts that can be negotiated before signing, and much less afterward. A company that cannot pay may ask a court for rehabilitation or liquidation. A company that simply stops still owes reports and taxes: closing takes a dissolution at the SEC, a retirement of the business at the city hall and a clearance of the BIR.',
        'Before a contract is signed, the questions are who may sign for each side, what happens when one is late, how the contract ends, and where a dispute is heard. A board resolution or a secretary’s certificate shows the authority of the person who signs.',
      ],
    },
  ],
  steps: [
    {
      title: 'Name and form',
      text: 'Choose the form by liability, number of owners and citizenship, then reserve the name with DTI or the SEC.',
    },
    {
      title: 'Registration',
      text: 'Articles and by-laws are filed online with the SEC. The certificate of incorporation starts the life of the company.',
    },
    {
      title: 'Local and tax registration',
      text: 'Barangay clearance, mayor’s permit, BIR certificate of registration, books and invoices.',
    },
    {
      title: 'Yearly duties',
      text: 'Meeting of the stockholders, general information sheet, financial statements, permit renewal in January and tax returns.',
    },
    {
      title: 'In a dispute',
      text: 'Written demand, inspection of books, mediation if agreed, then the Special Commercial Court or arbitration under the contract.',
    },
    {
      title: 'Closing or selling',
      text: 'Resolutions, creditors, tax clearance and the filing that ends the company or transfers the shares.',
    },
  ],
  documents: {
    'Articles, by-laws and the SEC certificate':
      'Show who may decide what, and with what majority.',
    'Latest general information sheet': 'Names the stockholders and directors on record.',
    'Stock and transfer book, certificates, subscription papers':
      'Ownership of shares is proved here first.',
    'Minutes and secretary’s certificates': 'A decision that is not minuted is hard to rely on.',
    'The contract in question, with every annex and message about it':
      'Side letters and chats change what the parties meant.',
    'Audited financial statements and tax returns':
      'Needed for loans, valuations, rehabilitation and closing.',
    'Permits and letters from agencies':
      'Their dates decide which penalty or remedy is still open.',
  },
  limits: [
    {
      matter: 'General information sheet',
      time: '30 days from the annual meeting of stockholders or members',
      rule: 'SEC rules on reportorial requirements',
      source: {
        title: 'SEC guidelines on the general information sheet',
        url: 'https://cruzmarcelo.com/sec-provides-guidelines-for-the-filing-of-the-general-information-sheet-in-view-of-the-enhanced-community-quarantine',
        read: READ,
      },
    },
    {
      matter: 'Notice that no election of directors was held',
      time: '30 days from the scheduled date, with a new date within 60 days',
      rule: 'Revised Corporation Code (R.A. 11232), Section 25, and SEC rules',
      source: {
        title: 'SEC guidelines on meetings that were not held',
        url: 'https://cruzmarcelo.com/sec-provides-guidelines-for-the-filing-of-the-general-information-sheet-in-view-of-the-enhanced-community-quarantine',
        read: READ,
      },
    },
    {
      matter: 'Action on a written contract',
      time: '10 years from the breach',
      rule: 'Civil Code, Article 1144',
      source: {
        title: 'Prescription of actions under the Civil Code',
        url: 'https://respicio.ph/bar/2025/tag/Prescription+of+actions',
        read: READ,
      },
    },
  ],
  costs: [
    'SEC fees follow the authorized capital. The mayor’s permit follows the kind and size of the business and differs from city to city.',
    'An accountant audits the yearly statements above certain thresholds; late reports bring penalties for each year.',
    'An intra-corporate case pays docket fees, and arbitration pays the arbitrators.',
  ],
  offices: {
    'Securities and Exchange Commission and its extension offices':
      'Corporations, partnerships, lending companies, reports and investment complaints.',
    'Department of Trade and Industry':
      'Business names of sole proprietors and consumer complaints.',
    'City or municipal business permits office': 'Mayor’s permit and retirement of a business.',
    'Bureau of Internal Revenue': 'Registration, books, invoices and clearance on closing.',
    'Special Commercial Courts':
      'Intra-corporate disputes, rehabilitation and liquidation, in designated branches of the Regional Trial Court.',
    'PEZA and other investment promotion agencies':
      'Companies with incentives or in economic zones.',
  },
  questions: {
    'Sole proprietorship or corporation?':
      'The first is simpler and cheaper to keep, and puts all of the owner’s property at risk. The second separates the risk and costs yearly filings. Partners, investors and foreign owners usually need the second.',
    'My partner will not show me the books. Do I have a right to see them?':
      'A stockholder may inspect corporate records at reasonable hours, for a proper purpose. Refusing without reason is punishable under the Revised Corporation Code.',
    'How many people does a corporation need?':
      'One is enough for a One Person Corporation. An ordinary corporation has two to fifteen incorporators. A few businesses, such as banks, have rules of their own.',
    'The SEC declared the company delinquent. Is it gone?':
      'Not yet. Delinquent, suspended and revoked are different states, and each can be answered by late filings, penalties or a petition, as long as it is done in time.',
    'Am I personally liable for the company’s debts?':
      'Usually not beyond the shares. Exceptions are personal sureties, taxes withheld and not paid, certain labor cases, and using the company to commit fraud.',
    'Is an investment that pays ten percent a month allowed?':
      'Selling investments to the public needs a secondary license of the SEC besides registration. The SEC publishes advisories about groups without one and takes complaints.',
    'What does it take to close a company that never operated?':
      'The missing reports and returns are filed or penalties paid, then comes dissolution by shortening the term or by a verified request, with clearance of the BIR and the city.',
  },
};
