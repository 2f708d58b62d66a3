import type { MoreId, StoryId } from '../storyKinds.ts';

/** Korean headlines, several of each kind, and the paragraphs that all originals correspond to. */
export const koreanTitles: Readonly<Record<StoryId, readonly string[]>> = {
  festival: [
    '{city} 도심 달군 한국문화 축제…{n}여 명 몰려',
    '{place}서 한국문화 주간 개막…한복·국악·한식 한자리에',
    '“한국을 걷다”…{city} 한국문화 축제에 발길 이어져',
    '{country} 매체, {city} 한국문화 축제 집중 조명',
  ],
  series: [
    '한국 드라마 ‘{work}’, {country} 스트리밍 1위 올라',
    '‘{work}’{이/가} 바꾼 {country} 안방극장…공개 첫 주 정상',
    '{country} 매체 “‘{work}’, 가족의 의미를 새로 묻다”',
    '입소문 탄 ‘{work}’…{country}서 시청 시간 {pct}% 늘어',
  ],
  concert: [
    '{group}, {city} 공연 매진…{country} 팬 {n}여 명 ‘떼창’',
    '“한국어로 함께 불렀다”…{group} {city} 공연 성황',
    '{group} 순회공연, {place}서 열기…추가 공연 검토',
    '{country} 언론 “{group}, 무대가 곧 이야기”',
  ],
  exhibition: [
    '{city} 국립박물관, ‘{topic}’ 특별전 열어…작품 {k}점 공개',
    '“선 하나에 담긴 멋”…{city}서 한국 ‘{topic}’ 특별전',
    '{country} 관람객 사로잡은 ‘{topic}’…{city} 특별전 북적',
    '한국의 ‘{topic}’, {place} 관람객과 만나다',
  ],
  language: [
    '{city} 한국어 강좌 수강생 {pct}% 증가…“대기자만 수백 명”',
    '{country}서 한국어 배우는 청소년 늘어…{city} 학교 선택 과목 확대',
    '“드라마를 자막 없이”…{country} 한국어 열기',
    '{place}, 한국어 가르치는 학교 늘린다',
  ],
  tourism: [
    '{country} 여행객, 한국행 {pct}% 늘어…지방 도시 인기',
    '“서울 다음은 경주·전주”…{country} 여행객 발길 넓어져',
    '{country} 여행사 “한국 상품 예약 {pct}% 증가”',
    '드라마 촬영지 따라 한국으로…{country} 여행객 급증',
  ],
  diplomacy: [
    '한국·{country}, 문화협력 협정 서명…청년 예술인 교류 넓힌다',
    '한국·{country} 문화장관 회담…영화 공동 제작 추진',
    '{country} 정부 “한국은 문화 분야 핵심 협력국”',
    '한국과 {country}, {city}서 문화협력 새 틀 마련',
  ],
  food: [
    '{country}서 {food} 찾는 소비자 늘어…수입 {pct}% 증가',
    '“{food}에 반했다”…{city} 한식당 골목 북적',
    '{country} 대형 마트 진열대에 오른 {food}',
    '한국 {food} 수출, {country}서 {pct}% 늘어',
  ],
  taekwondo: [
    '{city} 국제 태권도 대회 개막…{k}개 팀 참가',
    '{country}서 커지는 태권도…{city}서 국제 대회 열려',
    '“예의와 집중을 배운다”…{country}에 퍼지는 태권도',
    '{k}개 팀 겨룬 {city} 태권도 대회, 사흘간 열전',
  ],
  heritage: [
    '{country} 박물관, 한국 문화유산 {k}점 돌려준다',
    '{city} 박물관 수장고의 한국 유물 {k}점, 고향으로',
    '한국·{country}, 문화유산 공동 조사 착수…유물 {k}점 대상',
    '“제자리로 돌아가야 할 유산”…{country} 반환 결정에 관심',
  ],
  literature: [
    '한국 소설 ‘{work}’, {country} 번역문학상 수상',
    '{country} 독자 사로잡은 한국 소설 ‘{work}’…{n}부 팔려',
    '{country} 평단 “‘{work}’, 올해의 번역소설”',
    '번역으로 건너간 ‘{work}’, {country}서 상까지 받았다',
  ],
  temple: [
    '{city}서 한국 사찰음식 행사…{k}명 참가',
    '“고요를 배우는 시간”…{country}서 한국 명상 문화 인기',
    '한국 사찰음식, {place} 시민과 만나다',
    '스님과 함께 만든 한 끼…{city}에 퍼진 사찰음식',
  ],
  museum: [
    '{place} 국립박물관, {years}년 만에 다시 문 열어',
    '“빛이 먼저 맞는다”…새 단장한 {city} 국립박물관',
    '{city} 국립박물관 재개관…전시 면적 {pct}% 넓어져',
  ],
  budget: [
    '{country}, 내년 문화 예산 {pct}% 늘린다',
    '{country} 정부, 문화 예산 {pct}% 증액안 내놓아',
    '{country} 예술계 “예산 증액 환영…현장에 닿아야”',
  ],
  filmFestival: [
    '{city} 국제영화제 개막…{k}편 상영',
    '{city} 국제영화제, 신인 감독에 문 넓혔다',
    '{place} 국제영화제, 절반이 첫 장편',
  ],
  visitorCap: [
    '{city}, 관광객 {pct}% 늘자 하루 입장객 제한',
    '“주민이 먼저”…{city}, 유적지 입장 인원 줄인다',
    '{place}, 과잉관광 대책 내놓아',
  ],
  restoration: [
    '{city} 역사 유적 복원 마무리…{years}년 공사 끝',
    '{country}, 유적 복원에 3차원 측량 활용',
    '{place} 역사 유적, {years}년 만에 공개',
  ],
  marathon: [
    '{city} 국제마라톤에 {n}여 명 참가…도심 가득 메워',
    '{city} 도심을 달리다…국제마라톤 {n}여 명 완주 도전',
    '{place} 국제마라톤, 참가국 역대 최다',
  ],
};

