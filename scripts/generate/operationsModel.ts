import { bodyLimits } from '#contract/bodyLimits.ts';
import { crudPath, isExport } from '#contract/crudPaths.ts';
import type { Access, CrudOperation, OperationSpec } from '#contract/entity.ts';
import { hasPersonal } from '#contract/entityFields.ts';
import { type EntityModel, isAdministration } from './entityModel.ts';
import type { Parsed } from './parse.ts';
import type { AreaSchema, CallSchema } from './schemaTypes.ts';

export interface OperationModel {
  file: string;
  spec: OperationSpec;
  /** The short form, for operations that do not belong to an entity. */
  call?: CallSchema;
  /** Why the operation exists, if the specification lacks it. */
  reason?: string;
  /** A custom operation of an entity: a handler implements it in the form of the CRUD one. */
  custom?: CrudOperation;
  /** The detail of the caller's own record, without a key. */
  own?: boolean;
  /** Parameters of the entity's shared queries (`x-entity.queryOf`), in place of the filters of its fields. */
  query?: NonNullable<CallSchema['query']>;
}

const words: Record<CrudOperation, string> = {
  list: '목록',
  excel: '목록 내보내기',
  fullExcel: '목록 내보내기 (본문 포함)',
  txt: '목록을 텍스트로 내보내기',
  fullTxt: '목록을 텍스트로 내보내기 (본문 포함)',
  detail: '상세',
  popup: '선택 목록',
  insert: '등록',
  update: '수정',
  delete: '삭제',
  revert: '기본값으로 되돌리기',
};

const rightOf: Record<CrudOperation, Access> = {
  list: 'menu:list',
  excel: 'menu:read',
  fullExcel: 'menu:read',
  txt: 'menu:read',
  fullTxt: 'menu:read',
  detail: 'menu:read',
  popup: 'session',
  insert: 'menu:write',
  update: 'menu:write',
  delete: 'menu:write',
  revert: 'menu:write',
};

/**
 * Administration requires the administrator's flag and an allowed address; other operations are authorised by the
 * entity's menus.
 */
const accessOf = (
  { spec, ip }: EntityModel,
  operation: CrudOperation,
  given: Access | undefined,
): { access: Access; ip?: boolean | undefined } => {
  if (given) return { access: given, ip };
  if (operation === 'popup' || spec.menus.length === 0) return { access: 'session', ip };
  const isAdmin = spec.menus.every(isAdministration);
  return isAdmin ? { access: 'admin', ip: true } : { access: rightOf[operation], ip };
};

/** Whether access does not depend on a menu. */
const isForAnybody = (access: Access | undefined): boolean => access === 'session' || access === 'public';

/** Maximum bytes of a record's texts, three per character. */
const textBytes = ({ fields }: EntityModel['spec']): number =>
  fields.reduce((bytes, { maxLength = 0, itemLength = 0 }) => bytes + 3 * (maxLength + itemLength), 0);

/** Request bodies of records with rich text, long texts or child rows may be longer than others. */
const bodyLimitOf = ({ spec }: EntityModel, operation: CrudOperation): number | undefined => {
  if (operation !== 'insert' && operation !== 'update') return undefined;
  const isLong =
    spec.fields.some(({ kind }) => kind === 'html' || kind === 'children' || kind === 'list') ||
    textBytes(spec) > bodyLimits.usual / 2;
  return isLong ? bodyLimits.record : undefined;
};

export const entityOperations = (model: EntityModel): OperationModel[] => {
  const { spec, file, origins, about, query } = model;
  return (Object.entries(spec.operations) as [CrudOperation, 'crud' | 'custom'][]).map(
    ([operation, mode]) => {
      const special = about[operation];
      const { method, path } = crudPath(spec, operation);
      return {
        file,
        own: special?.own,
        query,
        custom: mode === 'custom' ? operation : undefined,
        reason: origins[operation],
        spec: {
          id: `${method} ${path}`,
          method,
          path,
          summary: `${spec.label} ${words[operation]}`,
          ...accessOf(model, operation, special?.access),
          menus: operation === 'popup' || isForAnybody(special?.access) ? [] : spec.menus,
          flag: special?.flag,
          duringSteps: special?.duringSteps,
          readApi: special?.readApi,
          binary: isExport(operation) || undefined,
          queued: isExport(operation) || undefined,
          subject: method !== 'GET' && hasPersonal(spec) && spec.menus.length ? spec.key : undefined,
          bodyLimit: bodyLimitOf(model, operation),
          background: operation === 'popup' && !hasPersonal(spec) ? true : undefined,
          entity: spec.name,
          crud: operation,
        },
      };
    },
  );
};

export const areaOperations = ({ file, schema }: Parsed<AreaSchema>): OperationModel[] =>
  Object.entries(schema.operations).map(([id, call]) => {
    const [method, path] = id.split(' ') as [OperationSpec['method'], string];
    return {
      file,
      call,
      reason: call.origin ? (call.reason ?? '') : undefined,
      spec: {
        id,
        method,
        path,
        summary: call.summary,
        access: call.access,
        ip: call.ip,
        menus: call.menus ?? [],
        authority: call.authority,
        flag: call.flag,
        duringSteps: call.duringSteps,
        readApi: call.readApi,
        binary: call.answer === 'binary' || undefined,
        queued: call.queued,
        subject: call.subject,
        bodyLimit: call.bodyLimit,
        background: call.background,
      },
    };
  });
