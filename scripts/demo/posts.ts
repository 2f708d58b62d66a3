import type { Language } from './countries.ts';

/** Social posts: one text as title, one as body. Slots: {work}, {group}, {food}, {topic}. */
export type PostId = 'series' | 'concert' | 'food' | 'travel';

export const postCodes: Readonly<Record<PostId, string>> = {
  series: 'MCLSF_05',
  concert: 'MCLSF_05',
  food: 'MCLSF_04',
  travel: 'MCLSF_06',
};

export const postKeywords: Readonly<Record<PostId, readonly string[]>> = {
  series: ['드라마', '한류', '시청 후기'],
  concert: ['K팝', '공연', '팬덤'],
  food: ['한식', '요리', '맛집'],
  travel: ['한국 여행', '관광', '여행 후기'],
};

/** Made-up boards of the sites. */
export const boards: Readonly<Record<PostId, string>> = {
  series: '드라마 이야기',
  concert: 'K팝 팬 모임',
  food: '세계 음식 나눔',
  travel: '여행 후기',
};

type Post = readonly [title: string, body: string];

export const koreanPosts: Readonly<Record<PostId, readonly Post[]>> = {
  series: [
    [
      '‘{work}’ 마지막 회 보고 한참 울었다',
      '주말에 ‘{work}’{을/를} 몰아 봤다. 가족이 함께 밥을 먹는 장면이 오래 남는다.',
    ],
    [
      '‘{work}’ 같은 한국 드라마 또 없을까',
      '‘{work}’{이/가} 끝나니 허전하다. 비슷한 작품을 추천해 주면 좋겠다.',
    ],
  ],
  concert: [
    [
      '{group} 공연 다녀온 후기',
      '{group} 공연에서 처음으로 한국어 노래를 끝까지 따라 불렀다. 다음에도 꼭 가고 싶다.',
    ],
    [
      '{group} 신곡, 나만 계속 듣고 있나',
      '{group} 신곡을 하루 종일 듣고 있다. 후렴이 머릿속을 떠나지 않는다.',
    ],
  ],
  food: [
    [
      '집에서 만든 {food}, 생각보다 쉽다',
      '영상을 보며 {food}{을/를} 만들어 봤다. 조금 매웠지만 가족 모두 좋아했다.',
    ],
    [
      '동네에 {food} 파는 가게가 생겼다',
      '새로 생긴 가게에서 {food}{을/를} 먹었다. 줄이 길었지만 기다린 보람이 있었다.',
    ],
  ],
  travel: [
    [
      '서울에서 전주까지, 기차로 다녀온 한국',
      '닷새 동안 서울과 전주를 여행했다. 골목마다 ‘{topic}’{을/를} 만날 수 있어 좋았다.',
    ],
    [
      '한국 여행에서 가장 기억에 남은 것',
      '박물관에서 본 ‘{topic}’{이/가} 가장 기억에 남는다. 설명을 여러 언어로 들을 수 있었다.',
    ],
  ],
};

