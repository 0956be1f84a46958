import { randomBytes } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { lawyerSignup } from '@/lib/contract/lawyers/signup';
import {
  openVerificationRequest as openRequest,
  sendVerifierCode as sendCode,
} from '@/lib/contract/lawyers/verification';
import { DOCUMENT_KINDS, type VerificationSubject } from '@/lib/domain/lawyers/verification';
import { isoInstant } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import {
  checkDocuments,
  checkFile,
  storeFiles,
  storing,
} from '@/lib/server/lawyers/verification/documents-service';
import { requestVerification, withdrawCheck } from '@/lib/server/lawyers/verification/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { mails } from '@/lib/server/schema/messages';
import { identityDocuments, verifications } from '@/lib/server/schema/verification';
import { TestBrowser } from '@/lib/testing/api/requests';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { SAMPLES } from './sample-files';

export const SIGNUP_PASSWORD = 'Kalamansi88';

/** A small picture that a decoder can read. */
export function picture(format: 'jpeg' | 'png' = 'jpeg', side = 24): Promise<Buffer> {
  const blank = { width: side, height: side, channels: 3, background: 'teal' } as const;
  return sharp({ create: blank }).toFormat(format).toBuffer();
}

/** A file of a form. */
export function fileOf(bytes: Uint8Array, name: string, type = ''): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** Both IDs; `changes` replaces, adds or, with null, leaves out. */
export async function idForm(changes: FormChanges = {}): Promise<FormData> {
  return formOf({
    government_id: fileOf(SAMPLES.pdf, 'passport.pdf'),
    ibp_id: fileOf(await picture(), 'ibp-id.jpg'),
    ...changes,
  });
}

type FormValue = string | File | null | readonly (string | File)[];
export type FormChanges = Readonly<Record<string, FormValue>>;

export async function signupForm(changes: FormChanges = {}): Promise<FormData> {
  return formOf({
    first_name: 'María',
    last_name: 'Peña Santos',
    email: `lawyer-${randomBytes(6).toString('hex')}@example.com`,
    password: SIGNUP_PASSWORD,
    phone: '0917 123 4567',
    roll_number: '56214',
    ibp_number: '104873',
    bar_year: '2011',
    region: 'Central Visayas (VII)',
    city: 'Cebu City',
    areas_of_practice: ['Labor', 'civil'],
    languages: ['English'],
    government_id: fileOf(SAMPLES.pdf, 'passport.pdf'),
    ibp_id: fileOf(await picture(), 'ibp-id.jpg'),
    ...changes,
  });
}

function formOf(values: FormChanges): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value ?? []].flat() as (string | File)[]) form.append(name, one);
  }
  return form;
}

/** A lawyer who has just signed up. */
export async function newcomer(changes: FormChanges = {}) {
  const body = await signupForm(changes);
  const browser = new TestBrowser();
  const answer = await browser.call(lawyerSignup, { body });
  if (answer.status !== 201) throw new Error(`sign-up: ${JSON.stringify(answer.body)}`);
  const email = String(body.get('email'));
  const [row] = await database()
    .select({ userId: users.id, lawyerId: lawyers.id })
    .from(users)
    .innerJoin(lawyers, eq(lawyers.userId, users.id))
    .where(eq(users.email, email));
  if (!row) throw new Error('no lawyer was made');
  return { ...row, email, browser, body };
}

/** The newest mail of a kind that names something, such as a token or an id. */
export async function newestMail(recipient: string, template: string): Promise<string> {
  const rows = await database()
    .select()
    .from(mails)
    .where(sql`${mails.recipient} = ${recipient} and ${mails.template} = ${template}`)
    .orderBy(mails.createdAt);
  const { content } = rows.at(-1) ?? {};
  return `${content?.subject}\n${content?.text}`;
}

