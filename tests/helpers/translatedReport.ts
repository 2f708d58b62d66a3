/** A report in one language. */
export interface ReportVersion {
  /** BCP 47. */
  lang: string;
  title: string;
  paragraphs: readonly string[];
}

/** An invented report in Korean; the others are its translations. */
export const koreanReport: ReportVersion = {
  lang: 'ko',
  title: '항구 박물관, 육 년 만에 다시 열고 야간 관람 시작',
  paragraphs: [
    '벨모라의 항구 박물관이 6년에 걸친 보수를 마치고 3월 14일 다시 문을 연다고 아나 토르발드 관장이 월요일 밝혔다.',
    '관람객은 25명씩 무리를 지어 등불을 들고 새로 단장한 창고 3동을 밤에 둘러볼 수 있다.',
    '시는 이 공사에 4,800만 크로네를 들였으며, 이는 2019년에 세운 계획의 두 배에 이른다.',
  ],
};

const version = (lang: string, title: string, ...paragraphs: string[]): ReportVersion => ({
  lang,
  title,
  paragraphs,
});

export const foreignReports: readonly ReportVersion[] = [
  version(
    'en',
    'Harbour museum to reopen after six years with tours at night',
    'The harbour museum of Velmora will reopen on 14 March after 6 years of repairs, its director Ana Torvald said on Monday.',
    'Visitors will be able to walk through the 3 restored warehouses at night, with lanterns and in groups of 25.',
    'The city paid 48 million crowns for the work, which is twice what had been planned in 2019.',
  ),
  version(
    'fr',
    'Le musée du port rouvre après six ans avec des visites de nuit',
    'Le musée du port de Velmora rouvrira ses portes le 14 mars après 6 ans de travaux, a annoncé lundi sa directrice Ana Torvald.',
    'Les visiteurs pourront parcourir la nuit les 3 entrepôts restaurés, une lanterne à la main, par groupes de 25.',
    'La ville a payé 48 millions de couronnes pour ce chantier, le double de ce qui était prévu en 2019.',
  ),
  version(
    'de',
    'Hafenmuseum öffnet nach sechs Jahren wieder, auch bei Nacht',
    'Das Hafenmuseum von Velmora wird am 14. März nach 6 Jahren Umbau wieder eröffnet, sagte die Leiterin Ana Torvald am Montag.',
    'Besucher können die 3 sanierten Speicher nachts mit Laternen und in Gruppen von 25 Personen besichtigen.',
    'Die Stadt hat für die Arbeiten 48 Millionen Kronen bezahlt, doppelt so viel wie 2019 geplant war.',
  ),
  version(
    'es',
    'El museo del puerto reabre después de seis años con visitas nocturnas',
    'El museo del puerto de Velmora volverá a abrir el 14 de marzo tras 6 años de obras, dijo el lunes su directora Ana Torvald.',
    'Los visitantes podrán recorrer de noche los 3 almacenes restaurados, con faroles y en grupos de 25 personas.',
    'La ciudad pagó 48 millones de coronas por los trabajos, el doble de lo que se había previsto en 2019.',
  ),
  version(
    'pt',
    'Museu do porto reabre depois de seis anos com visitas à noite',
    'O museu do porto de Velmora vai reabrir no dia 14 de março depois de 6 anos de obras, disse na segunda-feira a diretora Ana Torvald.',
    'Os visitantes poderão percorrer à noite os 3 armazéns restaurados, com lanternas e em grupos de 25 pessoas.',
    'A cidade pagou 48 milhões de coroas pela obra, o dobro do que tinha sido previsto em 2019.',
  ),
  version(
    'it',
    'Il museo del porto riapre dopo sei anni con le visite notturne',
    'Il museo del porto di Velmora riaprirà il 14 marzo dopo 6 anni di lavori, ha detto lunedì la direttrice Ana Torvald.',
    'I visitatori potranno attraversare di notte i 3 magazzini restaurati, con le lanterne e in gruppi di 25 persone.',
    'La città ha pagato 48 milioni di corone per i lavori, il doppio di quanto era previsto nel 2019.',
  ),
  version(
    'nl',
    'Havenmuseum gaat na zes jaar weer open, ook in de nacht',
    'Het havenmuseum van Velmora gaat op 14 maart weer open na 6 jaar verbouwing, zei directeur Ana Torvald maandag.',
    'Bezoekers kunnen ’s nachts met lantaarns en in groepen van 25 mensen door de 3 gerestaureerde pakhuizen lopen.',
    'De stad heeft 48 miljoen kronen voor het werk betaald, twee keer zoveel als in 2019 was gepland.',
  ),
  version(
    'sv',
    'Hamnmuseet öppnar igen efter sex år med visningar på natten',
    'Hamnmuseet i Velmora öppnar igen den 14 mars efter 6 års ombyggnad, sade chefen Ana Torvald på måndagen.',
    'Besökarna kan gå genom de 3 restaurerade magasinen på natten, med lyktor och i grupper om 25 personer.',
    'Staden har betalat 48 miljoner kronor för arbetet, dubbelt så mycket som man hade planerat år 2019.',
  ),
  version(
    'fi',
    'Satamamuseo avautuu kuuden vuoden jälkeen myös öisin',
    'Velmoran satamamuseo avataan uudelleen 14. maaliskuuta 6 vuoden korjausten jälkeen, kertoi johtaja Ana Torvald maanantaina.',
    'Kävijät voivat kulkea yöllä kunnostettujen 3 varaston läpi lyhtyjen kanssa ja 25 hengen ryhmissä.',
    'Kaupunki maksoi töistä 48 miljoonaa kruunua, mikä on kaksi kertaa enemmän kuin vuonna 2019 suunniteltiin.',
  ),
  version(
    'pl',
    'Muzeum portowe otwiera się po sześciu latach, także w nocy',
    'Muzeum portowe w Velmorze zostanie ponownie otwarte 14 marca po 6 latach remontu, powiedziała w poniedziałek dyrektorka Ana Torvald.',
    'Zwiedzający będą mogli nocą przejść przez 3 odnowione magazyny z latarniami, w grupach po 25 osób.',
    'Miasto zapłaciło za prace 48 milionów koron, czyli dwa razy więcej, niż planowano w 2019 roku.',
  ),
  version(
    'cs',
    'Přístavní muzeum se po šesti letech znovu otevře, i v noci',
    'Přístavní muzeum ve Velmoře se znovu otevře 14. března po 6 letech oprav, řekla v pondělí ředitelka Ana Torvaldová.',
    'Návštěvníci budou moci v noci projít 3 opravená skladiště s lucernami a ve skupinách po 25 lidech.',
    'Město zaplatilo za práce 48 milionů korun, což je dvakrát více, než se plánovalo v roce 2019.',
  ),
  version(
    'hu',
    'Hat év után újra megnyílik a kikötői múzeum, éjszaka is',
    'A velmorai kikötői múzeum 6 évnyi felújítás után március 14-én nyílik meg újra, mondta hétfőn Ana Torvald igazgató.',
    'A látogatók éjszaka, lámpásokkal és 25 fős csoportokban járhatják be a 3 felújított raktárat.',
    'A város 48 millió koronát fizetett a munkáért, kétszer annyit, mint amennyit 2019-ben terveztek.',
  ),
  version(
    'tr',
    'Liman müzesi altı yıl sonra gece gezileriyle yeniden açılıyor',
    'Velmora liman müzesi 6 yıl süren onarımdan sonra 14 Mart’ta yeniden açılacak, dedi müdür Ana Torvald pazartesi günü.',
    'Ziyaretçiler yenilenen 3 depoyu geceleyin fenerlerle ve 25 kişilik gruplar halinde gezebilecek.',
    'Şehir bu iş için 48 milyon kron ödedi; bu, 2019 yılında planlananın iki katıdır.',
  ),
  version(
    'ru',
    'Портовый музей откроется через шесть лет и будет работать ночью',
    'Портовый музей Вельморы вновь откроется 14 марта после 6 лет ремонта, сообщила в понедельник его директор Ана Торвальд.',
    'Посетители смогут пройти ночью по 3 восстановленным складам с фонарями, группами по 25 человек.',
    'Город заплатил за работы 48 миллионов крон, что вдвое больше, чем планировалось в 2019 году.',
  ),
  version(
    'uk',
    'Портовий музей відкриється через шість років і працюватиме вночі',
    'Портовий музей Вельмори знову відкриється 14 березня після 6 років ремонту, повідомила в понеділок його директорка Ана Торвальд.',
    'Відвідувачі зможуть пройти вночі 3 відновленими складами з ліхтарями, групами по 25 людей.',
    'Місто заплатило за роботи 48 мільйонів крон, що вдвічі більше, ніж планували у 2019 році.',
  ),
  version(
    'el',
    'Το μουσείο του λιμανιού ανοίγει ξανά ύστερα από έξι χρόνια',
    'Το μουσείο του λιμανιού της Βελμόρα θα ανοίξει ξανά στις 14 Μαρτίου ύστερα από 6 χρόνια εργασιών, είπε τη Δευτέρα η διευθύντρια.',
    'Οι επισκέπτες θα μπορούν να περπατούν τη νύχτα στις 3 αποθήκες με φανάρια και σε ομάδες των 25 ατόμων.',
    'Η πόλη πλήρωσε 48 εκατομμύρια κορώνες για τις εργασίες, τα διπλά από όσα είχαν προβλεφθεί το 2019.',
  ),
  version(
    'ar',
    'متحف الميناء يعود بعد ستة أعوام بجولات ليلية',
    'يعاد افتتاح متحف الميناء في فيلمورا يوم 14 مارس بعد 6 أعوام من أعمال الترميم، كما قالت مديرته آنا تورفالد يوم الاثنين.',
    'وسيتمكن الزوار من التجول ليلا في المخازن التي رممت وعددها 3 وهم يحملون الفوانيس في مجموعات من 25 شخصا.',
    'ودفعت المدينة 48 مليون كرونة مقابل هذه الأعمال، أي ضعف ما كان مقررا في عام 2019.',
  ),
  version(
    'fa',
    'موزه بندر پس از شش سال با بازدید شبانه باز می‌شود',
    'موزه بندر ولمورا پس از 6 سال بازسازی روز 14 مارس دوباره باز می‌شود؛ این را مدیر آن آنا توروالد روز دوشنبه گفت.',
    'بازدیدکنندگان می‌توانند شب‌ها با فانوس و در گروه‌های 25 نفره از 3 انبار بازسازی‌شده دیدن کنند.',
    'شهر برای این کار 48 میلیون کرون پرداخت کرده است که دو برابر چیزی است که در سال 2019 برنامه‌ریزی شده بود.',
  ),
  version(
    'he',
    'מוזיאון הנמל ייפתח מחדש אחרי שש שנים עם סיורי לילה',
    'מוזיאון הנמל של ולמורה ייפתח מחדש ב־14 במרץ אחרי 6 שנים של שיפוצים, כך אמרה ביום שני מנהלת המוזיאון אנה טורוולד.',
    'המבקרים יוכלו לעבור בלילה בין 3 המחסנים המשוקמים עם פנסים ובקבוצות של 25 איש.',
    'העיר שילמה על העבודות 48 מיליון כתר, פי שניים ממה שתוכנן בשנת 2019.',
  ),
  version(
    'hi',
    'बंदरगाह का संग्रहालय छह साल बाद रात की सैर के साथ फिर खुलेगा',
    'वेलमोरा का बंदरगाह संग्रहालय 6 साल की मरम्मत के बाद 14 मार्च को फिर से खुलेगा, यह बात निदेशक आना टोरवाल्ड ने सोमवार को कही।',
    'दर्शक रात में लालटेन लेकर 25 लोगों के समूह में 3 पुराने गोदामों को देख सकेंगे।',
    'शहर ने इस काम के लिए 48 मिलियन क्रोन दिए हैं, जो 2019 की योजना से दोगुना है।',
  ),
  version(
    'th',
    'พิพิธภัณฑ์ท่าเรือเปิดอีกครั้งหลังหกปีพร้อมการเที่ยวชมยามค่ำคืน',
    'พิพิธภัณฑ์ท่าเรือของเวลโมราจะเปิดอีกครั้งในวันที่ 14 มีนาคม หลังจากซ่อมแซมนาน 6 ปี ผู้อำนวยการอานา ทอร์วัลด์กล่าวเมื่อวันจันทร์',
    'ผู้เข้าชมจะสามารถเดินชมโกดังที่บูรณะแล้ว 3 หลังในเวลากลางคืนพร้อมโคมไฟเป็นกลุ่มละ 25 คน',
    'เมืองจ่ายเงิน 48 ล้านโครนสำหรับงานนี้ ซึ่งเป็นสองเท่าของที่วางแผนไว้ในปี 2019',
  ),
  version(
    'vi',
    'Bảo tàng cảng mở cửa lại sau sáu năm với các chuyến tham quan ban đêm',
    'Bảo tàng cảng của Velmora sẽ mở cửa lại vào ngày 14 tháng 3 sau 6 năm sửa chữa, giám đốc Ana Torvald nói hôm thứ Hai.',
    'Khách tham quan có thể đi qua 3 nhà kho đã được trùng tu vào ban đêm, cầm đèn lồng và theo nhóm 25 người.',
    'Thành phố đã trả 48 triệu cuaron cho công trình, gấp đôi số tiền dự kiến vào năm 2019.',
  ),
  version(
    'id',
    'Museum pelabuhan dibuka lagi setelah enam tahun dengan tur malam',
    'Museum pelabuhan di Velmora akan dibuka kembali pada 14 Maret setelah 6 tahun perbaikan, kata direkturnya Ana Torvald pada hari Senin.',
    'Para pengunjung dapat berjalan melalui 3 gudang yang telah dipugar pada malam hari dengan lentera dan dalam kelompok 25 orang.',
    'Kota itu membayar 48 juta krona untuk pekerjaan tersebut, dua kali lipat dari yang direncanakan pada tahun 2019.',
  ),
  version(
    'ja',
    '港の博物館、六年ぶりに再開し夜の見学も始まる',
    'ベルモラの港の博物館は6年にわたる改修を終えて3月14日に再び開館すると、アナ・トルバルド館長が月曜日に明らかにした。',
    '来館者は25人ずつの組になり、灯りを手にして修復された3棟の倉庫を夜に見て回ることができる。',
    '市はこの工事に4,800万クローネを支払っており、これは2019年の計画の二倍にあたる。',
  ),
  version(
    'zh',
    '港口博物馆六年后重新开放并开设夜间参观',
    '韦尔莫拉的港口博物馆经过6年的修缮将于3月14日重新开放,馆长安娜·托瓦尔德星期一对记者说。',
    '参观者将可以25人一组,提着灯笼,在夜间走过3座修复后的仓库。',
    '这座城市为这项工程支付了4800万克朗,是2019年计划的两倍。',
  ),
  version(
    'zh-Hant',
    '港口博物館六年後重新開放並開設夜間參觀',
    '韋爾莫拉的港口博物館經過6年的修繕將於3月14日重新開放,館長安娜·托瓦爾德星期一對記者說。',
    '參觀者將可以25人一組,提著燈籠,在夜間走過3座修復後的倉庫。',
    '這座城市為這項工程支付了4800萬克朗,是2019年計畫的兩倍。',
  ),
];
