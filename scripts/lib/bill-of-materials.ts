import { spawnSync } from 'node:child_process';
import { CommandError } from '../../server/log.ts';
import { inRoot } from '../../server/paths.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
}

/** Parts of CycloneDX 1.5 that are read here. */
interface Bill {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly {
    readonly ref: string;
    readonly dependsOn?: readonly string[];
  }[];
}

/**
 * Lists the components of a release for scanners, in CycloneDX: those among the installed packages that it holds.
 * `npm sbom --omit=dev` (11.19) leaves out what packages of the development need too, such as pg and react.
 * @param held `name@version` of each package of the release
 * @throws {CommandError}
 */
export function billOfMaterials(held: ReadonlySet<string>): Bill {
  const options = { cwd: inRoot(), encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const { stdout, status } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx'], options);
  if (status !== 0) throw new CommandError('npm sbom failed.');
  const bill = JSON.parse(stdout) as Bill;
  const components = bill.components.filter(({ name, version }) => held.has(`${name}@${version}`));
  const product = bill.metadata.component;
  const refs = new Set([product, ...components].map((component) => component['bom-ref']));
  return {
    ...bill,
    // npm names it by its folder.
    metadata: { ...bill.metadata, component: { ...product, name: 'sangguni' } },
    components,
    dependencies: bill.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((one) => refs.has(one)),
      })),
  };
}
