import type { Plugin } from 'vite';

/** A module of a package that we do without: what stands in its place. */
interface Replacement {
  name: string;
  /** As its package imports it, and by which of its files. */
  id: RegExp;
  importer: RegExp;
  code: string;
}

const refusal = (sentence: string): string => `() => { throw new Error(${JSON.stringify(sentence)}); }`;

/** What `npm run build` leaves out; each is something that no call of ours reaches. */
const replacements: readonly Replacement[] = [
  {
    // we send by XMLHttpRequest only: 4 kB of the first screen
    name: 'axios-fetch',
    id: /^\.\/fetch\.js$/,
    importer: /axios\/lib\/adapters\//,
    code: 'export const getFetch = undefined; export default undefined;',
  },
  {
    name: 'axios-status-codes',
    id: /\/HttpStatusCode\.js$/,
    importer: /axios\/lib\//,
    code: 'export default {};',
  },
  {
    // superseded by AbortSignal, which we use
    name: 'axios-cancel-token',
    id: /\/CancelToken\.js$/,
    importer: /axios\/lib\//,
    code: 'export default undefined;',
  },
  {
    // objects as forms and forms as objects: ours are what they are, and queries are written by queryText
    name: 'axios-forms',
    id: /\/(?:toFormData|formDataToJSON|toURLEncodedForm|AxiosURLSearchParams)\.js$/,
    importer: /axios\/lib\//,
    code: `export default ${refusal('Forms are sent as forms.')};`,
  },
  {
    // the cross-site token is read by kit/http/xsrfToken.ts: half a kB of the first screen
    name: 'axios-cookies',
    id: /\/(?:cookies|isURLSameOrigin)\.js$/,
    importer: /axios\/lib\//,
    code: 'export default {};',
  },
  {
    // every list of react-admin's brings its own export; ours comes from the server
    name: 'client-export',
    id: /^jsonexport/,
    importer: /ra-core\//,
    code: `export default ${refusal('Lists are exported by the server.')};`,
  },
  {
    // English names made of the names of fields, where there are no words for them: i18nProvider has words for all
    name: 'inflection',
    id: /^inflection$/,
    importer: /ra-core\//,
    code: `const same = (text) => text;
        export { same as transform, same as pluralize, same as humanize, same as inflect };`,
  },
  {
    // react-admin's own router, for who has none
    name: 'hash-router',
    id: /^react-router-dom$/,
    importer: /ra-core\/dist\/routing\/adapters\/reactRouterProvider/,
    code: `export * from 'react-router-dom'; export const createHashRouter = ${refusal('There is a router.')};`,
  },
];

/** Leaves out of packages what we do not use and their bundles would carry along. */
export const lightPackages = (): Plugin => {
  const prefix = '\0without:';
  return {
    name: 'light-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const found = replacements.find((one) => one.id.test(id) && one.importer.test(importer));
      return found ? prefix + found.name : null;
    },
    load(id) {
      return id.startsWith(prefix)
        ? (replacements.find(({ name }) => prefix + name === id)?.code ?? null)
        : null;
    },
  };
};

/** What goes out of react-router's one file, where it stands there. */
const routerParts: readonly [what: string, pattern: RegExp, instead: string][] = [
  ['names for developers', /^\w+\.displayName = "[^"]+";$/gm, ''],
  // by themselves they do nothing: who is never used may go
  ['components and contexts', /= (React\d*)\.(forwardRef|createContext)\(/g, '= /* @__PURE__ */ $1.$2('],
  ["the framework's fetching ahead", /^function PrefetchPageLinks\(.*\) \{$/m, '$& return null;'],
];

/**
 * react-router's package offers the build with warnings for developers alone, unless it is asked for by path, and brings
 * what only its framework calls.
 */
export const reactRouterAlone = (): Plugin => ({
  name: 'react-router-alone',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (id !== 'react-router' && id !== 'react-router/dom') return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found && found.id.replace('/dist/development/', '/dist/production/');
  },
  transform(code, id) {
    const isRouter =
      /\/react-router\/dist\/production\//.test(id) && code.includes('function createBrowserRouter(');
    if (!isRouter) return null;
    return routerParts.reduce((text, [what, pattern, instead]) => {
      if (text.search(pattern) === -1) this.error(`react-router has no more ${what}: see lightPackages.ts`);
      return text.replace(pattern, instead);
    }, code);
  },
});
