/** First lines of every generated file: where it comes from and how it is made again. */
export const header = (source: string): string =>
  `// Generated from schemas/${source} by \`npm run generate\`. Do not edit: change the schema instead.\n`;
