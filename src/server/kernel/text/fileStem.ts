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
