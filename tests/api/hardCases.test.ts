import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { resources } from '#generated/resources/index.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { describeCrud } from '../helpers/crudContract.ts';
import { createHardTables, hardCatalogue } from '../helpers/hardCatalogue.ts';
import { testApp } from '../helpers/testApp.ts';
import { testDatabase } from '../helpers/testDatabase.ts';

type Row = Record<string, unknown>;
type Stored = Answer<{ data: Row }>;

const { catalogue, openapi } = await hardCatalogue();
const database = await testDatabase();
await createHardTables(database);
const { app } = await testApp({
  database,
  catalogue,
  openapi,
  handlers: {
    'PUT /update-visitor': async () => {
      throw new Error('Only the registration of this handler is of interest here.');
    },
  },
});
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');

const hard = Object.values(catalogue.resources).filter(({ name }) => !(name in resources));
const gallery = (await admin.write('POST', '/insert-gallery', {
  galleryNm: '중앙 전시실',
  floorNm: '2층',
})) as Stored;

for (const spec of hard.filter(({ operations }) => Object.keys(operations).length > 0))
  describeCrud(spec, catalogue, { admin: () => admin, other: () => staff });

describe('two labels through one reference', () => {
  it('are shown, follow the other record, and filter', async () => {
    const { galleryId } = gallery.body.data;
    const made = (await admin.write('POST', '/insert-exhibit', { exhibitNm: '청자', galleryId })) as Stored;
    expect(made.body.data).toMatchObject({ galleryNm: '중앙 전시실', galleryFloorNm: '2층' });
    const found = (await admin.get('/exhibit-list', { galleryNm: '중앙', exhibitNm: '청자' })) as Answer<{
      data: Row[];
    }>;
    expect(found.body.data).toMatchObject([{ galleryNm: '중앙 전시실', galleryFloorNm: '2층' }]);
  });
});

describe('rules across fields', () => {
  it('require the lender of a loan, at insert and at update', async () => {
    const { galleryId } = gallery.body.data;
    const refused = (await admin.write('POST', '/insert-exhibit', {
      exhibitNm: '백자',
      galleryId,
      loanYn: 'Y',
    })) as Answer<ErrorBody>;
    expect(refused.body).toMatchObject({ message: '빌려준 곳을(를) 입력해주세요.' });
    const made = (await admin.write('POST', '/insert-exhibit', {
      exhibitNm: '백자',
      galleryId,
      loanYn: 'Y',
      lenderNm: '박물관',
    })) as Stored;
    const { exhibitId, mdfcnDt } = made.body.data;
    const cleared = (await admin.write('PUT', '/update-exhibit', {
      exhibitId,
      mdfcnDt,
      lenderNm: null,
    })) as Answer<ErrorBody>;
    expect([cleared.status, cleared.body.message]).toEqual([400, '빌려준 곳을(를) 입력해주세요.']);
  });
});

describe('a tree', () => {
  it('is returned whole, and refuses a record below itself', async () => {
    const top = (await admin.write('POST', '/insert-shelf', { shelfNm: '위' })) as Stored;
    const below = (await admin.write('POST', '/insert-shelf', {
      shelfNm: '아래',
      upShelfId: top.body.data.shelfId,
    })) as Stored;
    expect(below.body.data).toMatchObject({ upShelfNm: '위' });
    expect(Number(below.body.data.shelfId)).toBe(Number(top.body.data.shelfId) + 1);
    const { shelfId, mdfcnDt } = top.body.data;
    const cycle = (await admin.write('PUT', '/update-shelf', {
      shelfId,
      mdfcnDt,
      upShelfId: below.body.data.shelfId,
    })) as Answer<ErrorBody>;
    expect([cycle.status, cycle.body.fields?.[0]?.name]).toEqual([400, 'upShelfId']);
  });

  it('numbers records registered at the same moment without gaps or duplicates', async () => {
    const made = (await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        admin.write('POST', '/insert-shelf', { shelfNm: `동시 ${index}` }),
      ),
    )) as Stored[];
    const ids = made.map(({ body }) => Number(body.data.shelfId)).sort((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 8 }, (_, index) => (ids[0] ?? 0) + index));
  });
});

describe('children', () => {
  it('are written with the parent, replaced as a whole, and change its version', async () => {
    const { galleryId } = gallery.body.data;
    const made = (await admin.write('POST', '/insert-tour', {
      tourNm: '한 바퀴',
      stops: [{ galleryId, minutes: 5 }],
    })) as Stored;
    expect(made.body.data.stops).toMatchObject([{ galleryId, galleryNm: '중앙 전시실', minutes: 5 }]);
    const { tourId, mdfcnDt } = made.body.data;
    const more = (await admin.write('PUT', '/update-tour', {
      tourId,
      mdfcnDt,
      stops: [
        { galleryId, minutes: 7 },
        { galleryId, minutes: 9 },
      ],
    })) as Stored;
    expect(more.body.data.stops).toMatchObject([{ minutes: 7 }, { minutes: 9 }]);
    expect(more.body.data.mdfcnDt).not.toBe(mdfcnDt);
  });

  it('with an error leave nothing of the parent behind', async () => {
    const before = ((await admin.get('/tour-list')) as Answer<{ totalRecords: number }>).body.totalRecords;
    const answer = await admin.write('POST', '/insert-tour', {
      tourNm: '끊긴 길',
      stops: [{ galleryId: 987654 }],
    });
    expect(answer.status).toBe(400);
    expect(((await admin.get('/tour-list')) as Answer<{ totalRecords: number }>).body.totalRecords).toBe(
      before,
    );
  });
});

