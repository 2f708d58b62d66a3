export const count = (n: number): string => n.toLocaleString('ko-KR');

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** What an edit does, ready for a verb: ‘가’ → ‘나’로. */
export const replacement = ({ fromText, toText }: { fromText: string; toText: string }): string =>
  toText ? `‘${shortened(fromText)}’ → ‘${shortened(toText)}’(으)로` : `‘${shortened(fromText)}’ → 지움으로`;
