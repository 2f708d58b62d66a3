/** Output of the demo generator: plain records with the specification's field names, without database ids. */
export interface DemoMedia {
  /** Key that articles refer to. */
  dmnNm: string;
  url: string;
  inspUrl: string;
  ntnId: string;
  mainMediaYn: YesNo;
  onsiteJrnlMediaYn: YesNo;
  mediaKndCd: string;
  crltnCd: string | null;
  mediaKornNm: string;
  mediaEngNm: string;
  mediaLclanNm: string;
  mediaAbbrNm: string;
  eml: string;
  /** BCP 47. */
  clctLan: string;
  pvsnLan: string;
  rprsvNm: string;
  /** yyyy-MM-dd */
  fndnYmd: string;
  fnseScl: string;
  hdofcLctnAddr: string;
  presItvwYn: YesNo;
  presItvw: string | null;
  mngm: string;
  rdr: string;
  pblcnCyclBcTz: string;
  ctrtCoNm: string | null;
  pblcnRgn: string;
  nscvrgFrm: string;
  mainNscvrgFld: string;
  frSndJrnl: string;
  frBrof: string;
  adFee: string | null;
  krPtnrshpCo: string | null;
  refMttr: string | null;
  dpcnYn: YesNo;
  useYn: YesNo;
  /** Offset such as +09:00. */
  rgnTz: string;
  clctMediaNoYn: YesNo;
}

export type YesNo = 'Y' | 'N';
export type ItemKind = 'article' | 'thinkTank' | 'sns';

export interface DemoFeatures {
  issue: string[];
  pern: string[];
  incdnt: string[];
  plcy: string[];
  inst: string[];
  evnt: string[];
}

export interface DemoArticle {
  itemKnd: ItemKind;
  /** Key of the event shared by several reports of a day; used for the highlights, not stored in the row. */
  matter?: string;
  kornTtl: string;
  lclanTtl: string;
  /** Key of a DemoMedia. */
  dmnNm: string;
  ntnId: string;
  /** BCP 47. */
  lanCd: string;
  lclsfNm: 'KOREA' | 'GLOBAL';
  /** Detail code of the master MCLSF. */
  featExtrMclsf: string;
  frmTrsfNscvrgDt: Date;
  regDt: Date;
  url: string;
  jrnlLclanNm: string;
  chNm: string | null;
  sndngRgnNm: string;
  nscvrgFrmCd: string;
  relMaoCd: string;
  /** Original and Korean translation; paragraphs separated by \n. */
  articleCn: string;
  articleTransCn: string;
  transOrgnNm: string;
  smryOrgnNm: string;
  wholSentTransYn: YesNo;
  menualYn: YesNo;
  aiYn: YesNo;
  payYn: YesNo;
  onsiteMediaArticleYn: YesNo;
  featExtr: DemoFeatures;
  featExtrKwdList: string[];
  featExtrSmry: string;
  anlsYn: YesNo;
  /** Social items only. */
  siteBbsNm: string | null;
}
