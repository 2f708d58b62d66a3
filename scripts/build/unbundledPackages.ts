/**
 * Packages that are not bundled: they locate their own files relative to themselves (WebAssembly, character maps,
 * pages), start their own threads, or are required synchronously (franc-all). All others are bundled, because resolving
 * some 1,100 files takes longer than running them.
 */
export const unbundledPackages: readonly string[] = [
  '@electric-sql/pglite',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@myriaddreamin/typst-ts-node-compiler',
  'franc-all',
  'iconv-lite',
  'kordoc',
  'pdfjs-dist',
  'pino',
  'pino-pretty',
  'word-extractor',
];

/** File in the build folder that lists the bundled packages; a name of Vite. */
export const bundledPackagesFile = '.vite/license.json';
