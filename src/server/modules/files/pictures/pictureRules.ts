import { isPicture } from '#contract/pictures.ts';
import type { UploadedFile } from '#server/kernel/crud/upload.ts';

/**
 * Maximum bytes of a picture in a text: twice the size of a typical phone photo. Larger ones can be attached as files.
 */
export const maxBytes = 10 * 1024 * 1024;

/** Maximum of uploaded pictures per user that belong to no record. */
export const maxStaged = 100;

export const tooManyStaged =
  '저장하지 않은 그림이 너무 많습니다. 쓰던 글을 저장하거나, 이틀 뒤에 다시 시도해 주세요.';

type PictureFile = Pick<UploadedFile, 'fileExtn' | 'fileSize'>;

/** Reason why the uploaded files cannot be a picture in a text; undefined for one valid picture. */
export const pictureProblem = (files: readonly PictureFile[]): string | undefined => {
  const [file, another] = files;
  if (!file) return '그림 파일을 골라 주세요.';
  if (another) return '그림은 한 번에 하나씩 올려 주세요.';
  if (!isPicture(file.fileExtn))
    return '그림은 PNG, JPG, GIF 파일만 넣을 수 있습니다. 다른 파일은 첨부해 주세요.';
  if (file.fileSize > maxBytes)
    return '그림은 10MB까지 넣을 수 있습니다. 크기를 줄이거나 첨부파일로 올려 주세요.';
  return undefined;
};
