/** Text of a schema as a comment on one line, which nothing in the text can end. */
export const comment = (text: string): string =>
  `/** ${text.trim().replaceAll(/\s+/gu, ' ').replaceAll('*/', '*\\/')} */`;
