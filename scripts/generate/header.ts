/** First lines of every generated file: its source and how to regenerate it. */
export const header = (source: string): string =>
  `// Generated from schemas/${source} by \`npm run generate\`. Do not edit: change the schema instead.\n`;
