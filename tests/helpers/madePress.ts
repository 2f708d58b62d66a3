import { random } from '../../scripts/demo/random.ts';

type Language = 'en' | 'fr' | 'es' | 'ja' | 'ko';
const languages: readonly Language[] = ['en', 'fr', 'es', 'ja', 'ko'];

/** A report of an invented event. */
export interface MadeReport {
  /** Number of the event, shared by all reports on it. */
  event: number;
  lang: Language;
  title: string;
  summary: string;
  url: string;
  /** ISO time. */
  published: string;
}

/** Syllables of invented names: in Latin letters, Hangul and katakana. */
const syllables = [
  ['ba', '바', 'バ'],
  ['do', '도', 'ド'],
  ['fe', '페', 'フェ'],
  ['ga', '가', 'ガ'],
  ['hi', '히', 'ヒ'],
  ['jo', '조', 'ジョ'],
  ['ku', '쿠', 'ク'],
  ['le', '레', 'レ'],
  ['mi', '미', 'ミ'],
  ['no', '노', 'ノ'],
  ['pa', '파', 'パ'],
  ['ru', '루', 'ル'],
  ['se', '세', 'セ'],
  ['to', '토', 'ト'],
  ['vi', '비', 'ヴィ'],
  ['we', '웨', 'ウェ'],
  ['ya', '야', 'ヤ'],
  ['zu', '주', 'ズ'],
] as const;

/** An invented name in each script. */
interface Name {
  latin: string;
  hangul: string;
  kana: string;
}

