import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';

/** The record that a file belongs to. */
interface Owned {
  spec: EntitySpec;
  record: Readonly<Record<string, unknown>>;
}

/** Maximum number of characters: longer names would be truncated in folders and mails anyway. */
const maxLength = 80;

/** Characters that file systems refuse, invisible ones, and those that change the direction. */
const unsafe = /[\p{C}\\/:*?"<>|]/gu;

/** Names that Windows reserves for devices. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A text as a file name without extension; empty if no usable character is left. */
export const fileStem = (text: string): string => {
  const clean = text.normalize('NFC').replaceAll(unsafe, ' ').replaceAll(/\s+/gu, ' ').trim();
  // no dots or spaces at the start, where they hide the file, nor at the end, where Windows drops them
  const stem = [...clean.replace(/^[. ]+/, '')]
    .slice(0, maxLength)
    .join('')
    .replace(/[. ]+$/, '');
  return device.test(stem) ? `${stem}_` : stem;
};

/** The title of a record for file names; empty if it is personal data or a long text. */
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
