import { createContext } from 'react';

/** Labels of conditions and orders for which the schema's label is too short or too long. */
export type Words = Readonly<Record<string, string>>;

export const ListWords = createContext<Words>({});
