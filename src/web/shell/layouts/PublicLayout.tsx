import type { ReactNode } from 'react';
import { Masthead } from './Masthead.tsx';

/** /login and /signUp: no header, no footer; only the band that every official site carries. */
export const PublicLayout = ({ children }: { children: ReactNode }) => (
  <>
    <Masthead />
    {children}
  </>
);