interface Names {
  person: Name;
  place: Name;
  work: Name;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const nameOf = (chance: ReturnType<typeof random>): Name => {
  const parts = chance.sample(syllables, 4);
  return {
    latin: capital(parts.map(([latin]) => latin).join('')),
    hangul: parts.map(([, hangul]) => hangul).join(''),
    kana: parts.map(([, , kana]) => kana).join(''),
  };
};

/** Two versions of each kind of event in each language: title, then summary. */
type Accounts = Record<Language, readonly (readonly [title: string, summary: string])[]>;

const kinds: readonly Accounts[] = [
  {
    en: [
      [
        '{place} museum opens {work} exhibition',
        'Paintings by {person} are on view in {place} for the first time since the {work} cycle was finished.',
      ],
      [
        '{person} returns to {place} with {work}',
        'The {work} canvases, thought to be lost, hang in the old town hall of {place}; {person} was there on the first evening.',
      ],
    ],
    fr: [
      [
        'Le musée de {place} ouvre son exposition {work}',
        'Les toiles de {person} sont montrées à {place} pour la première fois depuis l’achèvement du cycle {work}.',
      ],
      [
        '{person} revient à {place} avec {work}',
        'Les tableaux {work}, que l’on croyait perdus, sont accrochés dans l’ancienne mairie de {place}.',
      ],
    ],
    es: [
      [
        'El museo de {place} abre la muestra {work}',
        'Los cuadros de {person} se exhiben en {place} por primera vez desde que terminó la serie {work}.',
      ],
      [
        '{person} vuelve a {place} con {work}',
        'Los lienzos {work}, que se daban por perdidos, cuelgan en el antiguo ayuntamiento de {place}.',
      ],
    ],
    ja: [
      [
        '{place}美術館で「{work}」展が開幕',
        '画家{person}の連作「{work}」が{place}で初めてそろって公開された。',
      ],
      [
        '{person}、「{work}」とともに{place}へ帰る',
        '失われたと思われていた「{work}」の絵が{place}の旧庁舎に並んだ。',
      ],
    ],
    ko: [
      [
        '{place} 미술관, ‘{work}’ 전시 개막',
        '화가 {person}의 연작 ‘{work}’이 {place}에서 처음으로 한자리에 모였다.',
      ],
      [
        '{person}, ‘{work}’과 함께 {place} 귀향',
        '사라진 줄 알았던 ‘{work}’ 그림들이 {place}의 옛 청사에 걸렸다.',
      ],
    ],
  },
  {
    en: [
      [
        'Director {person} wins {place} prize for {work}',
        'The jury in {place} praised the patience of {work}, the second feature that {person} has shot by candlelight.',
      ],
      [
        '{work} takes top award at {place} festival',
        '{person} thanked the fishermen who play themselves in {work} as the festival of {place} came to its end.',
      ],
    ],
    fr: [
      [
        '{person} primé à {place} pour {work}',
        'Le jury de {place} a salué la patience de {work}, second long métrage tourné à la bougie par {person}.',
      ],
      [
        '{work} remporte le grand prix du festival de {place}',
        '{person} a remercié les pêcheurs qui jouent leur propre rôle dans {work}.',
      ],
    ],
    es: [
      [
        '{person} gana el premio de {place} por {work}',
        'El jurado de {place} elogió la paciencia de {work}, segundo largometraje que {person} rueda a la luz de las velas.',
      ],
      [
        '{work} se lleva el galardón mayor del festival de {place}',
        '{person} dio las gracias a los pescadores que se interpretan a sí mismos en {work}.',
      ],
    ],
    ja: [
      [
        '{person}監督の「{work}」が{place}映画祭で受賞',
        '審査員はろうそくの明かりで撮影された「{work}」を高く評価した。{person}監督の二作目。',
      ],
      [
        '{place}映画祭の最高賞は「{work}」',
        '{person}監督は、自分自身を演じた漁師たちに感謝した。{place}映画祭は閉幕した。',
      ],
    ],
    ko: [
      [
        '{person} 감독 ‘{work}’, {place} 영화제 수상',
        '심사위원단은 촛불만으로 찍은 {person} 감독의 두 번째 장편 ‘{work}’을 높이 평가했다.',
      ],
      ['{place} 영화제 대상에 ‘{work}’', '{person} 감독은 ‘{work}’에서 스스로를 연기한 어부들에게 감사했다.'],
    ],
  },
  {
    en: [
      [
        'Divers find the ship {work} off {place}',
        'The wreck of the {work} lies forty metres below the lighthouse of {place}, says {person}, who led the search.',
      ],
      [
        '{person} identifies wreck near {place} as {work}',
        'A bell with the name {work} settled the matter after eleven summers of searching in the bay of {place}.',
      ],
    ],
    fr: [
      [
        'Des plongeurs retrouvent le navire {work} au large de {place}',
        'L’épave du {work} repose par quarante mètres de fond sous le phare de {place}, selon {person}.',
      ],
      [
        '{person} reconnaît le {work} dans l’épave de {place}',
        'Une cloche au nom de {work} a tranché après onze étés de recherches dans la baie de {place}.',
      ],
    ],
    es: [
      [
        'Buzos hallan el barco {work} frente a {place}',
        'El pecio del {work} está a cuarenta metros bajo el faro de {place}, según {person}, que dirigió la búsqueda.',
      ],
      [
        '{person} identifica el {work} en el pecio de {place}',
        'Una campana con el nombre {work} zanjó la duda tras once veranos de búsqueda en la bahía de {place}.',
      ],
    ],
    ja: [
      [
        '{place}沖で沈没船「{work}」を発見',
        '調査を率いた{person}氏によると「{work}」は{place}灯台の下、水深四十メートルに眠る。',
      ],
      [
        '{person}氏、{place}の沈没船は「{work}」と確認',
        '「{work}」の名を刻んだ鐘が見つかり、{place}湾での十一年の捜索が実を結んだ。',
      ],
    ],
    ko: [
      [
        '{place} 앞바다서 침몰선 ‘{work}’호 발견',
        '수색을 이끈 {person} 씨는 ‘{work}’호가 {place} 등대 아래 수심 사십 미터에 있다고 밝혔다.',
      ],
      [
        '{person} “{place} 침몰선은 {work}호”',
        '‘{work}’라는 이름을 새긴 종이 나와 {place} 만에서 열한 해 이어진 수색이 끝났다.',
      ],
    ],
  },
  {
    en: [
      [
        '{place} cancels {work} concerts after storm',
        'The singer {person} will not appear in {place} this week; the roof of the {work} hall was torn away at night.',
      ],
      [
        'Storm damage in {place} silences {work} hall',
        '{person} offered to sing in the open air instead, but the mayor of {place} would not have it.',
      ],
    ],
    fr: [
      [
        '{place} annule les concerts de la salle {work} après la tempête',
        '{person} ne chantera pas à {place} cette semaine : le toit de la salle {work} a été arraché dans la nuit.',
      ],
      [
        'La tempête fait taire la salle {work} à {place}',
        '{person} a proposé de chanter en plein air, ce que le maire de {place} a refusé.',
      ],
    ],
    es: [
      [
        '{place} suspende los conciertos de la sala {work} tras el temporal',
        '{person} no actuará en {place} esta semana: el viento arrancó de noche el techo de la sala {work}.',
      ],
      [
        'El temporal deja muda la sala {work} de {place}',
        '{person} propuso cantar al aire libre, pero el alcalde de {place} no quiso.',
      ],
    ],
    ja: [
      [
        '嵐で{place}の「{work}」ホール公演中止',
        '歌手{person}の今週の{place}公演は中止。「{work}」ホールの屋根が夜のうちに飛ばされた。',
      ],
      [
        '{place}「{work}」ホール、嵐で沈黙',
        '{person}は野外での歌唱を申し出たが、{place}市長は認めなかった。',
      ],
    ],
    ko: [
      [
        '폭풍에 {place} ‘{work}’홀 공연 취소',
        '가수 {person}의 이번 주 {place} 공연이 취소됐다. ‘{work}’홀 지붕이 밤사이 날아갔다.',
      ],
      [
        '{place} ‘{work}’홀, 폭풍 뒤 문 닫아',
        '{person}은 야외에서 노래하겠다고 했으나 {place} 시장이 받아들이지 않았다.',
      ],
    ],
  },
];

const nameIn = (name: Name, lang: Language): string => {
  if (lang === 'ja') return name.kana;
  return lang === 'ko' ? name.hangul : name.latin;
};

const written = (text: string, names: Names, lang: Language): string =>
  text.replaceAll(/\{(person|place|work)\}/g, (_whole, key: keyof Names) => nameIn(names[key], lang));

const hour = 3_600_000;
/** Hours over which the events are spread. */
const span = 66;
/** One event in this many is covered by most outlets, and its names are in the dictionary. */
const greatEvery = 30;
const greatOutlets = 12;

const namesOf = (event: number): Names => {
  const chance = random(`made press names ${event}`);
  return { person: nameOf(chance), place: nameOf(chance), work: nameOf(chance) };
};

const eventReports = (event: number, from: number): MadeReport[] => {
  const chance = random(`made press ${event}`);
  const accounts = chance.pick(kinds);
  const names = namesOf(event);
  const happened = from + chance.next() * span * hour;
  // a third of the events have a single report
  const count = event % greatEvery === 0 ? greatOutlets : chance.pick([1, 1, 2, 3, 4, 5]);
  return Array.from({ length: count }, (_none, place) => {
    const lang = chance.pick(languages);
    const [title, summary] = chance.pick(accounts[lang]);
    return {
      event,
      lang,
      title: written(title, names, lang),
      summary: written(summary, names, lang),
      url: `https://news.example/${event}/${place}`,
      published: new Date(happened + chance.next() * 4 * hour).toISOString(),
    };
  });
};

/** Reports of about three days in five languages on this many invented events, oldest first. */
export const madePress = (events: number, from = Date.parse('2025-08-13T00:00:00Z')): MadeReport[] =>
  Array.from({ length: events }, (_none, event) => eventReports(event, from))
    .flat()
    .sort((one, other) => Date.parse(one.published) - Date.parse(other.published));

/**
 * Names of the great events as an administrator would enter them: the Korean word, and its spellings in other scripts.
 */
export const madeDictionary = (events: number): [word: string, kind: 'pern' | 'evnt', synonyms: string[]][] =>
  Array.from({ length: Math.ceil(events / greatEvery) }, (_none, great) =>
    namesOf(great * greatEvery),
  ).flatMap(({ person, place }) => [
    [person.hangul, 'pern', [person.latin, person.kana]],
    [place.hangul, 'evnt', [place.latin, place.kana]],
  ]);
