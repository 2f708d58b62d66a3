import type { Module } from '#server/kernel/module.ts';
import { fileHandlers } from './fileHandlers.ts';
import { pictureHandlers } from './pictures/pictureHandlers.ts';

/** Downloads, archives and pictures of stored files. */
export const files = {
  handlers: ({ files, catalogue }) => ({
    ...fileHandlers(files, catalogue),
    ...pictureHandlers(files, catalogue),
  }),
} satisfies Module;
