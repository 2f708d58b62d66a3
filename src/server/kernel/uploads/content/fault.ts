/** Problem of a file's content. */
export type Fault = 'empty' | 'other' | 'damaged' | 'locked' | 'bomb' | 'mixed';

const sentences: Record<Fault, (name: string, extension: string) => string> = {
  empty: (name) => `'${name}'은(는) 내용이 없는 파일입니다. 파일을 확인한 뒤 다시 첨부해 주세요.`,
  other: (name, extension) =>
    `'${name}' 파일의 내용이 확장자(.${extension})와 다릅니다. 원래 프로그램에서 맞는 형식으로 저장한 뒤 다시 첨부해 주세요.`,
  damaged: (name) =>
    `'${name}' 파일이 손상되었거나 끝까지 저장되지 않았습니다. 원본을 다시 저장한 뒤 첨부해 주세요.`,
  locked: (name) => `'${name}' 파일에 암호가 걸려 있습니다. 암호를 풀고 저장한 뒤 다시 첨부해 주세요.`,
  bomb: (name) => `'${name}' 파일은 압축을 풀면 너무 크거나 담긴 파일이 너무 많습니다. 나누어 첨부해 주세요.`,
  mixed: (name) =>
    `'${name}' 파일에 다른 형식의 내용이 덧붙어 있습니다. 원본을 다시 저장한 뒤 첨부해 주세요.`,
};

/** The Korean message for the user who attached the file. */
export const faultSentence = (fault: Fault, name: string, extension: string): string =>
  sentences[fault](name, extension);

/** 415 if the content does not match the extension; 400 if it does and cannot be accepted. */
export const faultStatus = (fault: Fault): 400 | 415 => (fault === 'other' || fault === 'mixed' ? 415 : 400);

/** Thrown inside the readers of containers. */
export class ContentFault extends Error {
  override name = 'ContentFault';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}
