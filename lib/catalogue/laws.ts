interface Law {
  /** As it is cited. */
  readonly name: string;
  readonly title: string;
  /** When it was made. */
  readonly dated: string;
  /** Where its text, or an account of it, can be read. */
  readonly url: string;
}

/** Manila day on which our pages were last compared with these texts. */
export const LAW_CHECKED = '2026-11-21';

/** The same of what is said about notarization. */
export const NOTARY_LAW_CHECKED = '2026-11-23';

/** The laws and rules that our pages rely on. */
export const LAWS = {
  dataPrivacyAct: {
    name: 'Republic Act No. 10173',
    title: 'Data Privacy Act of 2012',
    dated: 'August 15, 2012',
    url: 'https://privacy.gov.ph/data-privacy-act/',
  },
  breachCircular: {
    name: 'NPC Circular 16-03',
    title: 'Personal Data Breach Management',
    dated: 'December 15, 2016',
    url: 'https://www.privacy.gov.ph/memorandum-circulars/npc-circular-16-03-personal-data-breach-management/',
  },
  rightsAdvisory: {
    name: 'NPC Advisory No. 2021-01',
    title: 'Data Subject Rights, as BusinessWorld sums it up',
    dated: 'January 29, 2021',
    url: 'https://www.pressreader.com/philippines/business-world/20210224/281659667760288',
  },
  privacyComplaint: {
    name: 'National Privacy Commission',
    title: 'How to file a complaint, under its 2021 Rules of Procedure',
    dated: 'in force since 2021',
    url: 'https://privacy.gov.ph/mechanics-for-complaints/',
  },
  cpra: {
    name: 'A.M. No. 22-09-01-SC',
    title: 'Code of Professional Responsibility and Accountability (CPRA)',
    dated: 'April 11, 2023',
    url: 'https://sc.judiciary.gov.ph/code-of-professional-responsibility-and-accountability/',
  },
  feeSharing: {
    name: 'CPRA, Canon III, Section 43',
    title: 'Non-sharing of fees with non-lawyers',
    dated: 'April 11, 2023',
    url: 'https://legalresource.ph/non-sharing-of-fees-with-non-lawyer-c3s43-cpra/',
  },
  wiretapping: {
    name: 'Republic Act No. 4200',
    title: 'Anti-Wiretapping Act',
    dated: 'June 19, 1965',
    url: 'https://lawphil.net/statutes/repacts/ra1965/ra_4200_1965.html',
  },
  electronicCommerce: {
    name: 'Republic Act No. 8792',
    title: 'Electronic Commerce Act of 2000',
    dated: 'June 14, 2000',
    url: 'https://lawphil.net/statutes/repacts/ra2000/ra_8792_2000.html',
  },
  internetTransactions: {
    name: 'Republic Act No. 11967',
    title: 'Internet Transactions Act of 2023',
    dated: 'December 5, 2023',
    url: 'https://lawphil.net/statutes/repacts/ra2023/ra_11967_2023.html',
  },
  platformWithholding: {
    name: 'BIR Revenue Regulations No. 16-2023',
    title: 'Withholding tax on remittances of online marketplaces to sellers',
    dated: 'December 21, 2023',
    url: 'https://www.scribd.com/document/726826736/RR-16-2023',
  },
  platformWithholdingCircular: {
    name: 'BIR Revenue Memorandum Circular No. 8-2024',
    title: 'Clarifies Revenue Regulations No. 16-2023, as GPP CPAs sums it up',
    dated: 'January 15, 2024',
    url: 'https://gppcpas.com.ph/2024/01/revenue-memorandum-circular-no-8-2024/',
  },
  publicAttorneys: {
    name: 'Republic Act No. 9406',
    title: 'Reorganizes and strengthens the Public Attorney’s Office',
    dated: 'March 23, 2007',
    url: 'https://lawphil.net/statutes/repacts/ra2007/ra_9406_2007.html',
  },
  violenceAgainstWomen: {
    name: 'Republic Act No. 9262',
    title: 'Anti-Violence Against Women and Their Children Act of 2004',
    dated: 'March 8, 2004',
    url: 'https://lawphil.net/statutes/repacts/ra2004/ra_9262_2004.html',
  },
  lawStudentPractice: {
    name: 'A.M. No. 19-03-24-SC',
    title: 'Rule 138-A, Law Student Practice, as the Supreme Court sums it up',
    dated: 'June 25, 2019',
    url: 'https://sc.judiciary.gov.ph/4810/',
  },
  unifiedLegalAid: {
    name: 'A.M. No. 22-11-01-SC',
    title: 'Rules on Unified Legal Aid Service',
    dated: 'August 20, 2024',
    url: 'https://comanialaw.com/a-m-no-22-11-01-sc-august-20-2024',
  },
  notarialPractice: {
    name: 'A.M. No. 02-8-13-SC',
    title: '2004 Rules on Notarial Practice',
    dated: 'July 6, 2004, in force since August 1, 2004',
    url: 'https://lawphil.net/courts/supreme/am/am_02_8_13_sc_2008.html',
  },
  evidenceOfIdentity: {
    name: 'Resolution in A.M. No. 02-8-13-SC',
    title: 'Competent evidence of identity, which amends Rule II, Section 12 of the 2004 Rules',
    dated: 'February 19, 2008',
    url: 'https://www.scribd.com/doc/97090545/2004-Notarial-Law-as-Amended',
  },
  cedula: {
    name: 'Baylon v. Almo, A.C. No. 6962',
    title: 'A community tax certificate as proof of identity, as Jur.ph sums it up',
    dated: 'June 25, 2008',
    url: 'https://jur.ph/jurisprudence/digest/baylon-v-almo',
  },
  electronicNotarization: {
    name: 'A.M. No. 24-10-14-SC',
    title: 'Rules on Electronic Notarization, as Cruz Marcelo & Tenefrancia sums them up',
    dated: 'February 4, 2025',
    url: 'https://cruzmarcelo.com/supreme-court-promulgates-rules-on-electronic-notarization',
  },
} as const satisfies Record<string, Law>;

export type LawKey = keyof typeof LAWS;
