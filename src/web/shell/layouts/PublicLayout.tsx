import type { ReactNode } from 'react';
import { Masthead } from './Masthead.tsx';

/** Layout of /login and /signUp: no header, no footer; only the banner of official sites. */
export const PublicLayout = ({ children }: { children: ReactNode }) => (
  <>
    <Masthead />
    {children}
  </>
);
