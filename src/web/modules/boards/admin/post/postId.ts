import { HttpError } from 'react-admin';

/** True if the last part of an address can be a post id; only then the server is asked. */
export const isPostId = (id: string): boolean => /^\d{1,15}$/.test(id);

/** The post does not exist, or the id is invalid: a retry would not help. */
export const isMissing = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 400);
