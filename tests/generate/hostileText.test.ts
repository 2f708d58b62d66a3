import { hardAlone } from '../../scripts/generate/fixtures/fixtureFolder.ts';
import { keepsHostileText } from '../helpers/hostileText.ts';

const area = {
  area: 'loan',
  types: { Lender: { lenderNm: 'text' }, LenderItem: { lenderNm: 'text' } },
  operations: {
    'GET /loan-list': {
      summary: '',
      access: 'session',
      query: { name: 'text!' },
      answer: 'List<Lender>',
    },
    'POST /loan': { summary: '', access: 'session', body: { lender: 'Lender!' }, answer: 'none' },
  },
};

await keepsHostileText({
  ...hardAlone(),
  operations: [{ file: 'operations/loan.json', text: JSON.stringify(area) }],
});
