const dense = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Length of a text in letters of an alphabet: a Chinese, Japanese or Korean character says as much as two or three. */
export const weightOf = (text: string): number => text.length + 1.4 * (text.match(dense)?.length ?? 0);

const sentenceEnd = /[.!?。！？…:;,]["'”’»」』)\]]*$|[다요까음함임]\.?$/u;

/** Lines of a page around its text: labels of advertisements and related pages, credits, dates, rights, calls to subscribe. */
const furniture = new RegExp(
  `^(?:${[
    'advertisement|advert|ad|sponsored(?: content)?|skip to content|menu|share(?: this)?|comments?(?: \\(\\d+\\))?|caption|close|loading\\W*',
    '(?:related|read (?:more|also|next)|see (?:also|more)|more (?:from|on|about)|also read|don.t miss|recommended|watch|on [\\w.]+\\.com)\\b\\W.{0,140}',
    'tags?\\W.{0,300}|(?:filed under|topics)\\W.{0,200}',
    '(?:photo|image|picture|foto|bild|crédit|credit)s?(?: \\d+ (?:of|/).{0,9})?\\s*[:©(].{0,160}|\\(?(?:image|photo|foto)\\s*[:©].{0,120}\\)?|image \\d+ of.{0,6}|.{0,200}\\((?:image|photo|pic|foto)s?\\s*:.{0,60}\\)',
    '\\|?\\s*(?:published|updated|posted|last modified|publié|veröffentlicht|publicado|pubblicato|입력|수정|등록|승인)\\s*:?.{0,60}\\d{1,4}.{0,30}',
    '(?:want more stories|sign up|subscribe|join our|follow (?:us|him|her)|get (?:the|our|breaking)|newsletter)\\b.{0,200}',
    '관련 ?기사.{0,80}|광고|많이 본 (?:뉴스|기사)|무단 ?전재.{0,60}|.{0,60}무단 ?전재.{0,60}재배포.{0,30}|(?:ⓒ|©|copyright\\b).{0,200}',
    '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+|(?:twitter|facebook)\\.com/\\S+',
    '(?:関連記事|広告|続きを読む|相关阅读|延伸阅读|广告|责任编辑).{0,80}',
    '(?:lesen sie auch|mehr zum thema|anzeige|lire aussi|publicité|lea también|publicidad|leggi anche|pubblicità|leia (?:também|mais)|publicidade|lees ook|advertentie|читайте также|реклама)\\b.{0,160}',
  ].join('|')})$`,
  'iu',
);

const isFurniture = (line: string): boolean => line.length <= 320 && furniture.test(line);

/** A line that says nothing by itself: short, and no sentence. */
const isLoose = (line: string): boolean => weightOf(line) < 60 && !sentenceEnd.test(line);

/** Share of a body up to which loose lines in front of its first sentence, and behind its last, are not the article's. */
const maxLoose = 0.12;

/** The body without what stands around it on the page, and without repeated paragraphs. One paragraph per line. */
export const trimmedBody = (text: string): string => {
  const seen = new Set<string>();
  const lines = text.split('\n').filter((line) => {
    if (isFurniture(line) || (line.length > 40 && seen.has(line))) return false;
    seen.add(line);
    return true;
  });
  const whole = lines.join('\n');
  const lengthOf = (part: readonly string[]): number => part.join('\n').length;
  const first = lines.findIndex((line) => !isLoose(line));
  const last = lines.findLastIndex((line) => !isLoose(line));
  if (first < 0) return whole;
  const isHead = lengthOf(lines.slice(0, first)) <= maxLoose * whole.length;
  const isTail = lengthOf(lines.slice(last + 1)) <= maxLoose * whole.length;
  return lines.slice(isHead ? first : 0, isTail ? last + 1 : undefined).join('\n');
};

/** Sentences with which outlets stop in front of the rest, in the languages that have such walls. */
const wall = new RegExp(
  [
    'subscribe (?:now )?to (?:continue|read|unlock|access)',
    '(?:sign|log) in to (?:continue|read)',
    'to continue reading|continue reading (?:with|by)|already (?:a subscriber|have an account)',
    '(?:this|the rest of this) (?:article|story|content) is (?:only )?(?:available|reserved|for) (?:to |for )?(?:our )?(?:paid )?(?:subscribers|members)',
    'unlock this (?:article|story)|free articles? (?:left|remaining)|you have reached your (?:monthly )?limit',
    '구독(?:하고|하시면|자만|자에게만|자 전용|을 시작)|유료 ?(?:회원|구독|기사입니다)|로그인(?:하고|하시면|한 뒤|후) .{0,20}(?:전문|계속|나머지)|전문을 (?:보려면|읽으려면|보시려면)',
    '(?:続き|全文)(?:を読む|は)|有料会員|会員限定|登録すると続き',
    '(?:订阅|登录|登入|訂閱)(?:后|後|以|即可).{0,12}(?:阅读|閱讀|全文)',
    'abonnez-vous|réservé (?:à nos|aux) abonnés|il vous reste .{1,12}% de cet article|pour lire la suite',
    'jetzt (?:abonnieren|weiterlesen)|lesen sie (?:den ganzen|diesen) artikel|nur für abonnenten|weiterlesen mit',
    'suscríbete|hazte suscriptor|solo para suscriptores|para seguir leyendo',
    'assine (?:já|agora|para)|exclusivo para assinantes|para continuar lendo',
    'abbonati (?:per|ora)|per continuare a leggere|riservat[oa] agli abbonati',
    'alleen voor abonnees|lees verder met|om verder te lezen',
    'тільки для передплатників|оформите подписку|доступ[а-я]* (?:только )?(?:для|по) подпис',
    'للمشتركين|اشترك (?:الآن )?(?:لمواصلة|لقراءة)',
  ].join('|'),
  'iu',
);

/** Longer paragraphs are part of the article, even if they speak of subscriptions. */
const maxLength = 300;
/** Last paragraphs among which a wall may stand. */
const reach = 6;

/** The text without the sentences of a wall at its end, and whether there was one. */
export const withoutPaywall = (text: string): { text: string; isPaywalled: boolean } => {
  const lines = text.split('\n');
  const from = lines.findIndex(
    (line, index) => index >= lines.length - reach && line.length <= maxLength && wall.test(line),
  );
  if (from < 0) return { text, isPaywalled: false };
  const rest = lines.slice(from).filter((line) => line.length > maxLength);
  return { text: [...lines.slice(0, from), ...rest].join('\n'), isPaywalled: true };
};
