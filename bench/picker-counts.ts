// npm run picker:counts: counts which words are used of which problem, in the phrases of the catalogue and in whatever
// bench/picker holds to learn from (told, the working stories and queries; nothing kept apart), and writes
// content/picker/told-counts.json.
import { writeFileSync } from 'node:fs';
import { inTranslation } from '../scripts/lib/test/translated.ts';
import { explain, logStep } from '../server/log.ts';
import { inRoot } from '../server/paths.ts';

const FILE = 'content/picker/told-counts.json';

try {
  inTranslation('lib/testing/picker/told.ts', (run) => {
    writeFileSync(
      inRoot(FILE),
      `${run('console.log(JSON.stringify(tested.toldCounts(), null, 2));')}\n`,
    );
  });
  logStep(`Wrote ${FILE}`);
} catch (error) {
  process.exitCode = explain(error);
}
