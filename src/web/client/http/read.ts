import type { AxiosRequestConfig } from 'axios';
import { http } from './http.ts';

/** The `data` of a GET response `{data}`. */
export const read = async <T>(path: string, config: AxiosRequestConfig = {}): Promise<T> =>
  (await http.get<{ data: T }>(path, config)).data.data;
