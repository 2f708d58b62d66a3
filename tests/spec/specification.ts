import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = <T>(file: string): T => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as T;

/** Parts that are not built yet. Entries must be removed once they are built. */
export interface Pending {
  paths: string[];
  fields: string[];
}

/** Additions beyond the specification, each with its reason. */
export interface Extra {
  calls: Record<string, string>;
  screens: Record<string, string>;
}

type Fields = Record<string, string[] | string>;

const { groups, methods } = read<{
  groups: Record<string, string[]>;
  methods: Record<string, string[] | string>;
}>('api-paths.json');

export const pending = read<Pending>('pending.json');
export const extra = read<Extra>('extra.json');
export const specMessages = read<Record<string, unknown>>('messages.json');
export const specConstants = read<Record<string, unknown>>('constants.json');
export const specPaths: string[] = Object.values(groups).flat();

/** Entities of section 3, and where their fields are declared: a schema, a type of the calls, or a call's body. */
const homes: Record<string, string[]> = {
  userSession: ['Session', 'AuthorizedInfo'],
  menu: ['MenuNode', 'Menu'],
  userGroup: ['UserGroup'],
  user: ['User', 'SessionUser', 'AuthorityUserByUserId'],
  approvalRequest: [
    'ApprovalRequest',
    'PUT /update-userapprovalrequest/approval',
    'PUT /update-userapprovalrequest/rejection',
  ],
  authorityGroup: ['AuthorityGroup'],
  authorityMenu: ['AuthorityMenuByAuthrtId'],
  authorityUser: ['AuthorityUserByAuthrtId'],
  boardIpAuthority: ['BoardIp'],
  nationCodeFilters: ['NationCode'],
  document: ['Document'],
  commonCode: ['CommonCode'],
  post: ['Post'],
  comment: ['Comment'],
  fileMetadata: ['FileMetadata'],
  logFilters: [
    'GET /programloghistory-list',
    'GET /errorloghistory-list',
    'GET /loginloghistory-list',
    'GET /privacyloghistory-list',
  ],
  registration: ['SignUpInsert', 'ApprovalRequest', 'CertificationSent', 'POST /user-verification-sms'],
  signUp: ['SignUpInsert'],
  relatedIssue: ['RelatedIssue'],
  featureExtractionDict: ['FeatureExtractionDict'],
  media: ['Media'],
  mediaMerge: ['MediaMerge'],
  mediaWriteReason: ['MediaWriteReason'],
  mediaDuplicateCheck: ['MediaDuplicateCheck'],
  article: ['Article'],
  thinkTank: ['ThinkTank'],
  sns: ['Sns'],
  cluster: ['Cluster'],
  notification: ['Notification'],
  permissionSet: ['AuthorizedInfo', 'AuthorizedDetail'],
  statistics: ['Statistics'],
  articleStatus: ['ArticleStatus'],
  batchEdit: ['PUT /update-article/batch-edit'],
  mediaCheck: ['MediaCheck'],
  articleUrlCheck: ['ArticleUrlCheck'],
  approvalCounts: ['ApprovalCounts'],
  noticeBoardPost: ['Post'],
};

type Properties = { properties?: object };
type Body = {
  requestBody?: { content: Record<string, { schema: Properties }> };
  parameters?: { name: string }[];
};

const { components, paths } = read<{
  components: { schemas: Record<string, Properties> };
  paths: Record<string, Record<string, Body>>;
}>('../../generated/openapi.json');

const bodyOf = (call: string): Properties | undefined => {
  const [verb = '', path = ''] = call.split(' ');
  return paths[`/api${path}`]?.[verb.toLowerCase()]?.requestBody?.content['application/json']?.schema;
};

const queryOf = (call: string): Properties => {
  const [, path = ''] = call.split(' ');
  const names = (paths[`/api${path}`]?.get?.parameters ?? []).map(({ name }) => [name, {}]);
  return { properties: Object.fromEntries(names) };
};

/** Properties of a component, of the body of a call such as `PUT /update-x`, or of the query of `GET /x-list`. */
const propertiesOf = (home: string): Set<string> => {
  const call = home.startsWith('GET ') ? queryOf(home) : bodyOf(home);
  return new Set(Object.keys((home.includes(' ') ? call : components.schemas[home])?.properties ?? {}));
};

/** Fields of the specification as `entity.field`, each with whether we declare it. */
export const specFields = (): { name: string; isThere: boolean }[] => {
  const entities = read<Fields>('entities.json');
  return Object.entries(entities).flatMap(([entity, fields]) => {
    const where = homes[entity];
    if (!where || !Array.isArray(fields)) return [];
    const known = new Set(where.flatMap((component) => [...propertiesOf(component)]));
    return fields.map((field) => {
      const [name = '', part] = field.split('.').slice(-2);
      const isThere = part === undefined ? known.has(name) : known.has(part) || known.has(name);
      return { name: `${entity}.${field}`, isThere };
    });
  });
};

/** Entities of the specification without a declaration of ours; each needs a reason here. */
export const homeless: Record<string, string> = {
  note: 'a remark of the list itself',
  thinkTank: 'same shape as article; compared with it in a test of its own',
  sns: 'same shape as article; compared with it in a test of its own',
  everyTable: 'columns of every table; compared in a test of its own',
  pagination: 'the envelope of a list, in src/contract/list.ts',
  loginState: 'a persisted slice of the web, in src/web/client/session',
};

export const namedEntities = Object.keys(read<Fields>('entities.json'));
export const entitiesWithHome = Object.keys(homes);

const matches = (path: string, pattern: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern.split(' ')[0] === path;

const listed = (name: string, path: string): boolean =>
  [methods[name] ?? []].flat().some((pattern) => matches(path, pattern));

/** The HTTP method of a path according to the specification's list. */
export const verbOf = (path: string): 'GET' | 'POST' | 'PUT' | 'DELETE' => {
  if (listed('GET', path)) return 'GET';
  if (listed('POST (no override)', path)) return 'POST';
  if (listed('_method DELETE', path)) return 'DELETE';
  if (listed('_method PUT', path)) return 'PUT';
  if (listed('_method POST', path)) return 'POST';
  return 'GET';
};

/** Screens that are not in the specification, as marked in the list of routes. */
export const ownScreens = read<{ ours: { path: string }[] }>('routes.json').ours.map(({ path }) => path);
