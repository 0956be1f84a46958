// npm run bench:picker: how many everyday stories get a right legal problem first and among the first three
// (bench/picker/stories), and those that do not; docs/picker.md keeps the figures.
import { inTranslation } from '../scripts/lib/test/translated.ts';
import { explain, logStep } from '../server/log.ts';

try {
  const file = 'lib/testing/picker/stories.ts';
  inTranslation(file, (run) => {
    for (const line of run('for (const line of tested.reportLines()) console.log(line);').split(
      '\n',
    ))
      logStep(line);
  });
} catch (error) {
  process.exitCode = explain(error);
}
