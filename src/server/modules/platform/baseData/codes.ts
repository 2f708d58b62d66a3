/** A master code and its details in order: [code, name, English name]. */
export interface BaseCode {
  master: readonly [cdId: string, cdNm: string, cdEngNm: string];
  details: readonly (readonly [cdId: string, cdNm: string, cdEngNm: string])[];
}

/** Values of selection fields. An administrator may rename them and add more. */
export const baseCodes: BaseCode[] = [
  {
    master: ['LEVEL', '사용자 등급', 'User level'],
    details: [
      ['ADMIN', '관리자', 'Administrator'],
      ['USER', '일반 사용자', 'User'],
    ],
  },
  {
    master: ['CTN', '대륙', 'Continent'],
    details: [
      ['CTN_AS', '아시아', 'Asia'],
      ['CTN_EU', '유럽', 'Europe'],
      ['CTN_NA', '북아메리카', 'North America'],
      ['CTN_SA', '남아메리카', 'South America'],
      ['CTN_AF', '아프리카', 'Africa'],
      ['CTN_OC', '오세아니아', 'Oceania'],
      ['CTN_AN', '남극', 'Antarctica'],
    ],
  },
  {
    master: ['MCLSF', '기사 중분류', 'Article classification'],
    details: [
      ['MCLSF_01', '정치·외교', 'Politics and diplomacy'],
      ['MCLSF_02', '경제·산업', 'Economy and industry'],
      ['MCLSF_03', '사회', 'Society'],
      ['MCLSF_04', '문화·예술', 'Culture and arts'],
      ['MCLSF_05', '한류·콘텐츠', 'Hallyu and content'],
      ['MCLSF_06', '관광', 'Tourism'],
      ['MCLSF_07', '체육', 'Sports'],
      ['MCLSF_08', '종교', 'Religion'],
      ['MCLSF_09', '역사·영토', 'History and territory'],
      ['MCLSF_10', '과학·기술', 'Science and technology'],
      ['MCLSF_99', '기타', 'Other'],
    ],
  },
  {
    master: ['MEDIA_KND', '매체 형태', 'Kind of outlet'],
    details: [
      ['MEDIA_KND_01', '신문', 'Newspaper'],
      ['MEDIA_KND_02', '방송', 'Broadcaster'],
      ['MEDIA_KND_03', '통신사', 'News agency'],
      ['MEDIA_KND_04', '잡지', 'Magazine'],
      ['MEDIA_KND_05', '인터넷 매체', 'Online outlet'],
      ['MEDIA_KND_06', '연구기관', 'Think tank'],
      ['MEDIA_KND_99', '기타', 'Other'],
    ],
  },
  {
    master: ['CRLTN', '발행 부수', 'Circulation'],
    details: [
      ['CRLTN_01', '1만 부 미만', 'Below 10,000'],
      ['CRLTN_02', '1만~10만 부', '10,000 to 100,000'],
      ['CRLTN_03', '10만~100만 부', '100,000 to 1,000,000'],
      ['CRLTN_04', '100만 부 이상', 'Above 1,000,000'],
    ],
  },
  {
    master: ['NSCVRG_FRM', '보도 형식', 'Form of coverage'],
    details: [
      ['NSCVRG_FRM_01', '스트레이트', 'Straight news'],
      ['NSCVRG_FRM_02', '기획·해설', 'Feature'],
      ['NSCVRG_FRM_03', '인터뷰', 'Interview'],
      ['NSCVRG_FRM_04', '사설·칼럼', 'Opinion'],
      ['NSCVRG_FRM_05', '사진·영상', 'Photo and video'],
    ],
  },
  {
    master: ['REL_MAO', '관련 부처', 'Ministry concerned'],
    details: [
      ['REL_MAO_01', '문화체육관광부', 'Ministry of Culture, Sports and Tourism'],
      ['REL_MAO_02', '외교부', 'Ministry of Foreign Affairs'],
      ['REL_MAO_03', '통일부', 'Ministry of Unification'],
      ['REL_MAO_04', '산업통상부', 'Ministry of Trade and Industry'],
      ['REL_MAO_99', '기타', 'Other'],
    ],
  },
  {
    master: ['EVL_TRPR', '평가 대상자 구분', 'Kind of assessed person'],
    details: [
      ['EVL_TRPR_01', '재외문화홍보관', 'Cultural attaché'],
      ['EVL_TRPR_02', '본부 직원', 'Headquarters'],
      ['EVL_TRPR_99', '해당 없음', 'None'],
    ],
  },
  {
    master: ['REJECT_REASON', '가입 반려 사유', 'Reason of rejection'],
    details: [
      ['RR01', '소속 기관을 확인할 수 없음', 'Institution unknown'],
      ['RR02', '업무 관련성이 없음', 'No need for the work'],
      ['RR03', '기재 사항이 사실과 다름', 'Wrong particulars'],
      ['RR99', '기타', 'Other'],
    ],
  },
  {
    master: ['DOC_KND', '문서 종류', 'Kind of document'],
    details: [
      ['DOC_KND_PRIVACY', '개인정보 처리방침', 'Privacy policy'],
      ['DOC_KND_TERMS', '이용약관', 'Terms of use'],
      ['DOC_KND_REQUIRED', '개인정보 수집·이용 동의 (필수)', 'Required agreement'],
      ['DOC_KND_OPTIONAL', '개인정보 수집·이용 동의 (선택)', 'Optional agreement'],
    ],
  },
  {
    master: ['PST_CLSF', '게시글 분류', 'Kind of post'],
    details: [
      ['PST_CLSF_01', '문의', 'Question'],
      ['PST_CLSF_02', '오류 신고', 'Fault'],
      ['PST_CLSF_03', '개선 제안', 'Proposal'],
      ['PST_CLSF_04', '자료 공유', 'Material'],
      ['PST_CLSF_99', '기타', 'Other'],
    ],
  },
  {
    master: ['PST_STTS', '게시글 상태', 'State of a post'],
    details: [
      ['PST_STTS_01', '등록', 'Registered'],
      ['PST_STTS_02', '접수', 'Accepted'],
      ['PST_STTS_03', '처리 중', 'In progress'],
      ['PST_STTS_04', '완료', 'Done'],
      ['PST_STTS_05', '보류', 'On hold'],
    ],
  },
  {
    master: ['PRCS_CLSF', '처리 구분', 'How a post is dealt with'],
    details: [
      ['PRCS_CLSF_01', '안내', 'Guidance'],
      ['PRCS_CLSF_02', '자료 수정', 'Correction of data'],
      ['PRCS_CLSF_03', '시스템 개선', 'Improvement'],
      ['PRCS_CLSF_04', '장애 조치', 'Repair'],
      ['PRCS_CLSF_99', '해당 없음', 'None'],
    ],
  },
  {
    master: ['NTC_CLSF', '알림 종류', 'Kind of notification'],
    details: [
      ['NTC_CLSF_01', '새 글', 'Post'],
      ['NTC_CLSF_02', '댓글', 'Comment'],
      ['NTC_CLSF_03', '처리 상태', 'State of a post'],
      ['NTC_CLSF_04', '가입 승인', 'Request to be let in'],
      ['NTC_CLSF_05', '삭제 요청', 'Request to delete'],
      ['NTC_CLSF_06', '수집 이상', 'Trouble with collecting'],
      ['NTC_CLSF_07', '관리자 계정', "Administrators' accounts"],
      ['NTC_CLSF_08', '새 글 알림', 'New hits of a saved search'],
      ['NTC_CLSF_09', '외부 전송 중지', 'Paused web hook'],
      ['NTC_CLSF_10', '보고 서식', 'Outcome of a report template'],
    ],
  },
  {
    master: ['INST_DOMAIN', '가입 가능 기관 도메인', 'Mail domains of institutions'],
    details: [
      ['INST_DOMAIN_01', 'korea.kr', 'korea.kr'],
      ['INST_DOMAIN_02', 'mcst.go.kr', 'mcst.go.kr'],
      ['INST_DOMAIN_03', 'mofa.go.kr', 'mofa.go.kr'],
    ],
  },
];