export const localPosts: Readonly<Partial<Record<Language, Readonly<Record<PostId, readonly Post[]>>>>> = {
  en: {
    series: [
      [
        'I cried for a while after the last episode of “{work}”',
        'I watched “{work}” over the weekend. The scene where the family eats together stays with me.',
      ],
      [
        'Is there another Korean drama like “{work}”?',
        'I feel empty now that “{work}” is over. Please recommend something similar.',
      ],
    ],
    concert: [
      [
        'Back from the {group} concert',
        'At the {group} concert I sang along to Korean songs to the end for the first time. I want to go again.',
      ],
      [
        'Am I the only one looping the new {group} song?',
        'I have been listening to the new {group} song all day. The chorus will not leave my head.',
      ],
    ],
    food: [
      [
        'Home-made {food} is easier than I thought',
        'I made {food} following a video. It was a little spicy but the whole family liked it.',
      ],
      [
        'A shop selling {food} has opened in my area',
        'I had {food} at the new place. The queue was long but worth the wait.',
      ],
    ],
    travel: [
      [
        'Korea by train, from Seoul to Jeonju',
        'I spent five days in Seoul and Jeonju. I loved meeting “{topic}” in every alley.',
      ],
      [
        'What I remember most from Korea',
        'I remember “{topic}” at the museum most. The guide was available in several languages.',
      ],
    ],
  },
  ja: {
    series: [
      [
        '「{work}」の最終回を見てしばらく泣いた',
        '週末に「{work}」を一気に見た。家族でご飯を食べる場面が心に残る。',
      ],
      ['「{work}」のような韓国ドラマはほかにある?', '「{work}」が終わって寂しい。似た作品を教えてほしい。'],
    ],
    concert: [
      [
        '{group}のライブに行ってきた',
        '{group}のライブで初めて韓国語の歌を最後まで一緒に歌った。また行きたい。',
      ],
      [
        '{group}の新曲、ずっと聴いているのは私だけ?',
        '{group}の新曲を一日中聴いている。サビが頭から離れない。',
      ],
    ],
    food: [
      [
        '家で作った{food}、思ったより簡単',
        '動画を見ながら{food}を作ってみた。少し辛かったけれど家族みんなが喜んだ。',
      ],
      ['近所に{food}の店ができた', '新しい店で{food}を食べた。列は長かったが待ったかいがあった。'],
    ],
    travel: [
      [
        'ソウルから全州まで、列車で巡った韓国',
        '五日間、ソウルと全州を旅した。路地ごとに「{topic}」に出会えてよかった。',
      ],
      [
        '韓国旅行で一番心に残ったもの',
        '博物館で見た「{topic}」が一番心に残る。説明をいくつもの言語で聞けた。',
      ],
    ],
  },
  'zh-CN': {
    series: [
      ['看完《{work}》大结局哭了好久', '周末一口气看完了《{work}》。一家人一起吃饭的场面让人难忘。'],
      ['还有像《{work}》这样的韩剧吗?', '《{work}》完结后心里空落落的。希望大家推荐类似的作品。'],
    ],
    concert: [
      ['{group}演唱会归来', '在{group}的演唱会上，我第一次把韩语歌从头唱到尾。下次还想去。'],
      ['只有我一直在循环{group}的新歌吗?', '一整天都在听{group}的新歌。副歌在脑海里挥之不去。'],
    ],
    food: [
      ['在家做{food}，比想象中简单', '跟着视频做了{food}。有点辣，但全家都喜欢。'],
      ['附近开了一家卖{food}的店', '在新开的店里吃了{food}。队伍很长，但值得等。'],
    ],
    travel: [
      ['坐火车从首尔到全州', '用五天时间游览了首尔和全州。每条小巷都能遇见“{topic}”，真好。'],
      ['韩国之行最难忘的是什么', '最难忘的是在博物馆看到的“{topic}”。可以听到多种语言的讲解。'],
    ],
  },
  id: {
    series: [
      [
        'Menangis lama setelah episode terakhir “{work}”',
        'Akhir pekan ini saya maraton “{work}”. Adegan keluarga makan bersama paling membekas.',
      ],
      [
        'Adakah drama Korea lain seperti “{work}”?',
        'Rasanya hampa setelah “{work}” tamat. Mohon rekomendasi yang mirip.',
      ],
    ],
    concert: [
      [
        'Cerita dari konser {group}',
        'Di konser {group} saya pertama kali menyanyikan lagu Korea sampai selesai. Ingin datang lagi.',
      ],
      [
        'Hanya saya yang terus memutar lagu baru {group}?',
        'Seharian saya mendengarkan lagu baru {group}. Refrainnya terus terngiang.',
      ],
    ],
    food: [
      [
        'Membuat {food} di rumah ternyata mudah',
        'Saya membuat {food} sambil melihat video. Agak pedas, tetapi semua keluarga suka.',
      ],
      [
        'Ada kedai {food} baru di dekat rumah',
        'Saya makan {food} di kedai baru. Antreannya panjang, tetapi sepadan.',
      ],
    ],
    travel: [
      [
        'Naik kereta dari Seoul ke Jeonju',
        'Lima hari saya berkeliling Seoul dan Jeonju. Senang bertemu “{topic}” di setiap gang.',
      ],
      [
        'Yang paling saya ingat dari Korea',
        'Yang paling saya ingat adalah “{topic}” di museum. Penjelasannya tersedia dalam beberapa bahasa.',
      ],
    ],
  },
};
