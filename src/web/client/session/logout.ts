import { http } from '../http/http.ts';
import { clearSession } from './sessionStore.ts';

const tellServer = async (): Promise<void> => {
  try {
    await http.post('/logout', {});
  } catch (failure) {
    // the specification: a failing logout is only logged
    console.error('logout failed', failure);
  }
};

/** Ends the session on the server and here, without confirmation and without leaving the screen. */
export const logout = async (): Promise<void> => {
  await tellServer();
  clearSession();
};
