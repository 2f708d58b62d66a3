export const credentialsSentence =
  '아이디나 비밀번호가 들어 있는 주소는 쓸 수 없습니다. 그 부분을 지우고 입력해 주세요.';

/** Whether a web address contains a user name or password, which every reader of the link would get. */
export const hasCredentials = (address: string): boolean => {
  const url = URL.parse(address.trim());
  return url !== null && /^https?:$/.test(url.protocol) && (url.username !== '' || url.password !== '');
};
