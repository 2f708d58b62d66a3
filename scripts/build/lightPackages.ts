import type { Plugin } from 'vite';

/** A module of a package that we do not need, and its replacement. */
interface Replacement {
  name: string;
  /** The module's name as imported, and the importing files of its package. */
  id: RegExp;
  importer: RegExp;
  code: string;
}

const refusal = (sentence: string): string => `() => { throw new Error(${JSON.stringify(sentence)}); }`;

/** Modules that `npm run build` replaces; none of our calls reaches them. */
const replacements: readonly Replacement[] = [
  {
    // we only send by XMLHttpRequest: saves 4 kB on the first screen
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
    // conversion between objects and forms: we send them unconverted, and queryText writes queries
    name: 'axios-forms',
    id: /\/(?:toFormData|formDataToJSON|toURLEncodedForm|AxiosURLSearchParams)\.js$/,
    importer: /axios\/lib\//,
    code: `export default ${refusal('Forms are sent as forms.')};`,
  },
  {
    // client/http/xsrfToken.ts reads the cross-site token: saves half a kB on the first screen
    name: 'axios-cookies',
    id: /\/(?:cookies|isURLSameOrigin)\.js$/,
    importer: /axios\/lib\//,
    code: 'export default {};',
  },
  {
    // every react-admin list includes a client-side export; our exports come from the server
    name: 'client-export',
    id: /^jsonexport/,
    importer: /ra-core\//,
    code: `export default ${refusal('Lists are exported by the server.')};`,
  },
  {
    // derives English labels from field names without translation: i18nProvider translates all of them
    name: 'inflection',
    id: /^inflection$/,
    importer: /ra-core\//,
    code: `const same = (text) => text;
        export { same as transform, same as pluralize, same as humanize, same as inflect };`,
  },
  {
    // react-admin's own router, for applications without one
    name: 'hash-router',
    id: /^react-router-dom$/,
    importer: /ra-core\/dist\/routing\/adapters\/reactRouterProvider/,
    code: `export * from 'react-router-dom'; export const createHashRouter = ${refusal('There is a router.')};`,
  },
];

/** Replaces unused modules of packages that would otherwise be bundled. */
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

/** Parts removed from react-router's single file, by pattern. */
const routerParts: readonly [what: string, pattern: RegExp, instead: string][] = [
  ['names for developers', /^\w+\.displayName = "[^"]+";$/gm, ''],
  // without side effects: unused ones may be removed
  ['components and contexts', /= (React\d*)\.(forwardRef|createContext)\(/g, '= /* @__PURE__ */ $1.$2('],
  ["the framework's fetching ahead", /^function PrefetchPageLinks\(.*\) \{$/m, '$& return null;'],
];

/**
 * By default the build gets react-router's development version with warnings, unless it is imported by path; it also
 * contains code that only its framework mode uses.
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
