import { checksSamples } from '../helpers/checkedSamples.ts';
import { describeOutside } from '../helpers/describeOutside.ts';
import { readsSamples } from '../helpers/readSamples.ts';
import { wholeSamples } from '../helpers/uploadSamples.ts';

describeOutside(wholeSamples.paths, 'files of the wild, when they are attached', () => {
  checksSamples(wholeSamples, {
    refused: {
      'tika/testWORD_truncated.docx': 'damaged',
      'tika/testZipEncrypted.zip': 'locked',
      'tika/testEXCEL_protected_passtika.xlsx': 'locked',
      'tika/testEXCEL_protected_passtika_2.xlsx': 'locked',
      'tika/protect.xlsx': 'locked',
      'tika/testEXCEL_protected_passtika.xls': 'locked',
      'tika/password.xls': 'locked',
      'tika/testWORD_protected_passtika.docx': 'locked',
      'tika/protected_normal_case.docx': 'locked',
      'tika/protected_upper_case.docx': 'locked',
      'tika/testWORD_protected_passtika.doc': 'locked',
      'tika/testWORD_protected_drm.doc': 'locked',
      'tika/testPPT_protected_passtika.pptx': 'locked',
      'tika/testPPT_protected_passtika.ppt': 'locked',
      // one of several volumes: it cannot be opened alone
      'tika/test-documents-spanned.zip': 'other',
    },
    taken: {
      'valid hwp': 62,
      'valid hwpx': 43,
      'valid pdf': 20,
      'valid docx': 15,
      'valid xlsx': 12,
      'valid pptx': 8,
      'valid xls': 8,
      'valid doc': 7,
      'valid ppt': 5,
      'valid png': 3,
      'valid zip': 3,
      'valid jpg': 2,
      'valid gif': 1,
      // one of its pages is broken, but it can be opened
      corrupt: 1,
      // macros in the formats before 2007 cannot be told from the extension
      macro: 3,
      // a write-protected sheet, and pdfs: the former can be opened without a password, and a pdf keeps its type
      'protected/encrypted': 3,
    },
    counts: { all: 278, notAllowed: 67 },
    // the oldest hwp has no end mark; the pdf was saved twice and its first half is its first version
    soundHalves: ['tika/testHWP_3.0.hwp', 'tika/testPDF_twoAuthors.pdf'],
  });
});

describeOutside(wholeSamples.paths, 'files of the wild, when they are read', () => {
  readsSamples(wholeSamples, {
    unreadable: {
      'password.xls': 'LOCKED',
      'protect.xlsx': 'LOCKED',
      'protected_normal_case.docx': 'LOCKED',
      'protected_upper_case.docx': 'LOCKED',
      'testEXCEL_protected_passtika.xls': 'LOCKED',
      'testEXCEL_protected_passtika.xlsx': 'LOCKED',
      'testEXCEL_protected_passtika_2.xlsx': 'LOCKED',
      'testODTEncrypted.odt': 'LOCKED',
      'testPPT_protected_passtika.ppt': 'LOCKED',
      'testPPT_protected_passtika.pptx': 'LOCKED',
      'testPassword4Spaces.pdf': 'LOCKED',
      'testUnicodePassword.pdf': 'LOCKED',
      'testWORD_protected_drm.doc': 'LOCKED',
      'testWORD_protected_passtika.doc': 'LOCKED',
      'testWORD_protected_passtika.docx': 'LOCKED',
      // formats before 1997, and a truncated file
      'testEXCEL_5.xls': 'DAMAGED',
      'testWORD6.doc': 'DAMAGED',
      'testWORD_truncated.docx': 'DAMAGED',
    },
    says: {
      'work_report.hwp': ['주간업무보고서', '금주 진행업무'],
      'testHWP-v5-dist.hwp': ['컨텐츠 분석 툴킷'],
      'testHWP_3.0.hwp': ['테스트'],
      'distribution.hwp': ['시설관리원 용역업체 선정'],
      '각주미주.hwp': ['sssd'],
      '4_test.hwpx': ['대중교통환승센터'],
      '2_test.hwpx': ['가을밤의 음악축제'],
      'testEXCEL.xlsx': ['Numbers and their Squares'],
      'testEXCEL.xls': ['Numbers and their Squares'],
      'testWORD_various.doc': ['Footnote appears here'],
      'testPPT.ppt': ['Sample Powerpoint Slide'],
      'testPPT.pptx': ['Attachment Test'],
      'testPDF_bad_page_303226.pdf': ['Drug Enforcement Administration'],
      'testFooter.odt': ['Here is some text on page 2'],
    },
    count: 227,
  });
});
