/** Fields that identify an outlet. */
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

/** The non-empty values, in the order of `infoFields`. */
export const infoOf = (values: readonly unknown[]): Info =>
  Object.fromEntries(
    infoFields.flatMap((name, index) => {
      const value = values[index];
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
    }),
  );
