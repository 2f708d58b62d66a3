import type { CrudOperation, EntitySpec } from '#contract/entity.ts';
import { fieldOf, fileField, pickerSpec } from '#contract/entityFields.ts';
import { missing } from '#contract/validation.ts';
import type { Caller } from '../access/caller.ts';
import type { Call } from '../calls/call.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { validationFailure } from '../failure.ts';
import type { FileStore } from '../files/fileStore.ts';
import { revertRecord } from './base/revertRecord.ts';
import { completionOf } from './completion.ts';
import { deleteRecord } from './deleteRecord.ts';
import { exportList } from './export/exportList.ts';
import { insertRecord } from './insertRecord.ts';
import { type ListQuery, readListQuery } from './listQuery.ts';
import { asAnswer, choiceColumns, presentRecord, presentUnmasked } from './present.ts';
import { readList } from './readList.ts';
import { readRecord } from './readRecord.ts';
import { choosableRows } from './references.ts';
import { sourceOf } from './source.ts';
import { noteUnmask, readUnmaskRequest } from './unmask.ts';
import { updateRecord } from './updateRecord.ts';
import { discardingOnRefusal, readUpload, type Upload } from './upload.ts';

export interface Runtime {
  catalogue: Catalogue;
  files: FileStore;
}

type Answer = (call: Call, spec: EntitySpec, runtime: Runtime) => Promise<unknown>;

/** The query of a list. @throws Failure 400 with every problem */
export const listQueryOf = (
  spec: EntitySpec,
  query: Record<string, unknown>,
  caller: Caller | null = null,
): ListQuery => {
  const read = readListQuery(spec, query, caller);
  if (read.problems) throw validationFailure(read.problems);
  return read.query;
};

const list: Answer = async ({ query, caller }, spec, { catalogue }) => {
  const found = await readList(sourceOf(catalogue, spec), caller, listQueryOf(spec, query, caller));
  const complete = completionOf(spec.name);
  return complete ? { ...found, data: await complete(catalogue, caller, found.data) } : found;
};

const popup: Answer = async ({ query, caller }, spec, { catalogue }) => {
  const source = sourceOf(catalogue, spec);
  const requested = listQueryOf(pickerSpec(spec), query, caller);
  const unused = requested.filters.some(({ field }) => field === 'useYn');
  return readList(source, caller, requested, {
    fields: choiceColumns(spec),
    extra: choosableRows(source, { unused }),
  });
};

const file: Answer = (call, spec, { catalogue }) =>
  exportList(call, spec, catalogue, { complete: completionOf(spec.name) });

/** One record: masked, or unmasked for administrators who request that. */
/** @template T the entity's generated type, see presentRecord */
export const detailOf = async <T extends object = Record<string, unknown>>(
  call: Call,
  spec: EntitySpec,
  catalogue: Catalogue,
): Promise<{ data: T }> => {
  const { query, caller } = call;
  const given = query[spec.key];
  if (given === undefined || given === '') {
    throw validationFailure([missing(spec.key, fieldOf(spec, spec.key)?.label ?? spec.key)]);
  }
  const unmask = readUnmaskRequest(call, spec);
  const record = await readRecord(catalogue, spec, caller, given, { isUnmasked: unmask !== undefined });
  if (!unmask) return { data: presentRecord(spec, record) };
  await noteUnmask(call, spec, record[spec.key], unmask);
  return { data: asAnswer(presentUnmasked(record)) };
};

const detail: Answer = async (call, spec, { catalogue }) => {
  const { data } = await detailOf(call, spec, catalogue);
  const [completed] = (await completionOf(spec.name)?.(catalogue, call.caller, [data])) ?? [];
  return { data: completed ?? data };
};

/** The sent record and its files, from JSON or multipart. If the work fails, the uploaded files are deleted again. */
export const withUpload = async <T>(
  call: Pick<Call<never, unknown>, 'request' | 'body'>,
  spec: EntitySpec,
  runtime: Pick<Runtime, 'files'>,
  store: (body: unknown, upload?: Upload) => Promise<T>,
): Promise<T> => {
  const field = fileField(spec);
  if (!field || !call.request.isMultipart()) return store(call.body);
  const upload = await readUpload(call.request, field, runtime.files);
  return discardingOnRefusal(upload, () => store(upload.body, upload));
};

const insert: Answer = (call, spec, runtime) =>
  withUpload(call, spec, runtime, async (body, upload) => ({
    data: presentRecord(spec, await insertRecord(runtime.catalogue, spec, call.caller, body, upload?.files)),
  }));

const update: Answer = (call, spec, runtime) =>
  withUpload(call, spec, runtime, async (body, upload) => ({
    data: presentRecord(
      spec,
      await updateRecord(runtime.catalogue, spec, call.caller, body, upload?.files, upload?.removed),
    ),
  }));

const remove: Answer = async ({ body, caller }, spec, { catalogue }) => ({
  data: await deleteRecord(catalogue, spec, caller, body),
});

const revert: Answer = async ({ body, caller }, spec, { catalogue }) => ({
  data: presentRecord(spec, await revertRecord(catalogue, spec, caller, body)),
});

/** The answer of the runtime to each operation of an entity. */
export const crudAnswers: Record<CrudOperation, Answer> = {
  list,
  excel: file,
  fullExcel: file,
  txt: file,
  fullTxt: file,
  popup,
  detail,
  insert,
  update,
  delete: remove,
  revert,
};
