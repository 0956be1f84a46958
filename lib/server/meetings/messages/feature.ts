import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import { eraseComments, exportedComments } from '../records/comments-service';
import * as messages from './messages';

export const commenting: Required<Pick<Feature, 'operations' | 'personalData'>> = {
  operations: operationsOf(messages),
  personalData: [{ tables: ['comments'], exported: exportedComments, erase: eraseComments }],
};
