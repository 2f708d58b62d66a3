import type { Environment } from '#server/kernel/settings/environment.ts';
import { paragraphsOf } from '#server/kernel/text/plainText.ts';
import { withName } from './particles.ts';

export type Names = Pick<Environment, 'ministryName' | 'brandName' | 'supportEmail' | 'supportPhone'>;

/** Whom to ask in an installation that names no contact. */
const whoElse = '시스템 관리자에게 문의';
const bullet = '• ';
/** Lets Windows editors recognise the text as UTF-8. */
const byteOrderMark = '\ufeff';

const filled = (text: string, { ministryName, brandName, supportEmail, supportPhone }: Names): string =>
  withName(withName(text, '{기관명}', ministryName), '{누리집}', brandName)
    .replaceAll(
      '{문의 이메일} · {문의 전화}',
      [supportEmail, supportPhone].filter(Boolean).join(' · ') || whoElse,
    )
    .replaceAll('{문의 이메일}', supportEmail || whoElse)
    .replaceAll('{문의 전화}', supportPhone || whoElse);

/**
 * The text of a document, one paragraph per block of its HTML, with the names of this installation. List items begin
 * with a bullet.
 */
export const documentParagraphs = (html: string, names: Names): string[] => {
  const text = paragraphsOf(html.replaceAll(/<li(?:\s[^>]*)?>/gi, `<li>${bullet}`));
  return text === '' ? [] : filled(text, names).split('\n');
};

/** The whole document as a text file: title, day of revision, blocks. */
export const documentFile = (
  { docKndNm, rvsnYmd, docCn }: { docKndNm: string; rvsnYmd: string | null; docCn: string },
  names: Names,
): string => {
  const blocks = [docKndNm, `시행일: ${rvsnYmd ?? ''}`, ...documentParagraphs(docCn, names)];
  const text = blocks.reduce(
    (before, block) => `${before}${block.startsWith(bullet) ? '\n' : '\n\n'}${block}`,
  );
  return `${byteOrderMark}${text}\n`;
};
