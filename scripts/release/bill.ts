import { execFileSync } from 'node:child_process';

/** The fields of a CycloneDX component that are used here. */
export interface Component {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  [more: string]: unknown;
}

/** A bill of materials in CycloneDX format. */
export interface Bill {
  metadata: { component: Component; lifecycles?: { phase: string }[]; [more: string]: unknown };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
  [more: string]: unknown;
}

/** The bill of everything in package-lock.json, created by npm itself. */
export const billOfLock = (folder: string): Bill => {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  // tens of kilobytes per hundred packages
  const text = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return JSON.parse(text) as Bill;
};

/** Packages by name with all their dependencies, as `name@version`. @throws Error naming one that the bill lacks */
export const withNeeds = (bill: Bill, names: readonly string[]): ReadonlySet<string> => {
  const needs = new Map(bill.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const rootNeeds = needs.get(bill.metadata.component['bom-ref']) ?? [];
  const found = new Set(
    names.map((name) => {
      const ref = rootNeeds.find((one) => one.slice(0, one.lastIndexOf('@')) === name);
      if (ref) return ref;
      throw new Error(`${name} is no package of the product itself.`);
    }),
  );
  for (const ref of found) for (const need of needs.get(ref) ?? []) found.add(need);
  return found;
};

/** A release's name and version, and the Node that runs it. */
export interface Product {
  name: string;
  version: string;
  /** The included version of Node. */
  node: string;
}

/** The bill of a release: the included parts of npm's bill, and Node. @param inside as `name@version` */
export const billOf = (bill: Bill, inside: ReadonlySet<string>, { name, version, node }: Product): Bill => {
  const { component, ...metadata } = bill.metadata;
  const ref = `${name}@${version}`;
  const runtime = {
    'bom-ref': `nodejs@${node}`,
    type: 'platform',
    name: 'node',
    version: node,
    purl: `pkg:generic/nodejs@${node}`,
    cpe: `cpe:2.3:a:nodejs:node.js:${node}:*:*:*:*:*:*:*`,
    licenses: [{ license: { id: 'MIT' } }],
  };
  const components = bill.components.filter((one) => inside.has(one['bom-ref']));
  return {
    ...bill,
    metadata: {
      ...metadata,
      lifecycles: [{ phase: 'build' }],
      component: {
        'bom-ref': ref,
        type: 'application',
        name,
        version,
        description: component['description'],
      },
    },
    components: [runtime, ...components],
    dependencies: [
      { ref, dependsOn: [runtime['bom-ref'], ...components.map((one) => one['bom-ref'])] },
      ...bill.dependencies
        .filter((one) => inside.has(one.ref))
        .map(({ ref: of, dependsOn = [] }) => ({
          ref: of,
          dependsOn: dependsOn.filter((one) => inside.has(one)),
        })),
    ],
  };
};
