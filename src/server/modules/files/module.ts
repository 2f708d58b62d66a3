import type { Module } from '#server/kernel/module.ts';
import { fileHandlers } from './fileHandlers.ts';
import { pictureHandlers } from './pictures/pictureHandlers.ts';

/** Stored files on their way out: downloads, archives and pictures. */
export const files = {
  handlers: ({ files, catalogue }) => ({
    ...fileHandlers(files, catalogue),
    ...pictureHandlers(files, catalogue),
  }),
} satisfies Module;
