/** A site that publishes articles of many outlets. */
export interface BaseSharedSite {
  dmnNm: string;
  siteNm: string;
  /** N if each subdomain has its own owner: it then identifies an outlet. */
  subDmnYn: 'Y' | 'N';
}

/** The domain with all subdomains is shared. */
const portals = `
naver.com | 네이버
daum.net | 다음
kakao.com | 카카오
nate.com | 네이트
zum.com | 줌
news.google.com | 구글 뉴스
msn.com | MSN
bing.com | 빙
news.yahoo.com | 야후 뉴스
news.yahoo.co.jp | 야후 재팬 뉴스
tw.news.yahoo.com | 야후 대만 뉴스
news.livedoor.com | 라이브도어 뉴스
smartnews.com | 스마트뉴스
news.goo.ne.jp | 구 뉴스(goo)
news.line.me | 라인 뉴스
line.today | 라인 투데이
toutiao.com | 진르터우탸오
baidu.com | 바이두
news.qq.com | 텐센트 뉴스
sohu.com | 소후
163.com | 왕이(넷이즈)
newsbreak.com | 뉴스브레이크
flipboard.com | 플립보드
apple.news | 애플 뉴스
feedly.com | 피들리
dailyhunt.in | 데일리헌트
pressreader.com | 프레스리더
allafrica.com | 올아프리카
baomoi.com | 바오머이
dzen.ru | 젠
upday.com | 업데이
facebook.com | 페이스북
twitter.com | 트위터
x.com | 엑스
youtube.com | 유튜브
instagram.com | 인스타그램
tiktok.com | 틱톡
t.me | 텔레그램
telegram.org | 텔레그램
reddit.com | 레딧
linkedin.com | 링크트인
vk.com | 브콘탁테
weibo.com | 웨이보
soundcloud.com | 사운드클라우드
feedburner.com | 피드버너
feeds.simplecast.com | 심플캐스트
feeds.megaphone.fm | 메가폰
`;

/** Only the domain itself is shared; each subdomain belongs to its author. */
const hosts = `
google.com | 구글
medium.com | 미디엄
substack.com | 서브스택
blogspot.com | 블로그스팟
blogger.com | 블로거
wordpress.com | 워드프레스
tumblr.com | 텀블러
`;

const sitesOf = (table: string, subDmnYn: BaseSharedSite['subDmnYn']): BaseSharedSite[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [dmnNm = '', siteNm = ''] = line.split('|').map((cell) => cell.trim());
      return { dmnNm, siteNm, subDmnYn };
    });

/** Portals and services of the base data. */
export const baseSharedSites: readonly BaseSharedSite[] = [...sitesOf(portals, 'Y'), ...sitesOf(hosts, 'N')];
