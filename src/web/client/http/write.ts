import type { AxiosRequestConfig } from 'axios';
import { constants } from '#contract/constants.ts';
import { http } from './http.ts';

/**
 * A write as the server expects it: POST with the operation's verb in the `_method` header.
 * Resolves with the `data` of the response. A FormData body is sent as multipart.
 */
export const write = async <T>(
  verb: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown = {},
  config: AxiosRequestConfig = {},
): Promise<T> => {
  const headers = { ...config.headers, [constants.session.methodOverrideHeader]: verb };
  const { data } = await http.post<{ data: T }>(path, body, { ...config, headers });
  return data.data;
};
