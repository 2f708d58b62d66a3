/** The longest body of a call, and the longest part of a form that is no file, in bytes: rich texts travel as JSON. */
export const bodyLimit = 8 * 1024 * 1024;
