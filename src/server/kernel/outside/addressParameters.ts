/** Names of parameters that say where a reader came from, whatever their value. */
const trackingNames = new Set(
  (
    '_ga _gl _hsenc _hsmi __s __twitter_impression cmp cmpid cmpref dclid efid emc ens_id fbclid gaa_at gaa_n gaa_sig gaa_ts ' +
    'gbraid gclid gclsrc guccounter guce_referrer guce_referrer_sig icid igsh igshid iref ito li_fat_id maca mbid mc_cid mc_eid ' +
    'mkt_tok msclkid n_cid ncid nlid ocid partner ref_src ref_url rdt_cid s_cid sh_kit smid smtyp soc_src soc_trk spm sr_share taid ' +
    'traffic_source ttclid twclid wbraid wtmc xtor yclid yptr ysclid zanpid'
  ).split(' '),
);
const trackingPrefixes = 'utm_ at_ pk_ mtm_ hsa_ vero_ oly_ wt_ ns_ itm_ piwik_ elq asc_'.split(' ');

/** Names whose value decides: `ref=rss` is a mark, `ref=12` may be the page. */
const sourceNames = new Set('mod origin medium feedtype rss share shared spref cid wt.mc'.split(' '));
/** Ends of further such names: `ref`, `from`, and those of single outlets (`utmsrc`, `rssref`). */
const sourceSuffix = /(?:ref|src|source|from|via|referr?er|campaign)$/;
const sources =
  'rss feed atom twitter tw fb facebook telegram whatsapp e?mail newsletter social share sharebar google google_?news naver daum ' +
  'kakao(?:talk|story)? linkedin pinterest reddit flipboard apple_?news push widget homepage copy_?link nl article_inline ' +
  'hp_lead_pos\\d+';
/** A source, perhaps with a further word: `twitter`, `rss.world`; or anything with rss or feed as a word. */
const sourceValue = new RegExp(
  String.raw`^(?:${sources.replaceAll(' ', '|')})(?:[-_.:/].*)?$|(?:^|[-_.:])(?:rss|feed)(?:[-_.:\d]|$)`,
  'i',
);

const sessionNames =
  /^(?:phpsessid|jsessionid|aspsessionid.*|cftoken|cfid|sessionid|session_id|oscsid|zenid)$/;

const isSet = (value: string): boolean => /^(?:1|y|yes|true|on|)$/i.test(value);

interface Parameter {
  /** In lower case. */
  name: string;
  value: string;
}

const parameterOf = (parameter: string): Parameter => {
  const at = parameter.indexOf('=');
  return at < 0
    ? { name: parameter.toLowerCase(), value: '' }
    : { name: parameter.slice(0, at).toLowerCase(), value: parameter.slice(at + 1) };
};

const isTracking = ({ name }: Parameter): boolean =>
  trackingNames.has(name) || trackingPrefixes.some((prefix) => name.startsWith(prefix));

/** Whether a parameter only says where a reader came from, or which visit it is. */
const isMark = (parameter: Parameter): boolean =>
  isTracking(parameter) ||
  sessionNames.test(parameter.name) ||
  ((sourceNames.has(parameter.name) || sourceSuffix.test(parameter.name)) &&
    (sourceValue.test(parameter.value) || (parameter.name === 'rss' && isSet(parameter.value))));

const parametersOf = (search: string): string[] => search.slice(1).split('&').filter(Boolean);

/** The parameters as written, without those that are tracking by name. @param search with its `?` */
export const withoutTrackingNames = (search: string): string[] =>
  parametersOf(search).filter((parameter) => !isTracking(parameterOf(parameter)));

/** The parameters as written, without the marks of newsletters, feeds, campaigns and visits. @param search with its `?` */
export const withoutMarks = (search: string): string[] => {
  const all = parametersOf(search);
  const isMailed = all.some((parameter) => /^(?:emc|nlid)=/i.test(parameter));
  return all.filter((parameter) => {
    const read = parameterOf(parameter);
    return !isMark(read) && !(isMailed && read.name === 'nl');
  });
};

/** Whether a parameter asks for another form of the same page: for mobile devices, AMP, or print. */
const isForm = ({ name, value }: Parameter): boolean =>
  (/^(?:amp|print|printable|isamp|mobile|ismobile)$/.test(name) && isSet(value)) ||
  (/^(?:outputtype|output|view|format|display|mode|type)$/.test(name) &&
    /^(?:amp|print|printable)$/i.test(value));

/** Parameters as written, without those that ask for another form of the same page. */
export const withoutForms = (parameters: readonly string[]): string[] =>
  parameters.filter((parameter) => !isForm(parameterOf(parameter)));
