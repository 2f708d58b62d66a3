import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { currentDocuments } from './currentDocuments.ts';
import { documentParagraphs } from './documentText.ts';
import { downloadDocument } from './downloadDocument.ts';

type Ids = Extract<keyof Calls, `GET /current-${string}`>;

/** Privacy policy, terms and agreements as they are in force today. */
export const documentHandlers = (environment: Environment): { [Id in Ids]: Handler<Id> } => ({
  'GET /current-document': async ({ reply }) =>
    (await downloadDocument('DOC_KND_PRIVACY', reply, environment)) as never,
  'GET /current-terms': async ({ reply }) =>
    (await downloadDocument('DOC_KND_TERMS', reply, environment)) as never,
  'GET /current-personal-info-agreements/required': async ({ reply }) =>
    (await downloadDocument('DOC_KND_REQUIRED', reply, environment)) as never,
  'GET /current-personal-info-agreements/optional': async ({ reply }) =>
    (await downloadDocument('DOC_KND_OPTIONAL', reply, environment)) as never,
  'GET /current-document-texts': async () => {
    const found = await currentDocuments();
    return {
      data: found.map(({ docCn, ...one }) => ({
        ...one,
        paragraphs: documentParagraphs(docCn, environment),
      })),
    };
  },
});
