import { HttpError } from 'react-admin';

/** Whether the last part of an address can be the number of a post; only then is the server asked. */
export const isPostId = (id: string): boolean => /^\d{1,15}$/.test(id);

/** Nothing is there, or the number is none that there could be: to ask again would bring the same. */
export const isMissing = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 400);
