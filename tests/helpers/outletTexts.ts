/** Headlines and sentences of made outlets in ten languages, by host. */
export const outletTexts: Record<string, { headlines: readonly string[]; sentences: readonly string[] }> = {
  hanbit: {
    headlines: [
      '국립중앙박물관, 조선 백자 특별전 연다',
      '문화재청, 궁궐 야간 관람 확대하기로',
      '전주 한옥마을 관광객 역대 최다 기록',
      '한글날 맞아 세종대로서 글꼴 전시',
    ],
    sentences: [
      '이번 행사는 다음 달 첫째 주부터 석 달 동안 이어지며 누구나 무료로 볼 수 있다고 주최 측은 밝혔다.',
      '관계자는 지난해보다 많은 시민이 찾을 것으로 내다보고 안내 인력을 두 배로 늘리기로 했다.',
      '자세한 일정과 예약 방법은 누리집에서 확인할 수 있으며, 현장 접수도 함께 받는다.',
      '전문가들은 전통문화를 가까이에서 접할 수 있는 드문 기회라고 평가했다.',
    ],
  },
  deccan: {
    headlines: [
      'Chennai museum opens gallery of Korean ceramics',
      'Tea growers of Assam celebrate a late harvest',
      'Classical dancers return to the old Madras stage',
      'State library lends its first palm leaf manuscripts',
    ],
    sentences: [
      'The organisers said that visitors from all over the country had been waiting for this day since spring.',
      'Officials expect more than ten thousand guests in the first week, and tickets are free for pupils.',
      'A catalogue in three languages describes every piece and tells how it came into the collection.',
      'The programme ends in March with a concert on the square in front of the building.',
    ],
  },
  sakura: {
    headlines: [
      '韓国の現代陶芸展、京都で開幕',
      '能楽堂の改修が終わり一般公開へ',
      '金沢の祭り、三年ぶりに全行程を実施',
      '図書館が江戸の絵本を無料公開',
    ],
    sentences: [
      '主催者によると、会期は来月末までで、入場は無料となっている。',
      '会場には平日にもかかわらず朝から多くの市民が訪れ、長い列ができた。',
      '担当者は「若い世代にも伝統文化の魅力を感じてほしい」と話している。',
      '週末には専門家による解説や子ども向けの体験教室も開かれる予定だ。',
    ],
  },
  formosa: {
    headlines: [
      '故宮南院展出朝鮮王朝書畫',
      '臺北燈會今年移師北門舉行',
      '布袋戲大師獲頒終身成就獎',
      '老戲院修復完成重新開放',
    ],
    sentences: [
      '主辦單位表示，展期將持續到明年三月，週一休館，學生憑證免費入場。',
      '開幕首日吸引數千名民眾排隊參觀，現場氣氛熱絡，許多家庭攜老扶幼前來。',
      '策展人指出，這批文物大多是首次在臺灣公開展示，具有很高的研究價值。',
      '文化局也將舉辦多場講座與工作坊，歡迎有興趣的市民上網報名參加。',
    ],
  },
  jarida: {
    headlines: [
      'المتحف المصري يستضيف معرضا للخزف الكوري',
      'مهرجان الموسيقى العربية يختتم دورته',
      'افتتاح قاعة جديدة للمخطوطات النادرة',
      'عرض مسرحي يعيد حكايات القاهرة القديمة',
    ],
    sentences: [
      'وقال المنظمون إن الفعاليات تستمر حتى نهاية الشهر المقبل وإن الدخول مجاني للطلاب.',
      'وشهد اليوم الأول إقبالا كبيرا من الزوار الذين جاؤوا من مختلف المحافظات.',
      'وأوضح مدير المشروع أن القطع المعروضة تقدم للجمهور لأول مرة بعد ترميمها.',
      'وتتضمن البرامج ورش عمل للأطفال ومحاضرات يلقيها خبراء من عدة دول.',
    ],
  },
  volna: {
    headlines: [
      'В Эрмитаже открылась выставка корейской керамики',
      'Большой театр объявил программу нового сезона',
      'Старинную усадьбу под Тулой открыли для гостей',
      'Библиотека оцифровала письма поэтов',
    ],
    sentences: [
      'По словам организаторов, выставка продлится до конца марта, вход для студентов бесплатный.',
      'В первый день её посетили несколько тысяч человек, очередь растянулась на всю площадь.',
      'Куратор отметил, что большинство предметов показывают широкой публике впервые.',
      'В программе также лекции, экскурсии и занятия для детей по выходным дням.',
    ],
  },
  chaophraya: {
    headlines: [
      'พิพิธภัณฑ์กรุงเทพจัดแสดงเครื่องปั้นดินเผาเกาหลี',
      'เทศกาลลอยกระทงปีนี้นักท่องเที่ยวทำลายสถิติ',
      'กรมศิลปากรเปิดโบราณสถานแห่งใหม่ที่อยุธยา',
      'หอสมุดแห่งชาติเปิดให้ยืมหนังสือออนไลน์ฟรี',
    ],
    sentences: [
      'ผู้จัดงานกล่าวว่างานจะจัดต่อเนื่องไปจนถึงสิ้นเดือนหน้า และเข้าชมได้โดยไม่เสียค่าใช้จ่าย',
      'ในวันแรกมีประชาชนเดินทางมาชมเป็นจำนวนมากตั้งแต่ช่วงเช้า แม้จะเป็นวันทำงาน',
      'เจ้าหน้าที่ระบุว่าผลงานส่วนใหญ่ไม่เคยนำออกแสดงต่อสาธารณชนมาก่อน',
      'นอกจากนี้ยังมีกิจกรรมสำหรับเด็กและการบรรยายโดยผู้เชี่ยวชาญทุกวันเสาร์และอาทิตย์',
    ],
  },
  daricheh: {
    headlines: [
      'نمایشگاه سفال کره در موزه ملی گشایش یافت',
      'جشنواره فیلم تهران برگزیدگان خود را شناخت',
      'خانه تاریخی کاشان پس از مرمت بازگشایی شد',
      'کتابخانه ملی نسخه‌های خطی را رونمایی کرد',
    ],
    sentences: [
      'برگزارکنندگان گفتند این برنامه تا پایان ماه آینده ادامه دارد و ورود برای همه رایگان است.',
      'در نخستین روز هزاران نفر از شهرهای گوناگون برای دیدن آثار به این محل آمدند.',
      'مدیر مجموعه گفت که بیشتر این آثار برای نخستین بار در معرض دید همگان قرار می‌گیرند.',
      'کارگاه‌های آموزشی ویژه کودکان نیز در روزهای پایانی هفته برگزار خواهد شد.',
    ],
  },
  lumiere: {
    headlines: [
      'Le musée Guimet expose la céramique coréenne',
      'L’Opéra de Lyon dévoile sa nouvelle saison',
      'Un château de la Loire rouvre après dix ans de travaux',
      'La bibliothèque prête désormais des instruments',
    ],
    sentences: [
      'Selon les organisateurs, la manifestation se poursuivra jusqu’à la fin du mois de mars et l’entrée reste gratuite.',
      'Dès le premier jour, plusieurs milliers de visiteurs ont patienté devant les portes malgré la pluie.',
      'La commissaire souligne que la plupart des pièces n’avaient encore jamais quitté leur pays d’origine.',
      'Des ateliers pour les enfants et des conférences sont également proposés chaque fin de semaine.',
    ],
  },
  songhong: {
    headlines: [
      'Bảo tàng Hà Nội trưng bày gốm sứ Hàn Quốc',
      'Nhà hát Lớn công bố chương trình mùa diễn mới',
      'Phố cổ Hội An đón lượng khách kỷ lục',
      'Thư viện quốc gia số hóa sách cổ',
    ],
    sentences: [
      'Theo ban tổ chức, hoạt động sẽ kéo dài đến hết tháng ba và mở cửa miễn phí cho học sinh, sinh viên.',
      'Ngay trong ngày đầu tiên, hàng nghìn người dân và du khách đã đến tham quan từ sáng sớm.',
      'Đại diện đơn vị cho biết phần lớn hiện vật lần đầu tiên được giới thiệu với công chúng.',
      'Ngoài ra còn có các lớp học dành cho trẻ em và những buổi nói chuyện vào cuối tuần.',
    ],
  },
};