/** The token of the link that the verifier was mailed last. */
export async function verifierToken(): Promise<string> {
  const text = await newestMail(env.VERIFIER_EMAIL, 'verification-request');
  const [, token] = /\/verify-ibp\/([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error(`no link in ${text}`);
  return token;
}

/** Requests a code and reads it from the verifier's mail. */
export async function verifierCode(token: string): Promise<string> {
  const answer = await new TestBrowser().call(sendCode, { body: { token } });
  if (answer.status !== 204) throw new Error(`code: ${JSON.stringify(answer.body)}`);
  const [code] = /\d{6}/.exec(await newestMail(env.VERIFIER_EMAIL, 'verifier-code')) ?? [];
  if (!code) throw new Error('no code in the mail');
  return code;
}

/** The Cookie header of a browser in which a code was given to a link; empty where it opens nothing. */
export async function verifierPass(body: { token: string; code?: string }): Promise<string> {
  const browser = new TestBrowser();
  await browser.call(openRequest, { body });
  return [...browser.cookies].map((pair) => pair.join('=')).join('; ');
}

/** A pending verification with its link, a code and one of its documents; of a lawyer of its own unless one is given. */
export async function newRequest(lawyerId?: string) {
  const owner = lawyerId ?? (await newLawyer({ ibpVerifiedAt: null })).lawyerId;
  await rejectAll(owner);
  const form = await idForm();
  const files = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, form.get(kind) as File]));
  const checked = await checkDocuments(files as Record<(typeof DOCUMENT_KINDS)[number], File>);
  await storing(checked, (rows) =>
    transaction((tx) => requestVerification(tx, owner, 'identity', rows, Date.now())),
  );
  // A code is sent once a minute: a request here counts for the caller.
  return requestOf(owner, 'identity', lawyerId === undefined);
}

/** A pending check of the commission of a notary, with its link, a code and its document. */
export async function newCommissionRequest({ lawyerId }: Pick<TestLawyer, 'lawyerId'>) {
  await transaction((tx) => withdrawCheck(tx, lawyerId, 'commission'));
  const file = await checkFile('notarial_commission_doc', fileOf(SAMPLES.pdf, 'commission.pdf'));
  await storeFiles('commission', [{ kind: 'commission' as const, ...file }], (rows) =>
    transaction((tx) => requestVerification(tx, lawyerId, 'commission', rows, Date.now())),
  );
  return requestOf(lawyerId, 'commission', true);
}

/** The request that was mailed to the verifier last. */
async function requestOf(lawyerId: string, subject: VerificationSubject, withCode: boolean) {
  const token = await verifierToken();
  const pending = and(
    eq(verifications.lawyerId, lawyerId),
    eq(verifications.subject, subject),
    eq(verifications.status, 'PENDING'),
  );
  const [document] = await database()
    .select({
      id: identityDocuments.id,
      verificationId: verifications.id,
      expiresAt: verifications.tokenExpiresAt,
    })
    .from(identityDocuments)
    .innerJoin(verifications, eq(verifications.id, identityDocuments.verificationId))
    .where(pending);
  const code = withCode ? await verifierCode(token) : '';
  await database()
    .update(verifications)
    .set({ codeSentAt: sql`${verifications.codeSentAt} - interval '2 minutes'` })
    .where(pending);
  return {
    token,
    code,
    lawyerId,
    documentId: document?.id ?? '',
    id: document?.verificationId ?? '',
    version: document ? isoInstant(document.expiresAt.getTime()) : '',
  };
}

/** Makes room for another submission of these lawyers' IDs. */
export async function rejectAll(...lawyerIds: string[]): Promise<void> {
  await database()
    .update(verifications)
    .set({
      status: 'REJECTED',
      reason: 'Not readable.',
      decidedAt: new Date(),
      tokenHash: null,
      codeHash: null,
    })
    .where(and(inArray(verifications.lawyerId, lawyerIds), eq(verifications.subject, 'identity')));
  await database()
    .update(lawyers)
    .set({ ibpVerifiedAt: null })
    .where(inArray(lawyers.id, lawyerIds));
}
