/** The constants of charts in the specification (section 9): in a separate file, since most screens have no chart. */
export const chartConstants = {
  credits: false,
  exporting: true,
  exportServerFallback: false,
  exportMenu: ['downloadPNG'],
  exportButton: { align: 'right', x: -10 },
  accessibility: true,
  announceNewData: true,
  pointValueFormat: '{value}건',
  description: '차트 데이터를 시각화한 그래프',
  labels: {
    chart: '데이터 시각화 차트',
    menu: '차트 이미지 다운로드 메뉴',
    downloadPNG: '차트 PNG 다운로드',
  },
  screenReaderSection: ['title', 'subtitle', 'longDescription', 'xAxisDescription', 'yAxisDescription'],
} as const;
