import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { inboxUrl } from './target';

/** Where people write to with questions. */
export const SUPPORT_EMAIL = process.env.SUPPORT_EMAIL ?? 'help@sangguni.example';

/** A mail as the local inbox (maildev) returns it. */
export interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: readonly { address: string }[];
  attachments?: {
    fileName: string;
    /** Under which the inbox keeps it. */
    generatedFileName: string;
  }[];
}

/** The mails that arrived at an address so far, in the order they came. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${inboxUrl()}/email?to.address=${encodeURIComponent(address)}`);
  return (await answer.json()) as Mail[];
}

/** The mails to an address whose subject fits. */
export async function mailsAbout(address: string, subject: string): Promise<Mail[]> {
  return (await mailsTo(address)).filter((mail) => mail.subject.includes(subject));
}

/** Waits for the one mail to an address whose subject fits. */
export async function expectMail(address: string, subject: string): Promise<Mail> {
  let mails: Mail[] = [];
  const arrived = async () => {
    mails = await mailsAbout(address, subject);
    return mails.length;
  };
  await expect.poll(arrived, `mails to ${address}: ${subject}`).toBe(1);
  const [mail] = mails;
  if (!mail) throw new Error('the mail is gone again');
  return mail;
}

/** Where the inbox shows the mail as a mail program would. */
export function mailPage({ id }: Mail): string {
  return `${inboxUrl()}/email/${id}/html`;
}

/** The address behind a mail's button. */
export function linkIn(mail: Mail, path: string): string {
  const found = mail.html.match(/href="([^"]+)"/g)?.map((href) => href.slice(6, -1)) ?? [];
  const link = found.find((href) => href.includes(path));
  if (!link) throw new Error(`no link with ${path} in: ${found.join(' ')}`);
  return link.replaceAll('&amp;', '&');
}

/** The calendar entry a mail carries, read by another implementation than the one that wrote it. */
export async function calendarEntry(mail: Mail): Promise<ICAL.Event> {
  // The inbox may list what stands beside the text among them.
  const files = (mail.attachments ?? []).filter(({ fileName }) => fileName === 'meeting.ics');
  expect(files).toHaveLength(1);
  const [storedName] = files.map(({ generatedFileName }) => generatedFileName);
  const answer = await fetch(`${inboxUrl()}/email/${mail.id}/attachment/${storedName}`);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0]);
}
