/** Words of names that tell the kind of an outlet, by code of MEDIA_KND; the first that fits counts. */
const kinds: readonly (readonly [code: string, words: RegExp])[] = [
  ['MEDIA_KND_03', /\b(?:news|press|information) agency\b|\bagence\b|\bagenzia\b|\bagencia\b|통신/iu],
  [
    'MEDIA_KND_02',
    /\b(?:radio|rádio|tv|television|televisión|télévision|televisie|televizija|broadcast(?:er|ing)?|fm|channel|canal|kanal)\b|radio|телевидение|телеканал|радио/iu,
  ],
  ['MEDIA_KND_04', /\b(?:magazine|magazin|revista|weekly review|monthly)\b/iu],
  [
    'MEDIA_KND_01',
    /\b(?:times|post|herald|gazette|daily|tribune|newspaper|chronicle|courier|zeitung|tageblatt|anzeiger|nachrichten|diario|diário|diari|jornal|journal|quotidiano|gazzetta|dagblad|gazeta|газета|вестник)\b|新聞|日報|日报|晚報|晚报|신문|일보/iu,
  ],
];

/** Kinds of the Korean list. */
export const koreanKinds: Readonly<Record<string, string>> = {
  종합일간지: 'MEDIA_KND_01',
  통신사: 'MEDIA_KND_03',
  시사주간지: 'MEDIA_KND_04',
  인터넷신문: 'MEDIA_KND_05',
};

/** The kind that a name tells; empty if it does not. */
export const kindOf = (name: string): string => kinds.find(([, words]) => words.test(name))?.[0] ?? '';
