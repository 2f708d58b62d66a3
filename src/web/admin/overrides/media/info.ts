/** By these one recognises an outlet. */
export const infoFields = [
  'ntnId',
  'mediaKornNm',
  'mediaLclanNm',
  'mediaEngNm',
  'mediaAbbrNm',
  'eml',
  'url',
] as const;

export type Info = Partial<Record<(typeof infoFields)[number], string>>;

/** What of them is filled in, in the order of `infoFields`. */
export const infoOf = (values: readonly unknown[]): Info =>
  Object.fromEntries(
    infoFields.flatMap((name, index) => {
      const value = values[index];
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
    }),
  );
