import { badRequest } from '../failure.ts';

/** The bytes of a file that a call carries in base64. @throws Failure 400 for anything else */
export const base64File = (content: string): Buffer => {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(content)) throw badRequest('파일을 읽을 수 없습니다. 다시 골라 주세요.');
  return Buffer.from(content, 'base64');
};
