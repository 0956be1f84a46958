// npm run picker:counts: counts which words are used of which problem, in the phrases of the catalogue and in whatever
// lib/catalogue/legal-problems/queries holds to learn from (told, the working stories and queries; nothing kept apart),
// and writes lib/catalogue/legal-problems/matching/told-counts.ts.
import { writeFileSync } from 'node:fs';
import { inTranslation } from '../scripts/lib/test/translated.ts';
import { explain, logStep } from '../server/log.ts';
import { inRoot } from '../server/paths.ts';

const FILE = 'lib/catalogue/legal-problems/matching/told-counts.ts';

try {
  inTranslation('lib/testing/told.ts', (run) => {
    writeFileSync(inRoot(FILE), `${run('console.log(tested.toldCountsModule());')}\n`);
  });
  logStep(`Wrote ${FILE}`);
} catch (error) {
  process.exitCode = explain(error);
}
