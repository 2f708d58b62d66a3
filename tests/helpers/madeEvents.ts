/** A report of an invented event, with the data that clustering uses. */
export interface EventReport {
  title: string;
  lead: string;
  /** The translated title, if there is a translation. */
  korean?: string;
  /** Dictionary words that occur in it. */
  issue?: readonly string[];
}

/** The events of an invented day and the reports on each, in several languages; no two outlets use the same words. */
export const madeEvents: Readonly<Record<string, readonly EventReport[]>> = {
  bridge: [
    {
      title: 'Swing bridge of Kasterholm stuck open since dawn',
      lead: 'Commuters in Kasterholm crossed the canal by rowing boat after the swing bridge refused to close.',
    },
    {
      title: 'Kasterholm ferries its workers as swing bridge fails',
      lead: 'A broken gear has kept the swing bridge over the canal open; the mayor of Kasterholm rowed in himself.',
    },
    {
      title: 'Engineers blame a gear from 1911 for the bridge failure in Kasterholm',
      lead: 'The swing bridge could stay open for a week, engineers said, because nobody casts such gears any more.',
    },
  ],
  // another event in the same town
  bakery: [
    {
      title: 'Bakers of Kasterholm win the rye bread cup',
      lead: 'A sourdough of three days convinced the judges of the rye bread cup, who tasted ninety loaves.',
    },
    {
      title: 'Rye bread cup goes to a sourdough from Kasterholm',
      lead: 'Ninety loaves had been sent in; the judges praised the crust of the winning sourdough.',
    },
  ],
  celadon: [
    {
      title: '청자 가마터에서 고려 찻잔 마흔 점 출토',
      lead: '남해안의 옛 청자 가마터에서 온전한 고려 찻잔 마흔 점이 나왔다고 발굴단이 밝혔다.',
    },
    {
      title: '남해안 가마터 발굴… 고려 청자 찻잔 무더기',
      lead: '발굴단은 가마터 바닥에서 고려 찻잔을 찾아냈으며 빛깔이 그대로 남아 있다고 설명했다.',
    },
    {
      title: 'Forty tea bowls come out of a kiln on the southern coast',
      korean: '남해안 청자 가마터에서 고려 찻잔 마흔 점 출토',
      lead: 'Archaeologists lifted the bowls from the floor of the kiln, their glaze unharmed.',
    },
  ],
  snow: [
    {
      title: '山形の温泉街で雪灯籠が倒れ通行止め',
      lead: '温泉街に並ぶ雪灯籠が強風で倒れ、通りは朝まで通行止めとなった。',
    },
    {
      title: '強風で雪灯籠倒れる 温泉街の通りは一時通行止め',
      lead: '宿の主人らが倒れた雪灯籠を片付け、昼前に通りは開いた。',
    },
  ],
  dates: [
    {
      title: 'مزارعو واحة النخيل يوقفون بيع التمور',
      lead: 'أوقف مزارعو الواحة بيع التمور احتجاجا على أسعار النقل الجديدة.',
    },
    {
      title: 'أسعار النقل تدفع مزارعي الواحة إلى وقف بيع التمور',
      lead: 'قال مزارعو النخيل إن التمور ستبقى في المخازن حتى تخفض أسعار النقل.',
    },
  ],
  orchestra: [
    {
      title: 'ช่างซ่อมวงมโหรีหลวงพบซอสามสายเก่าสองร้อยปี',
      lead: 'ช่างซ่อมพบซอสามสายเก่าในห้องเก็บเครื่องดนตรีของวงมโหรีหลวง',
    },
    {
      title: 'ซอสามสายอายุสองร้อยปีกลับสู่วงมโหรีหลวง',
      lead: 'วงมโหรีหลวงจะบรรเลงซอสามสายที่พบในห้องเก็บเครื่องดนตรี',
    },
  ],
  // no word in common: only dictionary words connect them
  summit: [
    { title: 'Minister reist zum Filmgipfel', lead: 'Abreise am Abend.', issue: ['영상협력', '공동제작'] },
    { title: 'Ministru devas uz samitu', lead: 'Izbraukšana vakarā.', issue: ['영상협력', '공동제작'] },
    { title: 'Министр едет на встречу', lead: 'Отъезд вечером.', issue: ['영상협력', '공동제작'] },
  ],
  // a single dictionary word is shared by too many
  school: [{ title: 'Filmschule sucht Lehrer', lead: 'Bewerbungen bis Mai.', issue: ['영상협력'] }],
  goose: [{ title: 'Goose holds up traffic on the ring road', lead: 'It would not be moved until noon.' }],
  crossword: [{ title: '오늘의 낱말 맞히기', lead: '가로 열쇠와 세로 열쇠를 풀어 보세요.' }],
};
