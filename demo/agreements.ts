import 'server-only';
import { fullName } from '@/lib/domain/accounts/full-name';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { storage } from '@/lib/server/adapters/storage/storage';
import type { MeetingRows, NewComment, NewUser } from '@/lib/server/seed/store';
import { type WorkItemSeed, workItemRows } from '@/lib/server/seed/work-item';
import type { NewAcceptance, WorkItemSeedRows } from '@/lib/server/seed/work-item-store';
import { acceptedPdf } from '@/lib/server/work-items/proposals/documents-service';
import { demoAccount } from './accounts';
import type { DemoLawyer } from './lawyers';
import { randomOf, uuidOf } from './random';
import { AGREEMENT_TERMS } from './texts/agreements';

interface Demo {
  readonly now: number;
  readonly lawyers: readonly DemoLawyer[];
  readonly clients: readonly NewUser[];
  readonly meetings: readonly MeetingRows[];
  /** In centavos. */
  readonly platformFee: number;
}

type Story = Pick<WorkItemSeed, 'services' | 'paid' | 'asked' | 'delivered'> & {
  readonly terms: keyof typeof AGREEMENT_TERMS;
  readonly status: WorkItemStatus;
  /** Days before now. */
  readonly written: number;
};

const POWER_OF_ATTORNEY = {
  name: 'Special power of attorney',
  description: 'So that your sister can sign for you in Cebu while you are in Dubai.',
  price: 180_000,
};
const APPEAL = {
  name: 'Appeal to the Commission',
  description: 'Memorandum of appeal, within ten calendar days of the decision.',
  price: 1_500_000,
};

const WITH_THE_DEMO_CLIENT: readonly Story[] = [
  ...([
    { terms: 'dismissal', status: 'PROPOSAL', written: 1, services: [POWER_OF_ATTORNEY, APPEAL] },
    {
      terms: 'demandLetter',
      status: 'COMPLETED',
      written: 9,
      delivered: [
        {
          position: 0,
          note: 'The letter went out by registered mail and by courier on Thursday. The receipts are with me.',
        },
      ],
    },
  ] as const),
];

const WITH_OTHERS: readonly Story[] = [
  {
    terms: 'titleTransfer',
    status: 'PAID',
    written: 20,
    asked: 2,
    delivered: [
      {
        position: 0,
        note: 'The draft of the deed of sale, for you to read before it is signed.',
        changes: 'Please write my wife’s name as it is on her passport.',
      },
    ],
    services: [{ ...POWER_OF_ATTORNEY, description: '', isPurchased: true }],
  },
  { terms: 'company', status: 'PAID', written: 6 },
  { terms: 'affidavit', status: 'REJECTED', written: 12 },
  { terms: 'company', status: 'DRAFT', written: 0.2 },
];

/** Agreements with the demo client, who objected to the work: demo/cases.ts. */
const DISPUTED: readonly Story[] = [
  { terms: 'lease', status: 'COMPLETED', written: 9 },
  { terms: 'estate', status: 'COMPLETED', written: 18 },
];

/** Returns the agreements of the demo lawyer, with the demo client and others who have met the lawyer. */
export function demoAgreements(demo: Demo): WorkItemSeedRows[] {
  const lawyer = demo.lawyers.find(
    ({ rows }) => rows.lawyer.displayName === demoAccount('lawyer').name,
  );
  const [demoClient] = demo.clients;
  if (!lawyer || !demoClient) return [];
  const { id: lawyerId } = lawyer.rows.lawyer;
  const others = othersWhoMet(demo, lawyerId, demoClient.id);
  return [
    ...WITH_THE_DEMO_CLIENT.map((story) => ({ story, client: demoClient })),
    ...WITH_OTHERS.flatMap((story, index) => {
      const client = others[index];
      return client ? [{ story, client }] : [];
    }),
    ...DISPUTED.map((story) => ({ story, client: demoClient })),
  ].map(({ story, client }, index) => agreementOf(demo, lawyer, client, story, index));
}

function agreementOf(
  { now, platformFee }: Demo,
  { rows: { lawyer } }: DemoLawyer,
  client: NewUser,
  { terms, written, ...story }: Story,
  index: number,
): WorkItemSeedRows {
  const rnd = randomOf(`agreement ${index}`);
  const parties = {
    lawyer: lawyer.displayName,
    client: fullName(client),
  };
  return workItemRows({
    lawyerId: lawyer.id,
    clientId: client.id,
    ...story,
    writtenAt: now - written * DAY_MS,
    terms: { ...AGREEMENT_TERMS[terms], parties, platformFee },
    newId: () => rnd.uuid(),
  });
}

function othersWhoMet(
  { clients, meetings }: Demo,
  lawyerId: string,
  demoClientId: string,
): NewUser[] {
  const met = new Set(
    meetings
      .filter(({ meeting }) => meeting.lawyerId === lawyerId && meeting.status === 'COMPLETED')
      .map(({ meeting }) => meeting.clientId),
  );
  return clients.filter(({ id }) => id !== demoClientId && met.has(id));
}

export function withAcceptedPdfs(list: readonly WorkItemSeedRows[]): Promise<WorkItemSeedRows[]> {
  return Promise.all(
    list.map(async (rows) => ({
      ...rows,
      acceptances: await Promise.all(rows.acceptances.map((row) => withPdf(rows, row))),
    })),
  );
}

async function withPdf(
  { version: { terms } }: WorkItemSeedRows,
  row: NewAcceptance,
): Promise<NewAcceptance> {
  const { version, sha256, name, address, acceptedAt, storageKey } = row;
  const acceptance = { name, address, acceptedAt };
  const pdf = await acceptedPdf({ terms, version, sha256, acceptance });
  await storage().put(storageKey, pdf.bytes, { contentType: 'application/pdf' });
  return { ...row, pdfSha256: pdf.sha256 };
}

export function agreementComments(
  agreements: readonly WorkItemSeedRows[],
  lawyers: readonly DemoLawyer[],
): NewComment[] {
  return agreements
    .map(({ item }) => item)
    .filter(({ status }) => status === 'PROPOSAL')
    .flatMap(({ id, lawyerId, sentAt }) => {
      const author = lawyers.find(({ rows }) => rows.lawyer.id === lawyerId);
      if (!author || !sentAt) return [];
      return {
        id: uuidOf(`comment on ${id}`),
        workItemId: id,
        authorId: author.rows.user.id,
        comment:
          'Anna, the fee covers everything until the decision. Ask here before you accept, there is no hurry.',
        createdAt: new Date(sentAt.getTime() + HOUR_MS),
      };
    });
}
