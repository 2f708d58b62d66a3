import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';

/** What the files of one record belong to. */
interface Owned {
  spec: EntitySpec;
  record: Readonly<Record<string, unknown>>;
}

/** Characters; an archive is named in folders and mails, where a long name is cut anyway. */
const maxLength = 80;

/** What no file system takes, what cannot be seen, and what turns the reading order. */
const unsafe = /[\p{C}\\/:*?"<>|]/gu;

/** Names that Windows keeps for its devices. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A text as the name of a file, without extension; empty where nothing of it can stand. */
export const fileStem = (text: string): string => {
  const clean = text.normalize('NFC').replaceAll(unsafe, ' ').replaceAll(/\s+/gu, ' ').trim();
  // neither at the start, where it hides the file, nor at the end, where Windows loses it
  const stem = [...clean.replace(/^[. ]+/, '')]
    .slice(0, maxLength)
    .join('')
    .replace(/[. ]+$/, '');
  return device.test(stem) ? `${stem}_` : stem;
};

/** The public name of a record; empty where it is private, or a body rather than a name. */
const titleOf = ({ spec, record }: Owned): string => {
  const field = fieldOf(spec, spec.represents);
  const text = record[spec.represents];
  return field?.kind === 'text' && !field.personal && typeof text === 'string' ? text : '';
};

/** `{title}.zip` for the files of one record, `첨부파일_{day}.zip` for those of several or of one without a title. */
export const archiveName = (files: readonly Owned[], day: string): string => {
  const [first, ...others] = files;
  const isOne = others.every(({ record }) => record === first?.record);
  return `${(first && isOne && fileStem(titleOf(first))) || `첨부파일_${day}`}.zip`;
};
