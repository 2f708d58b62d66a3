import leven from 'leven';
import { variableNames, withoutBlanks } from './environment.ts';

/** Number of letters by which a name may differ from the intended one: short names are similar anyway. */
const typos = (name: string): number => (name.length < 6 ? 0 : name.length < 9 ? 1 : 2);

/** Two neighbouring letters transposed: SMTP_ULR. */
const isSwapped = (name: string, meant: string): boolean => {
  const at = [...name].findIndex((letter, place) => letter !== meant[place]);
  const [first = '', second = ''] = name.slice(at, at + 2);
  return name.length >= 6 && at >= 0 && name.slice(0, at) + second + first + name.slice(at + 2) === meant;
};

const meantBy = (name: string): string | undefined =>
  variableNames.includes(name)
    ? undefined
    : variableNames.find((one) => leven(name, one) <= typos(name) || isSwapped(name, one));

const unprotected =
  'PUBLIC_URL이 http://로 시작합니다. 비밀번호와 개인정보가 암호화되지 않고 오갑니다. https:// 주소를 지정해 주세요.';
const openDocs =
  'API_DOCS_PUBLIC=1이라 API 설명서(/api/docs)를 누구나 읽을 수 있습니다. 관리자만 읽어도 되면 이 줄을 지워 주세요.';

/**
 * Warnings about an environment with which the product starts nevertheless: variables that look misspelt, and an
 * address without encryption and an open description of the API in production. One sentence each.
 * @param source usually `process.env`
 */
export function environmentWarnings(source: Record<string, string | undefined>): string[] {
  const given = withoutBlanks(source);
  const misspelt = Object.keys(given).flatMap((name) => {
    const meant = meantBy(name);
    return meant
      ? [`환경 변수 ${name}은(는) 쓰이지 않습니다. ${meant}을(를) 쓰려던 것은 아닌지 확인해 주세요.`]
      : [];
  });
  if (given['NODE_ENV'] !== 'production') return misspelt;
  return [
    ...misspelt,
    ...(given['PUBLIC_URL']?.startsWith('http:') ? [unprotected] : []),
    ...(given['API_DOCS_PUBLIC'] === '1' ? [openDocs] : []),
  ];
}
