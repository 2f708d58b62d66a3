// npm run release: one archive for operators, its bill of materials and their checksums, in dist/release.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { bundledPackagesFile, unbundledPackages } from '../build/unbundledPackages.ts';
import { type Bill, billOf, billOfLock, withNeeds } from './bill.ts';
import { byName, isOfOthers, licenceOf, licencesOfBuild, licenceText } from './licences.ts';
import { copyPackages } from './packages.ts';

const root = resolve(import.meta.dirname, '../..');
const output = join(root, 'dist/release');
const megabyte = 1_000_000;
/** Maximum size of an archive in MB: it is carried into networks without Internet access. */
const maxMegabytes = 120;

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const product = { name: 'culture-press', version, node: process.versions.node };
const folderName = `${product.name}-${version}`;
const archiveName = `${folderName}-linux-${process.arch}.tar.gz`;
const folder = join(output, folderName);

/** Packages from which a build takes files that are not modules: the fonts of the government's design system. */
const givesFiles = ['krds-uiux'];

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const copy = (from: string, to = from, filter?: (path: string) => boolean): void =>
  cpSync(join(root, from), join(folder, to), { recursive: true, ...(filter && { filter }) });

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** All files in a folder, as relative paths. */
const filesIn = (from: string): string[] =>
  readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(from, join(parentPath, name)))
    .sort();

const sumOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

const sums = (from: string, files: readonly string[]): string =>
  files.map((file) => `${sumOf(join(from, file))}  ${file}\n`).join('');

/** Documentation without links from operators' pages: raw figures, and pictures of the screens. */
const forDevelopers = ['bench', 'images'].map((name) => join(root, 'docs', name));

const isOfBuild = (path: string): boolean => path.includes(bundledPackagesFile) || path.endsWith('.map');

const copyProduct = (): void => {
  copy('dist/server', 'dist/server', (path) => !isOfBuild(path));
  copy('dist/web', 'dist/web', (path) => !isOfBuild(path));
  for (const path of ['generated/openapi.json', 'README.md']) copy(path);
  copy('docs', 'docs', (path) => !forDevelopers.includes(path));
  copy('deploy', 'deploy', (path) => path !== join(root, 'deploy/release'));
  copy('deploy/release/install.sh', 'install.sh');
  copy('deploy/release/culture-press', 'bin/culture-press');
  mkdirSync(join(folder, 'runtime'));
  cpSync(process.execPath, join(folder, 'runtime/node'));
  for (const program of ['install.sh', 'bin/culture-press', 'runtime/node'])
    chmodSync(join(folder, program), 0o755);
  // the bundle consists of ES modules
  write('package.json', json({ ...product, private: true, type: 'module', license: 'UNLICENSED' }));
  write('release.json', json({ ...product, arch: process.arch, commit: git('rev-parse', 'HEAD') }));
};

/** The packages included in the bundles, with their licences. */
const bundled = () => [
  ...['dist/server', 'dist/web'].flatMap((build) => licencesOfBuild(join(root, build, bundledPackagesFile))),
  ...givesFiles.map((name) => licenceOf(join(root, 'node_modules', name))),
];

const nodeLicence = () => {
  const { text } = licenceOf(join(root, `node_modules/node-linux-${process.arch}`));
  return { name: 'node', version: product.node, identifier: 'MIT', ...(text && { text }) };
};

const writePapers = (bill: Bill, folders: readonly string[]): number => {
  const licences = byName([
    ...bundled(),
    ...folders
      .map((path) => join(folder, path))
      .filter(isOfOthers)
      .map(licenceOf),
    nodeLicence(),
  ]);
  write('THIRD-PARTY-LICENCES', licenceText(licences));
  const inside = new Set(licences.map((one) => `${one.name}@${one.version}`));
  const text = json(billOf(bill, inside, product));
  write('sbom.cdx.json', text);
  writeFileSync(join(output, `${folderName}.cdx.json`), text);
  return licences.length;
};

const pack = (): void => {
  const moment =
    process.env['SOURCE_DATE_EPOCH'] ??
    git('log', '-1', '--format=%ct') ??
    String(Math.floor(Date.now() / 1000));
  const same = [
    '--sort=name',
    `--mtime=@${moment}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
  ];
  const archive = join(output, archiveName);
  execFileSync('tar', ['-I', 'gzip -9n', '-cf', archive, ...same, '-C', output, folderName]);
};

const sizeOf = (path: string): number =>
  statSync(path).isFile()
    ? statSync(path).size
    : filesIn(path).reduce((sum, file) => sum + statSync(join(path, file)).size, 0);

const inMegabytes = (bytes: number): string => (bytes / megabyte).toFixed(1).padStart(7);

rmSync(output, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const bill = billOfLock(root);
copyProduct();
const folders = copyPackages(root, folder, withNeeds(bill, unbundledPackages));
const count = writePapers(bill, folders);
write('SHA256SUMS', sums(folder, filesIn(folder)));
const weights = readdirSync(folder).map((name) => ({ name, size: sizeOf(join(folder, name)) }));
pack();
rmSync(folder, { recursive: true });
writeFileSync(join(output, 'SHA256SUMS'), sums(output, [archiveName, `${folderName}.cdx.json`]));

const packed = sizeOf(join(output, archiveName));
for (const { name, size } of weights.sort((one, other) => other.size - one.size).slice(0, 6))
  console.log(`${inMegabytes(size)} MB  ${name}`);
console.log(
  `${inMegabytes(packed)} MB  ${relative(root, join(output, archiveName))} (패키지 ${count}개 포함)`,
);
if (packed > maxMegabytes * megabyte) {
  console.error(`✖ 배포 파일이 ${maxMegabytes} MB를 넘습니다.`);
  process.exitCode = 1;
}
