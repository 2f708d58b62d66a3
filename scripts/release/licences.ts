import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of others with what it is licensed under, in the words of Vite's build. */
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

/** Whether a package is of others: what stands in the place of one that is not needed has their name, and no code. */
export const isOfOthers = (folder: string): boolean => !packageOf(folder).private;

/** The licence of a package by its folder. */
export const licenceOf = (folder: string): Licence => {
  const { name, version, license } = packageOf(folder);
  const text = textOf(folder);
  return { name, version, ...(license && { identifier: license }), ...(text && { text }) };
};

/** The licences that a build kept. @param file what Vite wrote beside it */
export const licencesOfBuild = (file: string): Licence[] => {
  if (!existsSync(file)) throw new Error(`${file} is missing: build anew.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Licence[];
};

const nameOf = ({ name, version }: Licence): string => `${name}@${version}`;

/** The same licence of the same package once, by name. */
export const byName = (licences: readonly Licence[]): Licence[] =>
  [...new Map(licences.map((one) => [nameOf(one), one])).values()].sort((one, other) =>
    nameOf(one) < nameOf(other) ? -1 : 1,
  );

const rule = '='.repeat(80);

/** One text for people: a list of all, then each text once with all packages that it belongs to. */
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
