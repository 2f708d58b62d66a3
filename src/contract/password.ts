/** The rule of design/api.md: at least 9 characters of 3 kinds, without the name part of the e-mail. */
const minLength = 9;
const kindsNeeded = 3;

/** Lower case, upper case, digits, everything else. Letters without case belong to the last. */
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u];

const nameOf = (eml: string): string => (eml.split('@')[0] ?? '').toLowerCase();

/** Problem of a new password, as one sentence; undefined if it is acceptable. */
export const passwordProblem = (password: string, eml: string): string | undefined => {
  if ([...password].length < minLength) return `비밀번호는 ${minLength}자 이상으로 정해 주세요.`;
  if (/\p{Cc}/u.test(password)) return '비밀번호에는 눈에 보이는 글자만 쓸 수 있습니다.';
  if (kinds.filter((kind) => kind.test(password)).length < kindsNeeded) {
    return '영문 대문자, 소문자, 숫자, 특수문자 가운데 세 가지 이상을 섞어 주세요.';
  }
  const name = nameOf(eml);
  if (name.length > 2 && password.toLowerCase().includes(name)) {
    return '비밀번호에 이메일 아이디를 넣을 수 없습니다.';
  }
  return undefined;
};
