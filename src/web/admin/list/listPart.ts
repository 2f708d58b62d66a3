import { createContext } from 'react';
import type { ExportSource } from './export/exportRequest.ts';

/** The part of the entity's records that the list is about; undefined: all of them. */
export const ListPart = createContext<ExportSource | undefined>(undefined);
