import { createContext } from 'react';

/** What a list calls conditions and orders for which the schema's label says too little or too much. */
export type Words = Readonly<Record<string, string>>;

export const ListWords = createContext<Words>({});
