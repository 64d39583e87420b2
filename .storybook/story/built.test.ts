import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { middleViews, views } from '../views.ts';
import { readPages, readStories } from './built.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meet-built-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const createEntry = (id: string, type: 'story' | 'docs', tags: string[]) => ({ [id]: { id, type, title: 'Kit/Footer', name: id, tags } });
const writeIndex = (...entries: object[]) =>
  writeFile(join(folder, 'index.json'), JSON.stringify({ v: 5, entries: Object.assign({}, ...entries) }));

test('readStories says whether a story plays, and gives it the two default views and those of its layout tags', async () => {
  await writeIndex(
    createEntry('bare', 'story', ['dev']),
    createEntry('frame', 'story', ['dev', 'play-fn', 'layout-768']),
    createEntry('docs', 'docs', ['layout-768']),
  );
  expect(readStories(folder)).toEqual([
    { id: 'bare', component: 'Kit/Footer', title: 'Kit/Footer: bare', plays: false, views: [views.phone, views.desktop] },
    {
      ...{ id: 'frame', component: 'Kit/Footer', title: 'Kit/Footer: frame', plays: true },
      views: [views.phone, views.desktop, middleViews.tablet],
    },
  ]);
  expect(readPages(folder)).toEqual([['docs', 'Kit/Footer: docs']]);
});

test('readStories refuses a layout tag of an unknown width', async () => {
  await writeIndex(createEntry('frame', 'story', ['layout-769']));
  expect(() => readStories(folder)).toThrow('No story is drawn for the tag layout-769');
});

test('readStories throws an error if Storybook is not built', () => {
  expect(() => readStories(folder)).toThrow('Storybook is not built');
});
