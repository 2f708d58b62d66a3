import type { Module } from '#server/kernel/module.ts';
import { registerAttachmentTexts } from './attachments/registerAttachmentTexts.ts';
import { searchHandlers } from './handlers.ts';
import { searchSynonyms } from './policies/searchSynonyms.ts';

/** What is found by words and conditions, in items, in their files and in what colleagues wrote. */
export const search = {
  policies: { searchSynonyms },
  handlers: ({ catalogue }) => searchHandlers(catalogue),
  open: (app, { database, environment }) => registerAttachmentTexts(app, database, environment.dataDir),
} satisfies Module;
