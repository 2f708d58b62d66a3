import { createContext } from 'react';
import type { ExportSource } from './export/exportRequest.ts';

/** The subset of the entity's records that the list shows; undefined for all. */
export const ListPart = createContext<ExportSource | undefined>(undefined);
