import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A third-party package with its licence, in the format of Vite's build. */
export interface Licence {
  name: string;
  version: string;
  /** SPDX. */
  identifier?: string;
  text?: string;
}

const licenceFile = /^(?:licen[cs]e|copying)/i;

const textOf = (folder: string): string | undefined => {
  const file = readdirSync(folder).find((name) => licenceFile.test(name));
  return file && readFileSync(join(folder, file), 'utf8').trim();
};

interface Package {
  name: string;
  version: string;
  license?: string;
  private?: boolean;
}

const packageOf = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

/** Whether a package is third-party: our empty replacement of an unneeded package has its name, but is private. */
export const isOfOthers = (folder: string): boolean => !packageOf(folder).private;

/** The licence of a package in a folder. */
export const licenceOf = (folder: string): Licence => {
  const { name, version, license } = packageOf(folder);
  const text = textOf(folder);
  return { name, version, ...(license && { identifier: license }), ...(text && { text }) };
};

/** The licences recorded by a build. @param file written by Vite */
export const licencesOfBuild = (file: string): Licence[] => {
  if (!existsSync(file)) throw new Error(`${file} is missing: build anew.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Licence[];
};

const nameOf = ({ name, version }: Licence): string => `${name}@${version}`;

/** Sorted by name, without duplicates. */
export const byName = (licences: readonly Licence[]): Licence[] =>
  [...new Map(licences.map((one) => [nameOf(one), one])).values()].sort((one, other) =>
    nameOf(one) < nameOf(other) ? -1 : 1,
  );

const rule = '='.repeat(80);

/** One readable text: a list of all packages, then each licence text once with all its packages. */
export const licenceText = (licences: readonly Licence[]): string => {
  const texts = Map.groupBy(licences, ({ text }) => text ?? '');
  const list = licences.map((one) => `${nameOf(one)}  ${one.identifier ?? 'see its text'}`);
  const whole = [...texts]
    .filter(([text]) => text !== '')
    .map(([text, of]) => [rule, ...of.map(nameOf), rule, '', text, ''].join('\n'));
  return [
    'Works of others that are part of this release, and their licences.',
    '',
    'Highcharts is not free software: whoever runs the product needs a licence of Highsoft AS, see README.md.',
    '',
    ...list,
    '',
    ...whole,
  ].join('\n');
};
