import { bodyLimits } from '#contract/bodyLimits.ts';
import type { Access, CrudOperation, OperationSpec } from '#contract/entity.ts';
import { crudPath, hasPersonal, isExport } from '#contract/entityFields.ts';
import { type EntityModel, isAdministration } from './entityModel.ts';
import type { Parsed } from './parse.ts';
import type { AreaSchema, CallSchema } from './schemaTypes.ts';

export interface OperationModel {
  file: string;
  spec: OperationSpec;
  /** The short form, for calls that are not an entity's own. */
  call?: CallSchema;
  /** Why the call exists, for calls that the specification lacks. */
  reason?: string;
  /** Custom operation of an entity: a handler answers it in the shape of the crud one. */
  custom?: CrudOperation;
  /** The detail of the caller's own record: no key is asked for. */
  own?: boolean;
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
};

/** Administration asks for the administrator's flag and address; the rest is authorised by the entity's own menus. */
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

/** The menu does not matter. */
const isForAnybody = (access: Access | undefined): boolean => access === 'session' || access === 'public';

/** Bytes that the texts of a record may take, three for each character. */
const textBytes = ({ fields }: EntityModel['spec']): number =>
  fields.reduce((bytes, { maxLength = 0, itemLength = 0 }) => bytes + 3 * (maxLength + itemLength), 0);

/** What is written of a record with rich text, long texts or rows of its own may be longer than other bodies. */
const bodyLimitOf = ({ spec }: EntityModel, operation: CrudOperation): number | undefined => {
  if (operation !== 'insert' && operation !== 'update') return undefined;
  const isLong =
    spec.fields.some(({ kind }) => kind === 'html' || kind === 'children' || kind === 'list') ||
    textBytes(spec) > bodyLimits.usual / 2;
  return isLong ? bodyLimits.record : undefined;
};

export const entityOperations = (model: EntityModel): OperationModel[] => {
  const { spec, file, origins, about } = model;
  return (Object.entries(spec.operations) as [CrudOperation, 'crud' | 'custom'][]).map(
    ([operation, mode]) => {
      const special = about[operation];
      const { method, path } = crudPath(spec, operation);
      return {
        file,
        own: special?.own,
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
        binary: call.answer === 'binary' || undefined,
        queued: call.queued,
        subject: call.subject,
        bodyLimit: call.bodyLimit,
        background: call.background,
      },
    };
  });
