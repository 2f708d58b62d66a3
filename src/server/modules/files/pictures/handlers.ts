import type { FieldSpec } from '#contract/entity.ts';
import { isPicture } from '#contract/pictures.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { readUpload, takingBack } from '#server/kernel/crud/upload.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { badRequest, validationFailure } from '#server/kernel/failure.ts';
import { keepLoose } from './keepLoose.ts';
import { ownPicture } from './ownPicture.ts';
import { pictureProblem } from './pictureRules.ts';
import { sendPicture } from './sendPicture.ts';

type Ids = 'POST /insert-picture' | 'GET /picture';

/** No record comes with it. */
const noRecord = { files: { part: 'picture' } } as FieldSpec;

/** Pictures of rich texts: uploaded while the text is written, and read by whoever may open its record. */
export const pictureHandlers = (
  { dataDir }: Environment,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /insert-picture': async ({ request, caller }) => {
    if (!request.isMultipart()) throw badRequest('그림은 파일로 올려 주세요.');
    const upload = await readUpload(request, noRecord, dataDir);
    return takingBack(upload, async () => {
      const [file] = upload.files;
      const problem = pictureProblem(upload.files);
      if (problem || !file || !isPicture(file.fileExtn))
        throw validationFailure([invalid('insertFiles', '그림', problem ?? undefined)]);
      return { data: await keepLoose(file, caller) };
    });
  },
  'GET /picture': async ({ query, caller, request, reply }) => {
    const file = await ownPicture(catalogue, caller, query.fileId);
    return (await sendPicture(request, reply, file, dataDir)) as never;
  },
});
