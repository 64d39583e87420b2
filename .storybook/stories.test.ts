import { fileURLToPath } from 'node:url';
import { openStories, type StoryBrowser, views } from './story-browser.ts';
import { readStories } from './story-index.ts';

const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));
const onLinux = process.platform === 'linux' && process.arch === 'x64' ? describe : describe.skip;

onLinux('every story in a browser (the Chromium of the lock runs on Linux x64 only)', () => {
  const stories = readStories(folder);
  let browser: StoryBrowser;
  beforeAll(async () => {
    browser = await openStories(folder);
  });
  afterAll(() => browser.close());

  describe.each(Object.entries(views))('%s', (_, view) => {
    test.concurrent.each(stories)('%s (%s)', async (id) => {
      expect(await browser.problemsOf(id, view)).toEqual([]);
    });
  });
});
