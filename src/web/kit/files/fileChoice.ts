import { create } from 'zustand';
import { constants } from '#contract/constants.ts';
import { messages } from '#contract/messages.ts';

/** A file of a stored record. */
export interface StoredFile {
  fileId: string;
  orgnlFileNm: string;
  expln: string | null;
  fileSize: number;
  fileExtn: string;
  /** State of the text indexing in a few words; absent if the text is not searched. */
  textState?: string;
}

/** A file that was chosen but is not saved yet. */
export interface AddedFile {
  key: string;
  file: File;
  expln: string;
}

/** The changes that a form makes to the files of a record: the stored, the removed and the added ones. */
export interface FileChoice {
  stored: StoredFile[];
  removed: string[];
  added: AddedFile[];
}

const isChoice = (value: unknown): value is FileChoice =>
  value !== null && typeof value === 'object' && 'added' in value && 'removed' in value;

/** A form value as a choice; the plain files of a record become a choice without changes. */
export const choiceOf = (value: unknown): FileChoice =>
  isChoice(value)
    ? value
    : { stored: Array.isArray(value) ? (value as StoredFile[]) : [], removed: [], added: [] };

/** Number of files the record will have. */
export const countOf = ({ stored, removed, added }: FileChoice): number =>
  stored.length - removed.length + added.length;

const { extensions, maxBytes } = constants.file;

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file is refused before upload; undefined if it is accepted. */
export const refusalOf = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined => {
  if (!(extensions as readonly string[]).includes(extensionOf(name))) return messages.form.fileType;
  if (size > maxBytes) return messages.file.tooLarge;
  return size === 0 ? '내용이 없는 파일입니다.' : undefined;
};

/** The choice with these files added, up to the limit, and an error message for each refused file. */
export const withFiles = (
  choice: FileChoice,
  files: readonly File[],
  max: number,
  newKey: () => string,
): { choice: FileChoice; refusals: string[] } => {
  const refusals: string[] = [];
  const sound = files.filter((file) => {
    const refusal = refusalOf(file);
    if (refusal) refusals.push(`${file.name}: ${refusal}`);
    return !refusal;
  });
  const room = Math.max(0, max - countOf(choice));
  if (sound.length > room)
    refusals.push(messages.form.fileCount.replace(String(constants.file.maxCount), String(max)));
  const added = sound.slice(0, room).map((file) => ({ key: newKey(), file, expln: '' }));
  return { choice: { ...choice, added: [...choice.added, ...added] }, refusals };
};

const { newFiles, newFileMetadata, deletedFiles } = constants.upload;

/** The request body: the record as JSON in its part, the files and their descriptions. */
export const multipartOf = (part: string, record: unknown, { added, removed }: FileChoice): FormData => {
  const form = new FormData();
  form.append(part, JSON.stringify(record));
  if (added.length) {
    const about = added.map(({ file, expln }) => ({ orgnlFileNm: file.name, expln: expln.trim() || null }));
    form.append(newFileMetadata, JSON.stringify(about));
  }
  if (removed.length) form.append(deletedFiles, JSON.stringify(removed));
  // last, so that the server has the other parts before the long one begins
  for (const { file } of added) form.append(newFiles, file, file.name);
  return form;
};

/** Upload progress of each file, 0 to 1, from the bytes that the whole request has sent. */
export const sharesOf = (sizes: readonly number[], sent: number): number[] => {
  let before = 0;
  return sizes.map((size) => {
    const share = size === 0 ? 1 : Math.min(1, Math.max(0, (sent - before) / size));
    before += size;
    return share;
  });
};

interface Upload {
  /** Bytes sent; null while nothing is being sent. */
  sent: number | null;
  cancel: () => void;
}

const idle: Upload = { sent: null, cancel: () => {} };

/** The save with files in progress. There is at most one: the form waits for it. */
export const useUpload = create<Upload>(() => idle);

/** Runs a save with files: `onProgress` reports the bytes sent, `signal` is aborted by 취소. */
export const withUpload = async <T>(
  send: (onProgress: (sent: number) => void, signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  useUpload.setState({ sent: 0, cancel: () => controller.abort() });
  try {
    return await send((sent) => useUpload.setState({ sent }), controller.signal);
  } finally {
    useUpload.setState(idle);
  }
};
