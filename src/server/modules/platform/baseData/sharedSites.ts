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
feeds.soundcloud.com | 사운드클라우드 피드
feeds.fireside.fm | 파이어사이드
podbean.com | 팟빈
hnrss.org | 해커 뉴스 피드
news.ycombinator.com | 해커 뉴스
onenewspage.com | 원 뉴스 페이지
inoreader.com | 이노리더
ground.news | 그라운드 뉴스
yandex.ru | Yandex
seznam.cz | 세즈남
ameblo.jp | 아메바 블로그
note.com | 노트
threads.net | 스레드
threads.com | 스레드
bsky.app | 블루스카이
pinterest.com | 핀터레스트
quora.com | 쿼라
github.com | GitHub
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
tistory.com | 티스토리
typepad.com | 타이프패드
livejournal.com | 라이브저널
altervista.org | 알테르비스타
over-blog.com | 오버블로그
canalblog.com | 카날블로그
hatenablog.com | 하테나 블로그
fc2.com | 에프시투
livedoor.biz | 라이브도어 블로그
lineblog.me | 라인 블로그
webry.info | 웨브리 블로그
cheezburger.com | 치즈버거
wixsite.com | Wix
weebly.com | 위블리
github.io | GitHub Pages
ghost.io | 고스트
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
