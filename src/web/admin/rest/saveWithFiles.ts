import { write } from '#web/client/http/write.ts';
import { choiceOf, multipartOf } from '#web/kit/files/fileChoice.ts';
import { withUpload } from '#web/kit/files/uploadStore.ts';
import { type Resource, withId, writeCall } from './apiCall.ts';
import { raError } from './raError.ts';

type Row = Record<string, unknown>;

const fileField = (resource: Resource) => resource.fields.find(({ files }) => files);

/** True if the record is sent as multipart: its entity has files and the form changes them. */
export const savesFiles = (resource: Resource, record: Row): boolean =>
  fileField(resource)?.name !== undefined && (fileField(resource)?.name ?? '') in record;

/**
 * Saves a record with its files, streamed by the browser. A refused form keeps its files and is sent again unchanged.
 * @param id absent for a new record
 */
export const saveWithFiles = async (
  resource: Resource,
  id: string | undefined,
  values: Row,
): Promise<{ data: Row }> => {
  const field = fileField(resource);
  if (!field?.files) throw new Error(`${resource.name} has no files.`);
  const { [field.name]: chosen, ...record } = values;
  const call = writeCall(resource, id === undefined ? 'POST' : 'PUT', id, record);
  if (call.kind !== 'write') throw new Error('A save is a write.');
  const choice = choiceOf(chosen);
  const body = multipartOf(field.files.part, call.body, choice);
  const before = choice.added.length ? JSON.stringify(call.body).length : 0;
  try {
    const stored = await withUpload((onProgress, signal) =>
      write<Row | null>(call.verb, call.path, body, {
        quiet: true,
        signal,
        onUploadProgress: ({ loaded }) => onProgress(Math.max(0, loaded - before)),
      }),
    );
    return { data: withId(resource, { ...call.body, ...stored }) };
  } catch (failure) {
    throw raError(failure);
  }
};
