import { Buffer } from 'node:buffer';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { lawyerSignup } from '@/lib/contract/lawyers/signup';
import { ApiClient } from './api';
import { pdf } from './files';
import { linkIn, type Mail, mailsTo } from './inbox';
import { type Identity, newIdentity, type Person, verify } from './people';
import { ready } from './test';

const VERIFIER = process.env.VERIFIER_EMAIL ?? 'verifier@sangguni.local';

/** A picture that a decoder can read, as large as a phone's preview. */
export async function photo(name: string) {
  const blank = { width: 480, height: 300, channels: 3, background: 'teal' } as const;
  const buffer = await sharp({ create: blank }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(buffer) };
}

/** A newly registered lawyer, with a verified address and IDs that wait for the verifier. */
export async function registerLawyer(address?: string): Promise<Person> {
  const identity = newIdentity();
  const api = await ApiClient.open(address);
  const picture = await photo('ibp-id.jpg');
  await api.call(lawyerSignup, {
    body: {
      first_name: identity.firstName,
      last_name: identity.lastName,
      email: identity.email,
      password: identity.password,
      phone: '09171234567',
      roll_number: '56214',
      ibp_number: '104873',
      bar_year: '2012',
      region: 'Central Visayas (VII)',
      areas_of_practice: ['Labor'],
      languages: ['English'],
      ibp_id: new File([new Uint8Array(picture.buffer)], picture.name),
      government_id: new File([new Uint8Array(pdf('passport.pdf').buffer)], 'passport.pdf'),
    },
  });
  await verify(api, identity.email);
  return { ...identity, api };
}

/** The verifier's mails about one lawyer, in the order they came. */
async function aboutLawyer({ lastName }: Identity, subject: RegExp): Promise<Mail[]> {
  const mails = await mailsTo(VERIFIER);
  return mails.filter((mail) => subject.test(mail.subject) && mail.subject.includes(lastName));
}

/** Waits for the verifier's link to the IDs of a lawyer, the `nth` time they were handed in. */
export async function verifierLink(lawyer: Identity, nth = 1): Promise<string> {
  const found = async () => (await aboutLawyer(lawyer, /^Check the IDs of/)).length;
  await expect.poll(found, `links to the IDs of ${lawyer.lastName}`).toBe(nth);
  const mail = (await aboutLawyer(lawyer, /^Check the IDs of/)).at(-1);
  if (!mail) throw new Error('the mail is gone again');
  return linkIn(mail, '/verify-ibp/');
}

/** The mailed code that opens the documents of a lawyer, the `nth` that was asked for. */
export async function verifierCode(lawyer: Identity, nth = 1): Promise<string> {
  const subject = /^\d{6} opens the IDs/;
  await expect.poll(async () => (await aboutLawyer(lawyer, subject)).length).toBe(nth);
  return (await aboutLawyer(lawyer, subject)).at(-1)?.subject.slice(0, 6) ?? '';
}

/** Opens the verifier's page and the documents in it, with a code from the mail. */
export async function openDocuments(page: Page, lawyer: Identity, nth = 1): Promise<void> {
  await page.goto(await verifierLink(lawyer, nth));
  await ready(page);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('We emailed you a code.')).toBeVisible();
  await page.getByLabel('Code').fill(await verifierCode(lawyer, nth));
  await page.getByRole('button', { name: 'Show the IDs' }).click();
  await expect(page.getByText('Do both IDs belong to this lawyer?')).toBeVisible();
}

/** The verifier finds each stated fact on the documents. */
export async function allMatch(page: Page): Promise<void> {
  for (const matches of await page.getByRole('radio', { name: 'Matches', exact: true }).all())
    await matches.check();
}

/** The verifier says that both IDs belong to the lawyer. */
export async function approve(page: Page, lawyer: Identity, nth = 1): Promise<void> {
  await openDocuments(page, lawyer, nth);
  await allMatch(page);
  await expect(page.getByRole('radio', { name: /^Approve/ })).toBeChecked();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(`${lawyer.lastName} is verified`)).toBeVisible();
}
