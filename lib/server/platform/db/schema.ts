import * as accounts from './schema/accounts';
import * as audit from './schema/audit';
import * as lawyers from './schema/lawyers';
import * as meetings from './schema/meetings';
import * as messages from './schema/messages';
import * as pages from './schema/pages';
import * as payments from './schema/payments';
import * as verification from './schema/verification';

/** All tables, for drizzle's query builder. */
export const schema = {
  ...accounts,
  ...audit,
  ...lawyers,
  ...meetings,
  ...messages,
  ...pages,
  ...payments,
  ...verification,
};
