/** Sentences with which outlets stop in front of the rest, in the languages that have paywalls. */
const paywall = new RegExp(
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
const maxNoticeLength = 300;
/** Number of last paragraphs among which a paywall may stand. */
const lastParagraphs = 6;

/** The text without the sentences of a paywall at its end, and whether there was one. */
export const withoutPaywall = (text: string): { text: string; isPaywalled: boolean } => {
  const lines = text.split('\n');
  const from = lines.findIndex(
    (line, index) =>
      index >= lines.length - lastParagraphs && line.length <= maxNoticeLength && paywall.test(line),
  );
  if (from < 0) return { text, isPaywalled: false };
  const rest = lines.slice(from).filter((line) => line.length > maxNoticeLength);
  return { text: [...lines.slice(0, from), ...rest].join('\n'), isPaywalled: true };
};