export const koreanLeads: Readonly<Record<StoryId, string>> = {
  festival:
    '{place}에서 {date} 한국문화 축제가 막을 올렸다. 한복 입기와 국악 공연, 한식 체험이 도심 곳곳에서 이어졌다.',
  series:
    '한국 드라마 ‘{work}’{이/가} {country}의 주요 동영상 서비스에서 시청 순위 1위에 올랐다. 공개 한 주 만에 시청 시간이 {pct}% 늘었다.',
  concert:
    '한국 그룹 {group}{이/가} {date} {city}에서 공연을 열고 관객 {n}여 명을 만났다. 객석에서는 한국어 노래가 끊이지 않았다.',
  exhibition:
    '{city} 국립박물관이 {date} 한국의 ‘{topic}’{을/를} 주제로 한 특별전을 개막했다. 한국에서 온 작품 {k}점이 처음으로 공개됐다.',
  language:
    '{city}의 한국어 강좌 수강생이 지난해보다 {pct}% 늘었다. 교육 당국은 {from}부터 한국어를 선택 과목으로 가르치는 학교를 늘리기로 했다.',
  tourism:
    '올해 한국을 찾은 {country} 여행객이 지난해 같은 기간보다 {pct}% 늘었다. 여행업계는 드라마 촬영지와 지방 축제가 발길을 이끌었다고 본다.',
  diplomacy:
    '한국과 {country} 정부가 {date} {city}에서 문화협력 협정에 서명했다. 두 나라는 영화 공동 제작과 청년 예술인 교류를 넓히기로 했다.',
  food: '{country}에서 한국 음식 {food}{을/를} 찾는 소비자가 늘면서 올해 수입액이 {pct}% 증가했다. {city}에는 한식당이 잇따라 문을 열고 있다.',
  taekwondo:
    '국제 태권도 대회가 {date} {city}에서 개막했다. {k}개 팀 선수들이 사흘 동안 품새와 겨루기에서 실력을 겨룬다.',
  heritage:
    '{place}의 한 박물관이 소장해 온 한국 문화유산 {k}점을 한국에 돌려주기로 했다. 두 나라 전문가들은 {from}부터 유물의 상태를 함께 조사한다.',
  literature:
    '한국 소설 ‘{work}’의 번역본이 {country}에서 번역문학상을 받았다. 출판사는 {date}까지 {n}부가 팔렸다고 밝혔다.',
  temple:
    '{city}에서 {date} 한국의 사찰음식과 명상을 소개하는 행사가 열렸다. 참가자 {k}명은 스님과 함께 음식을 만들고 이야기를 나눴다.',
  museum:
    '{place}의 국립박물관이 {years}년에 걸친 보수를 마치고 {date} 다시 문을 열었다. 전시 면적은 {pct}% 넓어졌다.',
  budget:
    '{country} 정부가 내년 문화 예산을 {pct}% 늘리는 안을 {date} 내놓았다. 늘어난 예산은 지역 공연장과 청년 예술인 지원에 쓰인다.',
  filmFestival: '{city} 국제영화제가 {date} 개막했다. 올해는 {k}편이 상영되며 절반은 신인 감독의 작품이다.',
  visitorCap:
    '{cityHall}{이/가} 관광객이 {pct}% 늘자 주요 유적지의 하루 입장객을 제한하기로 했다. 새 규정은 {from}부터 시행된다.',
  restoration:
    '{place}의 역사 유적이 {years}년에 걸친 복원을 마치고 {date} 공개됐다. 연구진은 3차원 측량으로 옛 모습을 되살렸다.',
  marathon:
    '{city} 국제마라톤이 {date} 열려 {n}여 명이 도심을 달렸다. 올해 대회에는 역대 가장 많은 나라에서 선수가 참가했다.',
};

