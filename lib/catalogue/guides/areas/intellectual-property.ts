import type { AreaGuide } from '@/lib/catalogue/guide';

const READ = '2026-11-21';

export const INTELLECTUAL_PROPERTY: AreaGuide = {
  area: 'intellectual-property',
  topic: 'Trademark, copyright and patent matters',
  lead: 'Someone sells under your name, a client uses your drawings without paying, or a letter accuses you of infringing a mark you had never heard of. Ideas as such are not protected; names, works, designs and inventions are, each in its own way. Most questions begin with what was registered, by whom and when.',
  sections: [
    {
      heading: 'Which right is it?',
      paragraphs: [
        'A trademark protects the sign by which buyers know goods or services: a name, a logo, sometimes a container. It is acquired by registration in good faith, lasts ten years and can be renewed without end. Copyright protects works such as texts, pictures, music, films and software from the moment they are made, without registration, in general for the author’s life and fifty years.',
        'A patent protects an invention that is new, inventive and useful for twenty years; a utility model protects smaller technical steps for seven; an industrial design protects the look of a product for five years, renewable twice. Trade secrets are protected as long as they are kept secret.',
      ],
    },
    {
      heading: 'Registering a mark',
      paragraphs: [
        'A search comes first: the same or a confusingly similar mark for related goods is refused. The application is filed online, in classes. After examination the mark is published, and anyone who believes to be damaged may oppose. Registration is not the end: the owner has to declare actual use, with evidence, or the mark is removed.',
        'Names that only describe the product, that mislead, or that are geographic or generic are refused, unless the public has come to know them as one seller’s sign. An invented word is easier to register and to defend than a fitting one.',
      ],
    },
    {
      heading: 'Acting against copying',
      paragraphs: [
        'A demand letter and a report to the online marketplace settle many cases. IPOPHL hears administrative complaints about violations and can order sellers to stop and pay. Special Commercial Courts hear suits for infringement and unfair competition and issue search warrants; criminal cases begin with the prosecutor. Customs can record a mark and hold counterfeit imports.',
        'Whoever sues has to show the right, the copying, and likelihood of confusion or substantial similarity. Whoever is sued may show earlier use in good faith, fair use, or that the right should never have been granted.',
      ],
    },
    {
      heading: 'Who owns what was made at work',
      paragraphs: [
        'What an employee makes as part of regular duties belongs to the employer, unless they agreed otherwise. A work made on commission is different: the client owns the object, while the copyright stays with the maker unless there is a written transfer. A logo ordered from a freelancer is the everyday example.',
      ],
    },
  ],
  steps: [
    {
      title: 'Search and dates',
      text: 'Search the trademark database, and collect proof of first use, creation and publication.',
    },
    {
      title: 'Application',
      text: 'File with IPOPHL by class or claim. The filing date is what counts against later applicants.',
    },
    {
      title: 'Examination and publication',
      text: 'The examiner may raise objections, which are answered in writing. Then the mark is published for opposition.',
    },
    {
      title: 'Registration and use',
      text: 'Certificate, declarations of actual use and renewals, each with its own date.',
    },
    {
      title: 'Demand and takedown',
      text: 'A letter to the copier and notices to platforms, with proof of the right.',
    },
    {
      title: 'IPOPHL, court or mediation',
      text: 'Administrative complaint, civil or criminal case. IPOPHL sends most of its cases to mediation first.',
    },
  ],
  documents: {
    'Certificate or application number':
      'Shows what is protected, for which goods, and since when.',
    'Samples, labels, packaging and website pages, with dates':
      'Prove use of the mark or the work, by both sides.',
    'Source files, drafts and messages with the designer': 'Show who made the work and when.',
    'Contracts with employees, freelancers and distributors':
      'Ownership and permission are decided on their wording.',
    'Test purchases with receipts': 'Evidence that the copy was sold here, and by whom.',
    'Letters received, with dates': 'IPOPHL’s notices and demands come with short times to answer.',
    'Registrations abroad': 'They give priority dates and show that a mark is known.',
  },
  limits: [
    {
      matter: 'First declaration of actual use of a mark',
      time: '3 years from the filing of the application',
      rule: 'Intellectual Property Code (R.A. 8293), Section 124.2, and trademark regulations',
      source: {
        title: 'Declaration of actual use',
        url: 'https://accralaw.com/?p=1285',
        read: READ,
      },
    },
    {
      matter: 'Later declarations of actual use',
      time: '1 year from the fifth anniversary, from renewal, and from its fifth anniversary',
      rule: 'Intellectual Property Code, Section 145, and trademark regulations',
      source: {
        title: 'Maintaining a registration',
        url: 'https://poncelaw.com.ph/2020/05/25/declaration-of-actual-use-for-philippine-trademark',
        read: READ,
      },
    },
    {
      matter: 'Opposition to a published mark',
      time: '30 days from publication, with extensions on request up to a limit',
      rule: 'Intellectual Property Code, Section 134, and rules on inter partes proceedings',
      source: {
        title: 'Trademark opposition proceedings',
        url: 'https://ndvlaw.com/trademark-opposition-proceedings-in-the-philippines/',
        read: READ,
      },
    },
  ],
  costs: [
    'IPOPHL charges per class for a mark and per claim for a patent; small entities pay less. Publication, declarations and renewals have fees of their own.',
    'Oppositions and complaints have filing fees and need notarized, sometimes apostilled evidence.',
    'A search warrant or seizure may need a bond, storage for the goods, and investigators.',
  ],
  offices: {
    'IPOPHL, Taguig, with its bureaus':
      'Applications, oppositions, cancellations, violation cases and mediation.',
    'IPOPHL satellite offices': 'Help with filing and information in the regions.',
    'Special Commercial Courts': 'Civil and criminal cases and warrants.',
    'National Bureau of Investigation and PNP': 'Raids and investigation on complaint.',
    'Bureau of Customs': 'Recording of rights and seizure of counterfeit imports.',
    'National Library and IPOPHL copyright bureau': 'Deposit and recordation of works.',
  },
  questions: {
    'Is a DTI business name the same as a trademark?':
      'No. The business name lets you trade under it; it does not stop others from using a similar sign for goods. Only a registered mark gives that right.',
    'Somebody registered my name before me. Is it lost?':
      'Not always. A registration obtained in bad faith can be cancelled by the true owner. Proof of earlier use, of dealings between the parties and of good faith is what counts.',
    'Do I have to register my song or book?':
      'Copyright exists without it. Recordation and deposit are evidence of date and authorship, which helps when a platform or a court asks.',
    'Can I use a picture I found online if I name the author?':
      'Naming the author is not permission. Use needs a license unless it is fair use, which depends on purpose, amount and effect on the market.',
    'Who owns the logo my freelancer made?':
      'Without a written assignment the copyright remains with the freelancer, while you may use the logo as agreed. A short deed clears it up.',
    'Does a Philippine mark protect me abroad?':
      'No, rights are territorial. The Madrid system lets an owner ask for protection in many countries with one application based on the one here.',
    'I received a demand for infringement. Must I pay?':
      'First compare the rights, the goods and the dates. Some demands rest on expired or different registrations. Ignoring one is still risky, because it shows knowledge later.',
  },
};
