/** @param bytes a text is encoded as UTF-8 */
export interface UploadedFile {
  name: string;
  bytes: string | Uint8Array<ArrayBuffer>;
}

/** The form of a record with files, as sent by a screen: the record as JSON in the part that has its name. */
export const uploadForm = (part: string, record: unknown, files: readonly UploadedFile[] = []): FormData => {
  const form = new FormData();
  form.append(part, JSON.stringify(record));
  for (const { name, bytes } of files) form.append('insertFiles', new Blob([bytes]), name);
  return form;
};
