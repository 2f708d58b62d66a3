/** Text of a schema on one line, without anything that could end a comment. */
export const commentText = (text: string): string =>
  text.trim().replaceAll(/\s+/gu, ' ').replaceAll('*/', '*\\/');

/** Text of a schema as a comment. */
export const comment = (text: string): string => `/** ${commentText(text)} */`;
