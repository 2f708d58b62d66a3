/** A made-up edition of the daily briefing about the articles of its day. Days count back from the day of the demo. */
export interface DemoBriefing {
  daysAgo: number;
  by: 'demo-admin' | 'demo-staff';
  isDraft?: true;
  introduction?: string;
  /** The author's remarks on the highlight, and on the first of the articles. */
  toHighlight: string;
  toArticle: string;
  articles: number;
}

export const demoBriefings: readonly DemoBriefing[] = [
  {
    daysAgo: 3,
    by: 'demo-staff',
    introduction: '<p>간밤 외신 가운데 우리 문화와 관련된 보도를 중심으로 전합니다.</p>',
    toHighlight: '같은 날 여러 매체가 다루었습니다. 추이를 지켜볼 필요가 있습니다.',
    toArticle: '현지 반응이 우호적입니다.',
    articles: 6,
  },
  {
    daysAgo: 2,
    by: 'demo-staff',
    introduction:
      '<p>오늘은 <strong>전시와 공연</strong> 소식이 많습니다. 한국을 직접 다룬 기사를 앞에 두었습니다.</p>',
    toHighlight: '다음 주 보고에 함께 싣습니다.',
    toArticle: '인용된 수치는 주최 측 발표입니다.',
    articles: 7,
  },
  {
    daysAgo: 1,
    by: 'demo-admin',
    introduction:
      '<p>주요 국가의 문화정책 동향을 함께 담았습니다.</p><ul><li>재외공관 참고</li><li>오전 회의 자료</li></ul>',
    toHighlight: '관련 부서에 공유했습니다.',
    toArticle: '담당 공관의 확인을 받은 내용입니다.',
    articles: 8,
  },
  {
    daysAgo: 0,
    by: 'demo-staff',
    isDraft: true,
    toHighlight: '회의 전에 수치를 확인할 것.',
    toArticle: '원문 대조 중입니다.',
    articles: 5,
  },
];
