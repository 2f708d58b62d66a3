import type { ErrorBody } from '#contract/errors.ts';

const parsed = (text: string): Partial<ErrorBody> => {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === 'object' ? (value as Partial<ErrorBody>) : {};
  } catch {
    // a proxy's HTML page is no sentence for a person
    return {};
  }
};

/** The error body of an answer, also where the call asked for something binary. */
export const errorBody = async (data: unknown): Promise<Partial<ErrorBody>> => {
  if (data instanceof Blob) return parsed(await data.text());
  if (data instanceof ArrayBuffer || ArrayBuffer.isView(data))
    return parsed(new TextDecoder().decode(data as Uint8Array));
  if (typeof data === 'string') return parsed(data);
  return data && typeof data === 'object' ? (data as Partial<ErrorBody>) : {};
};
