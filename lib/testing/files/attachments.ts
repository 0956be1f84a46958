import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { MeetingFile } from '@/lib/contract/meetings/meetings';
import {
  addMeetingFiles,
  deleteMeetingFile,
  getMeetingFile,
} from '@/lib/contract/meetings/meetings';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import {
  addWorkItemFiles,
  deleteWorkItemFile,
  getWorkItemFile,
} from '@/lib/contract/work-items/files';
import type { MeetingStatus } from '@/lib/domain/meetings/meeting';
import { DAY_MS } from '@/lib/domain/platform/time';
import { storage } from '@/lib/server/adapters/storage/storage';
import { database } from '@/lib/server/platform/db/pool';
import { meetingFiles } from '@/lib/server/schema/meetings';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send, type TestResponse } from '@/lib/testing/api/requests';
import type { TestLawyer, TestUser } from '@/lib/testing/factories';
import { STORAGE_FOLDER } from '@/lib/testing/jest/storage';
import { SAMPLES } from './sample-files';

/** Names of all files that are stored, whole or not, on their way or in a bucket. */
export async function storedFiles(): Promise<string[]> {
  const entries = await readdir(STORAGE_FOLDER, { recursive: true, withFileTypes: true });
  const names = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  for await (const { key } of storage().list()) names.add(path.basename(key));
  return [...names];
}

let day = 1;

/** Id of a meeting of the two; each on a day of its own unless a start is given. */
export async function newMeeting(
  { client, lawyer }: { client: TestUser; lawyer: TestLawyer },
  status: MeetingStatus = 'CONFIRMED',
  start?: number,
): Promise<string> {
  day += 1;
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: start ?? Date.now() + day * DAY_MS,
    status,
  });
  return meeting.id ?? '';
}

/** A PDF of so many bytes. */
export function pdf(bytes = 1_000) {
  return Buffer.concat([SAMPLES.pdf, Buffer.alloc(bytes - SAMPLES.pdf.length)]);
}

export type Upload = readonly [name: string, content: Uint8Array<ArrayBuffer>];

export function upload(
  user: TestUser,
  id: string,
  uploads: readonly Upload[],
  fields: Readonly<Record<string, string>> = {},
  to: Endpoint = addMeetingFiles,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, content] of uploads) body.append('files', new Blob([content]), name);
  return send(to, { params: { id }, cookie: user.cookie, body });
}

/** The entries that an upload answered with. */
export function filesIn(answer: TestResponse): MeetingFile[] {
  return (answer.body as { files: MeetingFile[] }).files;
}

/** Uploads one PDF and returns its entry. */
export async function attach(user: TestUser, id: string): Promise<MeetingFile> {
  const file = filesIn(await upload(user, id, [['deed.pdf', pdf()]])).at(-1);
  if (!file) throw new Error('nothing was attached');
  return file;
}

export function download(user: TestUser | null, id: string, childId: string) {
  return send(getMeetingFile, { params: { id, childId }, cookie: user?.cookie });
}

export function remove(user: TestUser, id: string, childId: string) {
  return send(deleteMeetingFile, { params: { id, childId }, cookie: user.cookie });
}

export function rowsOf(id: string) {
  return database().select().from(meetingFiles).where(eq(meetingFiles.meetingId, id));
}

/** The same with the files of an agreement. */
export const ofAgreement = {
  upload: (user: TestUser, id: string, uploads: readonly Upload[]) =>
    upload(user, id, uploads, {}, addWorkItemFiles),
  download: (user: TestUser | null, id: string, childId: string) =>
    send(getWorkItemFile, { params: { id, childId }, cookie: user?.cookie }),
  remove: (user: TestUser, id: string, childId: string) =>
    send(deleteWorkItemFile, { params: { id, childId }, cookie: user.cookie }),
};
