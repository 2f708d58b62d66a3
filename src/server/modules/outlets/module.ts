import type { Module } from '#server/kernel/module.ts';
import { completeMedia } from './completeMedia.ts';
import { mediaHandlers } from './handlers.ts';
import { outletImportHandlers } from './import/handlers.ts';
import { deleteNation } from './nations/deleteNation.ts';
import { media } from './policies/media.ts';
import { registerOutletMoves } from './registerOutletMoves.ts';

/** Outlets of the press, their countries and addresses, merged where two are one. */
export const outlets = {
  policies: { media },
  completions: { media: completeMedia },
  handlers: ({ environment, catalogue }) => ({
    ...mediaHandlers(environment, catalogue),
    ...outletImportHandlers(catalogue),
    'DELETE /delete-nationcode': deleteNation(catalogue),
  }),
  open: (app, { database }) => registerOutletMoves(app, database),
} satisfies Module;
