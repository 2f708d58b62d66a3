/** Think-tank papers: Korean and English, paragraph by paragraph. Slots: {region}, {pct}, {year}, {person}. */
export interface Report {
  code: string;
  region: 'KOREA' | 'GLOBAL';
  keywords: readonly string[];
  titles: readonly [korean: string, english: string];
  paragraphs: readonly (readonly [korean: string, english: string])[];
}

export const regions: readonly (readonly [korean: string, english: string])[] = [
  ['동남아시아', 'Southeast Asia'],
  ['유럽연합', 'the European Union'],
  ['중앙아시아', 'Central Asia'],
  ['중남미', 'Latin America'],
  ['중동', 'the Middle East'],
  ['북미', 'North America'],
  ['아프리카', 'Africa'],
  ['동북아시아', 'Northeast Asia'],
];

export const reports: readonly Report[] = [
  {
    code: 'MCLSF_01',
    region: 'KOREA',
    keywords: ['공공외교', '소프트파워', '한국'],
    titles: ['한국 공공외교, {region}에서 다음 단계로', 'Korean public diplomacy in {region}: the next step'],
    paragraphs: [
      [
        '이 보고서는 {region}에서 펼쳐진 한국 공공외교 사업을 {year}년부터 살폈다.',
        'This paper reviews Korean public diplomacy in {region} since {year}.',
      ],
      [
        '응답자의 {pct}%는 한국을 문화 협력에서 믿을 만한 상대로 꼽았다.',
        '{pct} percent of respondents named Korea a reliable partner in cultural cooperation.',
      ],
      [
        '{person} 선임연구원은 단기 행사보다 장기 교류를 늘려야 한다고 제안했다.',
        'Senior fellow {person} recommends long-term exchange over short events.',
      ],
    ],
  },
  {
    code: 'MCLSF_05',
    region: 'KOREA',
    keywords: ['한류', '콘텐츠 수출', '플랫폼'],
    titles: [
      '{region} 플랫폼 시장과 한국 콘텐츠의 자리',
      'Platforms in {region} and the place of Korean content',
    ],
    paragraphs: [
      [
        '{region}의 동영상 시장에서 한국 콘텐츠의 시청 비중은 {pct}%로 집계됐다.',
        'Korean content accounts for {pct} percent of viewing in the video market of {region}.',
      ],
      [
        '{person} 연구위원은 현지 제작사와 함께 만드는 방식이 성장을 이끌었다고 평가했다.',
        'According to research fellow {person}, co-production with local studios drove growth.',
      ],
      [
        '보고서는 자막과 더빙 인력을 기르는 일이 시급하다고 지적했다.',
        'The paper calls for urgent training of subtitlers and voice artists.',
      ],
    ],
  },
  {
    code: 'MCLSF_06',
    region: 'GLOBAL',
    keywords: ['관광정책', '과잉관광', '지역 균형'],
    titles: [
      '과잉관광 이후의 관광정책: {region} 사례',
      'Tourism policy after overtourism: lessons from {region}',
    ],
    paragraphs: [
      [
        '{region}의 주요 도시에서 관광객은 {year}년 이후 {pct}% 늘었다.',
        'Visitor numbers in the main cities of {region} have grown {pct} percent since {year}.',
      ],
      [
        '보고서는 입장 예약제와 지역 분산을 함께 써야 효과가 있다고 보았다.',
        'The paper finds that booking systems work only together with regional dispersal.',
      ],
      [
        '{person} 박사는 주민 참여를 제도로 보장하라고 권고했다.',
        'Dr {person} recommends guaranteeing residents a say by law.',
      ],
    ],
  },
  {
    code: 'MCLSF_02',
    region: 'GLOBAL',
    keywords: ['창의산업', '일자리', '투자'],
    titles: ['{region} 창의산업, 일자리의 질을 묻다', 'Creative industries in {region}: the quality of jobs'],
    paragraphs: [
      [
        '{region}의 창의산업 종사자는 전체 고용의 {pct}%를 차지한다.',
        'Creative industries provide {pct} percent of employment in {region}.',
      ],
      [
        '그러나 계약 기간이 짧아 소득이 고르지 않은 것으로 나타났다.',
        'Contracts are short, however, and incomes uneven.',
      ],
      [
        '{person} 연구원은 사회보험 가입 문턱을 낮추자고 제안했다.',
        'Researcher {person} proposes easier access to social insurance.',
      ],
    ],
  },
  {
    code: 'MCLSF_09',
    region: 'KOREA',
    keywords: ['문화유산', '환수', '국제협약'],
    titles: ['{region} 소재 한국 문화유산, 협력의 길', 'Korean heritage in {region}: ways to cooperate'],
    paragraphs: [
      [
        '{region}의 박물관이 소장한 한국 문화유산 가운데 출처가 확인된 것은 {pct}%였다.',
        'Provenance is known for {pct} percent of the Korean objects held by museums in {region}.',
      ],
      [
        '{year}년 이후 반환과 장기 대여 사례가 꾸준히 늘었다.',
        'Returns and long-term loans have increased steadily since {year}.',
      ],
      [
        '{person} 연구위원은 공동 조사 목록을 공개하자고 제안했다.',
        'Research fellow {person} suggests publishing joint inventories.',
      ],
    ],
  },
  {
    code: 'MCLSF_10',
    region: 'GLOBAL',
    keywords: ['인공지능', '저작권', '창작자'],
    titles: [
      '생성형 인공지능과 저작권: {region}의 논의',
      'Generative AI and copyright: the debate in {region}',
    ],
    paragraphs: [
      [
        '{region} 창작자의 {pct}%는 학습에 쓰인 자료를 공개해야 한다고 답했다.',
        '{pct} percent of creators in {region} want training data to be disclosed.',
      ],
      [
        '보고서는 {year}년 이후 나온 법안을 비교했다.',
        'The paper compares the bills introduced since {year}.',
      ],
      [
        '{person} 교수는 보상 기준을 업계와 함께 정하라고 권고했다.',
        'Professor {person} recommends agreeing on remuneration with the industry.',
      ],
    ],
  },
];
