/**
 * Packages that stay beside the bundle: they find files of their own by where they lie (WebAssembly, character maps, pages),
 * start threads of their own, or are asked for in the middle of what does not wait (franc-all). All others go into it, since finding some 1,100 files takes longer than running them.
 */
export const beside: readonly string[] = [
  '@electric-sql/pglite',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'franc-all',
  'iconv-lite',
  'kordoc',
  'pdfjs-dist',
  'pino',
  'pino-pretty',
  'word-extractor',
];

/** Where a build says which packages are inside, below its folder; Vite's words. */
export const packagesInside = '.vite/license.json';
