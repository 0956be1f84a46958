import { expect } from '@playwright/test';
import { decideVerification, sendVerifierCode } from '@/lib/contract/lawyers/verification';
import {
  saveNotary,
  setCommissionDocument,
  toggleNotaryVisibility,
} from '@/lib/contract/notaries/own-notary';
import { ApiClient } from './api';
import { query } from './database';
import { pdf } from './files';
import { linkIn, type Mail, mailsTo } from './inbox';
import { runJob } from './jobs';
import type { Identity } from './people';
import { type PublishedLawyer, publishedLawyer } from './published-lawyer';

const VERIFIER = process.env.VERIFIER_EMAIL ?? 'verifier@sangguni.local';

/** The last day of the commissions that can be made this year. */
export const COMMISSION_ENDS = `${new Date().getUTCFullYear() + 1}-12-31`;

/** Legazpi, where no demo notary is counted by a test. */
const OFFICE = {
  city: 'legazpi',
  office_address: '2F Test Building, Rizal Street',
  phone: '+63528201234',
  commission_number: 'L-77',
  commission_territory: 'City of Legazpi',
  commission_valid_until: COMMISSION_ENDS,
  services: [{ name: 'Affidavit (jurat)', price: 15_000 }],
  office_hours: [1, 2, 3, 4, 5].map((day) => ({ day, open: '09:00', close: '17:00' })),
};

/** A lawyer of this test alone, whom people find as a notary public in Legazpi. */
export async function publicNotary(): Promise<PublishedLawyer> {
  const lawyer = await publishedLawyer();
  await lawyer.api.call(saveNotary, { body: OFFICE });
  await lawyer.api.call(setCommissionDocument, {
    body: {
      notarial_commission_doc: new File(
        [new Uint8Array(pdf('commission.pdf').buffer)],
        'commission.pdf',
      ),
    },
  });
  await approveCommission(lawyer);
  const { listed, missing } = await lawyer.api.call(toggleNotaryVisibility, {});
  expect({ listed, missing }).toEqual({ listed: true, missing: [] });
  return lawyer;
}

async function mailAbout({ lastName }: Identity, subject: RegExp): Promise<Mail> {
  const found = async () =>
    (await mailsTo(VERIFIER)).filter(
      (mail) => subject.test(mail.subject) && mail.subject.includes(lastName),
    );
  await expect.poll(async () => (await found()).length).toBeGreaterThan(0);
  const mail = (await found()).at(-1);
  if (!mail) throw new Error('the mail is gone again');
  return mail;
}

/** The verifier's link to the commission of a notary. */
export async function commissionLink(notary: Identity): Promise<string> {
  return linkIn(await mailAbout(notary, /^Check the notarial commission of/), '/verify-ibp/');
}

/** The mailed code that opens its document. */
export async function commissionCode(notary: Identity): Promise<string> {
  return (await mailAbout(notary, /^\d{6} opens the notarial commission/)).subject.slice(0, 6);
}

/** As the verifier does, without a browser. */
async function approveCommission(notary: Identity): Promise<void> {
  const token = new URL(await commissionLink(notary)).pathname.split('/').at(-1) ?? '';
  const verifier = await ApiClient.open();
  await verifier.call(sendVerifierCode, { body: { token } });
  const code = await commissionCode(notary);
  await verifier.call(decideVerification, { body: { token, code, decision: 'approve' } });
  await verifier.close();
}

/** Makes the commission have ended yesterday and runs the daily job: no test can wait for a December 31. */
export async function commissionEnded({ lawyerId }: PublishedLawyer): Promise<void> {
  await query(
    "update notaries set approved_until = (now() at time zone 'Asia/Manila')::date - 1 where lawyer_id = $1",
    [lawyerId],
  );
  await runJob('queue_commission_warnings');
}