describe('files', () => {
  const pdf = [{ name: '안내.pdf', bytes: '%PDF-1.4 %%EOF' }];
  it('are required, stored with names and descriptions, and removed', async () => {
    const none = (await admin.upload('POST', '/insert-leaflet', 'leaflet', {
      ttl: '파일 없음',
    })) as Answer<ErrorBody>;
    expect([none.status, none.body.message]).toEqual([400, '첨부파일을 첨부해주세요']);
    const made = (await admin.upload('POST', '/insert-leaflet', 'leaflet', { ttl: '안내문' }, pdf, {
      insertFileData: [{ orgnlFileNm: '안내.pdf', expln: '첫 장', menuId: 1 }],
    })) as Stored;
    expect(made.body.data.files).toMatchObject([
      { orgnlFileNm: '안내.pdf', expln: '첫 장', menuId: 1, fileExtn: 'pdf', fileSize: 14 },
    ]);
    const { leafletId, mdfcnDt, files } = made.body.data;
    const [{ fileId }] = files as [{ fileId: string }];
    const emptied = await admin.upload('PUT', '/update-leaflet', 'leaflet', { leafletId, mdfcnDt }, [], {
      deleteFiles: [fileId],
    });
    expect(emptied.status).toBe(400);
    const swapped = (await admin.upload(
      'PUT',
      '/update-leaflet',
      'leaflet',
      { leafletId, mdfcnDt },
      [{ name: '둘째.pdf', bytes: '%PDF-1.4 %%EOF' }],
      { deleteFiles: [fileId] },
    )) as Stored;
    expect(swapped.body.data.files).toMatchObject([{ orgnlFileNm: '둘째.pdf' }]);
  });

  it('of a kind that is not allowed are refused by name', async () => {
    const answer = (await admin.upload('POST', '/insert-leaflet', 'leaflet', { ttl: '실행 파일' }, [
      { name: 'run.exe', bytes: 'MZ' },
    ])) as Answer<ErrorBody>;
    expect([answer.status, answer.body.message]).toEqual([415, '지원하지 않는 파일 형식입니다.']);
  });

  it('are limited to ten', async () => {
    const eleven = Array.from({ length: 11 }, (_, index) => ({
      name: `${index}.pdf`,
      bytes: '%PDF-1.4 %%EOF',
    }));
    const answer = (await admin.upload(
      'POST',
      '/insert-leaflet',
      'leaflet',
      { ttl: '많음' },
      eleven,
    )) as Answer<ErrorBody>;
    expect([answer.status, answer.body.message]).toEqual([400, '최대 10개까지만 파일을 첨부할 수 있습니다.']);
  });
});

describe('a shared table', () => {
  it('separates the rows of its entities', async () => {
    const painting = (await admin.write('POST', '/insert-painting', { ttl: '인왕제색도' })) as Stored;
    const { artworkId } = painting.body.data;
    expect((await admin.get('/sculpture-detail', { artworkId: Number(artworkId) })).status).toBe(404);
    expect((await admin.write('DELETE', '/delete-sculpture', { artworkId })).status).toBe(404);
  });
});

describe('a custom update', () => {
  it('is answered by its handler, not by the runtime', async () => {
    const made = (await admin.write('POST', '/insert-visitor', {
      visitorNm: '홍길동',
      mblTelno: '010-1234-5678',
    })) as Stored;
    expect(made.body.data).toMatchObject({
      visitorNm: null,
      mblTelno: null,
      masked: ['visitorNm', 'mblTelno'],
    });
    const { visitorId, mdfcnDt } = made.body.data;
    expect((await admin.write('PUT', '/update-visitor', { visitorId, mdfcnDt })).status).toBe(500);
  });

  it('shows personal data masked in the list', async () => {
    const { body } = (await admin.get('/visitor-list', { visitorNm: '홍길동' })) as Answer<{ data: Row[] }>;
    expect(body.data[0]).toMatchObject({ visitorNm: '홍*동', mblTelno: '010-1234-****' });
  });
});

describe('a list-only entity', () => {
  it('has no other calls', async () => {
    expect((await admin.get('/holiday-list')).status).toBe(200);
    for (const path of ['/holiday-detail', '/holiday-popup-list'])
      expect((await admin.get(path)).status).toBe(404);
    expect((await admin.write('POST', '/insert-holiday', {})).status).toBe(404);
  });
});
