/** An invented report in two outlets: with different headlines and first sentences, then the same text. */
export interface MadeCopy {
  lang: string;
  headlines: readonly [one: string, other: string];
  leads: readonly [one: string, other: string];
  /** Sentences of the shared text; the more of them both print, the closer their fingerprints. */
  copy: readonly string[];
}

export const madeCopies: readonly MadeCopy[] = [
  {
    lang: 'en',
    headlines: [
      'Lighthouse keepers of Ostrava Bay get their own archive',
      'Letters from the rocks: a lonely trade is put on show',
    ],
    leads: [
      'Nobody had asked for the diaries in ninety years when a clerk opened the wrong cupboard.',
      'Wind, lamp oil and a great deal of tea fill the pages that went on display this morning.',
    ],
    copy: [
      'The archive holds four hundred notebooks in which the keepers wrote down every ship that passed.',
      'Most of them were kept in tin boxes against the damp, and the ink has hardly faded.',
      'Historians expect to learn from them how the storms of that century moved along the coast.',
      'A first selection has been copied by pupils of the harbour school during the winter.',
      'They found that one keeper drew a small whale in the margin whenever he had seen one.',
      'Another counted the birds that struck the lamp, and buried each of them behind the tower.',
      'The last entry was made on the day on which the light became automatic.',
      'Visitors may turn the pages themselves, provided that they wear the gloves at the door.',
      'The reading room will be open on four afternoons a week and on the first Sunday of each month.',
      'Families of former keepers are asked to bring photographs, which will be returned.',
      'A catalogue is planned for the autumn if enough subscribers can be found before then.',
      'The foundation that pays for the room was set up by a shipowner who ran aground there twice.',
      'He is said to have kept a lantern in his hall, lit, until the end of his life.',
      'Entrance is free for everybody who can name three lighthouses.',
    ],
  },
  {
    lang: 'ko',
    headlines: ['산골 마을 종이 장인들, 백 년 만에 공방 문 열다', '닥나무 껍질 벗기는 소리에 손님이 모인다'],
    leads: [
      '눈이 무릎까지 쌓인 고갯길을 넘어 첫 손님이 도착한 것은 점심 무렵이었다.',
      '가마솥에서 오르는 김이 처마 끝까지 피어오르자 구경꾼들이 탄성을 질렀다.',
    ],
    copy: [
      '공방은 허물어져 가던 방앗간을 고쳐 지었으며 물레방아도 예전 자리에 다시 세웠다.',
      '장인 여섯 사람이 번갈아 가며 닥나무를 삶고 두드리고 물에 풀어 종이를 뜬다.',
      '한 장을 말리는 데 꼬박 이틀이 걸리고 날이 궂으면 나흘을 기다려야 한다.',
      '이렇게 만든 종이는 오래된 그림을 손보는 데 쓰여 먼 나라 박물관에서도 주문이 온다.',
      '마을 아이들은 방학마다 모여 자투리 종이로 연을 만들고 강가에서 날린다.',
      '가장 나이 많은 장인은 손끝만 대어 보아도 어느 골짜기 나무인지 안다고 한다.',
      '군청은 내년까지 길을 넓히고 묵어 갈 집을 네 채 더 짓겠다고 밝혔다.',
      '체험을 바라는 사람은 닷새 전에 전화로 알려야 하고 한 번에 열 명까지 받는다.',
      '겨울에는 물이 얼지 않도록 새벽마다 수로의 얼음을 깨는 일이 먼저다.',
      '공방 한쪽에는 옛 문서와 창호지를 모아 둔 작은 방이 있어 누구나 볼 수 있다.',
      '종이를 만지는 손은 늘 차갑지만 마음은 따뜻해진다고 막내 장인은 웃으며 말했다.',
      '올가을에는 이웃 마을과 함께 등불을 띄우는 잔치도 연다.',
    ],
  },
  {
    lang: 'ja',
    headlines: ['島の時計塔、四十年ぶりに鐘が鳴る', '止まったままの針が動いた朝、広場に人の輪'],
    leads: [
      '潮風にさらされた歯車を外すだけで、職人たちは一つの季節を使い果たした。',
      '最初の音が港に届いたとき、漁から戻る船は一斉に汽笛で応えたという。',
    ],
    copy: [
      '塔は灯台として建てられ、後に町の時計として使われるようになった。',
      '部品の多くは図面が残っておらず、古い写真を頼りに一つずつ作り直された。',
      '費用の半分は島を離れた人々からの寄付でまかなわれ、残りは町が負担した。',
      '鐘は朝と昼と夕方の三回鳴らされ、嵐の日には船の帰りを促す合図にもなる。',
      '塔の中の階段は百八段あり、子どもたちは数えながら登るのを楽しみにしている。',
      '最上階の小部屋には、代々の番人が書き残した日記が並べられている。',
      '見学は土曜日の午後に限られ、一度に入れるのは十二人までである。',
      '修理を率いた親方は、次の四十年は若い人に任せたいと静かに話した。',
      '町は塔の隣に小さな工房を開き、時計の仕組みを教える講座を始める。',
      '夏の祭りには塔の壁に昔の映像が映し出され、音楽隊が広場で演奏する。',
      '針の先に塗られた金は、島の寺に伝わる箔と同じ方法で仕上げられた。',
      '夜になると文字盤に明かりがともり、沖からもよく見えるという。',
      '番人の家は茶を出す休み処に改められ、窓からは入り江が見渡せる。',
      '壊れた古い歯車は学校に贈られ、理科の授業で使われている。',
      '来年には対岸の町にも同じ型の時計が据えられる予定である。',
      '落成の日には、島を出た人々が百人あまり船で帰ってきた。',
    ],
  },
  {
    lang: 'ar',
    headlines: ['مكتبة الواحة تفتح أبوابها للقوافل من جديد', 'كتب على ظهور الجمال: حكاية لا تنتهي'],
    leads: [
      'وصل الحارس العجوز قبل الفجر وكنس الرمل عن العتبة كما كان يفعل أبوه.',
      'لم يصدق التجار أعينهم حين رأوا الرفوف ممتلئة والمصابيح مضاءة.',
    ],
    copy: [
      'تضم المكتبة ألفي مخطوط جمعت من القرى المنتشرة على طريق الملح القديم.',
      'وقد رممت الجدران بالطين والقش على الطريقة التي عرفها البناؤون الأوائل.',
      'ويستطيع كل مسافر أن يستعير كتابا على أن يعيده إلى أقرب بئر في طريقه.',
      'ويقول القائمون على المشروع إن كتابا واحدا فقط ضاع خلال السنة الماضية.',
      'وتتعلم الفتيات في الفناء فن تجليد الكتب من نساء حفظن هذه الحرفة.',
      'أما الورق فيأتي من مصنع صغير يستخدم سعف النخيل وماء العين.',
      'وفي المساء يجتمع الناس حول النار لسماع حكايات الرحالة والشعراء.',
      'وستقام في الربيع سوق للخطاطين يشارك فيها ضيوف من مدن الساحل.',
      'ويأمل أهل الواحة أن يصل الطريق المعبد إليهم قبل نهاية العام.',
      'وقد تبرع أحد التجار بساعة كبيرة علقت فوق باب القاعة.',
      'ولا تزال الأرقام مكتوبة عليها بخط جده الذي صنعها.',
    ],
  },
];

/** The report of the first or second outlet, with this many sentences of the shared text. */
export const printed = (
  { headlines, leads, copy }: MadeCopy,
  outlet: 0 | 1,
  sentences: number,
): { title: string; body: string } => ({
  title: headlines[outlet],
  body: [leads[outlet], ...copy.slice(0, sentences)].join(' '),
});
