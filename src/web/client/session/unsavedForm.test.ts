// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import {
  deleteUnsavedForm,
  discardUnsavedForm,
  openForm,
  saveOpenForms,
  unsavedForm,
} from './unsavedForm.ts';

const work = { values: { ttl: '제목' }, version: '2026-01-01' };
const open: (() => void)[] = [];
const form = (place: string, unsaved: object | null) => open.push(openForm(place, () => unsaved as never));

afterEach(() => {
  for (const close of open.splice(0)) close();
  sessionStorage.clear();
});

describe('work that is kept over the end of a session', () => {
  it('is given back once, at its place, to the person who typed it', () => {
    form('post:3', work);
    saveOpenForms('u-1');
    expect(unsavedForm('u-2', 'post:3')).toBeNull();
    expect(unsavedForm('u-1', 'post:4')).toBeNull();
    expect(unsavedForm('u-1', 'post:3')).toEqual(work);
    deleteUnsavedForm('u-1', 'post:3');
    expect(unsavedForm('u-1', 'post:3')).toBeNull();
  });

  it('is what is unsaved in open forms, nothing else', () => {
    form('post:1', null);
    form('post:2', { values: {} });
    form('post:3', work);
    open.pop()?.();
    saveOpenForms('u-1');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is forgotten when another person comes, or when somebody leaves', () => {
    form('post:3', work);
    saveOpenForms('u-1');
    discardUnsavedForm('u-1');
    expect(sessionStorage).toHaveLength(1);
    discardUnsavedForm('u-11');
    expect(sessionStorage).toHaveLength(0);
    saveOpenForms('u-1');
    discardUnsavedForm();
    expect(sessionStorage).toHaveLength(0);
  });
});
