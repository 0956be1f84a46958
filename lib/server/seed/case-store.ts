import 'server-only';
import type { Transaction } from '@/lib/server/platform/db/pool';
import {
  caseDecisions,
  caseMessages,
  caseOffers,
  caseStatements,
  cases,
} from '@/lib/server/schema/cases';
import { workItemDisputes } from '@/lib/server/schema/work-item-records';
import { insertAll } from './store';

export interface CaseSeedRows {
  readonly disputes: readonly (typeof workItemDisputes.$inferInsert)[];
  readonly cases: readonly (typeof cases.$inferInsert)[];
  readonly statements: readonly (typeof caseStatements.$inferInsert)[];
  readonly messages: readonly (typeof caseMessages.$inferInsert)[];
  readonly offers: readonly (typeof caseOffers.$inferInsert)[];
  readonly decisions: readonly (typeof caseDecisions.$inferInsert)[];
}

export async function insertCases(tx: Transaction, rows: CaseSeedRows): Promise<void> {
  await insertAll(tx, workItemDisputes, rows.disputes);
  await insertAll(tx, cases, rows.cases);
  await insertAll(tx, caseStatements, rows.statements);
  await insertAll(tx, caseMessages, rows.messages);
  await insertAll(tx, caseOffers, rows.offers);
  await insertAll(tx, caseDecisions, rows.decisions);
}