export const koreanMore: Readonly<Record<MoreId, string>> = {
  crowd: '주최 측은 첫날에만 {n2}여 명이 찾았다고 밝혔다.',
  organiser: '{person} 조직위원장은 “한국 문화에 대한 관심이 해마다 커지고 있다”고 말했다.',
  expert:
    '현지 대학에서 동아시아 문화를 가르치는 {person2} 교수는 “유행을 넘어 생활 속에 자리 잡는 단계”라고 분석했다.',
  visitor: '현장에서 만난 한 시민은 “화면으로만 보던 것을 직접 만나 즐거웠다”고 말했다.',
  background: '이 도시의 한국문화원은 {year}년부터 강좌와 공연을 이어 오고 있다.',
  market: '업계는 올해 현지의 한국 콘텐츠 시장이 {pct2}% 커질 것으로 내다본다.',
  plan: '다음 행사는 내년에 더 큰 규모로 열릴 예정이다.',
  audience: '이용자 게시판에는 “가족과 함께 즐겼다”는 글이 잇따랐다.',
  joint: '두 나라는 실무 협의체를 꾸려 후속 일정을 정하기로 했다.',
  online: '관련 자료는 누구나 볼 수 있도록 온라인으로 공개된다.',
  spokesperson: '{person} 문화부 대변인은 “문화는 미래를 위한 투자”라고 말했다.',
  cost: '이번 사업에는 모두 {dollars}만 달러가 들어간다.',
  reaction: '주민 단체는 환영하면서도 일정을 투명하게 밝혀 달라고 요구했다.',
  council: '시의회는 다음 달에 세부 계획을 논의한다.',
  history: '이 계획은 {year}년에 처음 나왔다.',
  jobs: '전문가들은 지역 일자리가 {pct2}% 늘어날 것으로 본다.',
};
