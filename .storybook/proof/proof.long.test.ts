import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describeInBrowser } from '../browser.ts';
import type { Baselines } from '../story/baseline.ts';
import { openStories, type StoryBrowser } from '../story/open.ts';
import { formatViewName, middleViews, views } from '../views.ts';
import { buildProofStories, type ProofStories } from './proof-stories.ts';

describeInBrowser('the story check', () => {
  const { desktop: light, phone: dark } = views;
  const buildStory = (id: string) => ({ id, views: [dark, light] as const });
  let stories: ProofStories;
  let browser: StoryBrowser;

  beforeAll(async () => {
    stories = await buildProofStories();
    browser = await openStories(stories.folder);
  }, 180_000);

  afterAll(async () => {
    await browser.close();
    await stories.remove();
  });

  test('reports nothing for a story without errors, in either theme', async () => {
    expect(await browser.check(buildStory('proof--sound'), light)).toEqual([]);
    expect(await browser.check(buildStory('proof--sound'), dark)).toEqual([]);
  });

  test('reports a story whose play function throws', async () => {
    expect(await browser.check(buildStory('proof--play-throws'), light)).toContainEqual(
      expect.stringMatching(/^playFunctionThrewException/),
    );
  });

  test('reports a story that does not render', async () => {
    expect(await browser.check(buildStory('proof--render-throws'), light)).toContainEqual(expect.stringMatching(/^storyThrewException/));
  });

  test('reports a story with an axe error', async () => {
    expect(await browser.check(buildStory('proof--nameless-button'), light)).toContainEqual(
      expect.stringMatching(/^axe: button-name.*<button/),
    );
  });

  test('reports a story that axe cannot check', async () => {
    expect(await browser.check(buildStory('proof--axe-throws'), light)).toContainEqual(expect.stringMatching(/^axe: /));
  });

  test('reports a colour that is too faint in one theme, in that theme only', async () => {
    expect(await browser.check(buildStory('proof--faint-in-light'), light)).toContainEqual(expect.stringMatching(/^axe: color-contrast/));
    expect(await browser.check(buildStory('proof--faint-in-light'), dark)).toEqual([]);
  });

  test('reports a story wider than a phone', async () => {
    expect(await browser.check(buildStory('proof--too-wide'), dark)).toContainEqual(
      expect.stringMatching(/wider than a screen of 320 px$/),
    );
  });

  test('reports a story that requests another host', async () => {
    expect(await browser.check(buildStory('proof--asks-another-host'), light)).toContainEqual(
      expect.stringMatching(/^requested another host/),
    );
  });

  test('reports a story that does not exist', async () => {
    expect(await browser.check(buildStory('proof--missing'), light)).toContainEqual(expect.stringMatching(/^storyMissing/));
  });

  describe('the quick check', () => {
    test('checks a story by axe in the first view only', async () => {
      expect(await browser.checkQuickly(buildStory('proof--faint-in-light'), [dark, light])).toEqual([]);
      expect(await browser.checkQuickly(buildStory('proof--faint-in-light'), [light, dark])).toContainEqual(
        expect.stringMatching(/^light-1440: axe: color-contrast/),
      );
    });

    test('reports in every view that the play function of a story throws', async () => {
      expect(await browser.checkQuickly(buildStory('proof--play-throws'), [dark, light])).toEqual(
        expect.arrayContaining(['dark-360', 'light-1440'].map((view) => expect.stringContaining(`${view}: playFunctionThrewException`))),
      );
    });
  });

  describe('the comparison of pictures', () => {
    const resolveFolder = () => join(stories.folder, 'baselines');
    const createBaselines = (renew: boolean): Baselines => ({
      folder: resolveFolder(),
      reviewFolder: join(stories.folder, 'review'),
      renew,
    });
    const resolvePicture = (story: string) => join(resolveFolder(), formatViewName(light), `${story}.webp`);
    const checkPicture = async (story: string, renew: boolean) => {
      const pictureBrowser = await openStories(stories.folder, { baselines: createBaselines(renew) });
      return pictureBrowser.check(buildStory(story), light).finally(() => pictureBrowser.close());
    };

    test('reports a missing baseline', async () => {
      expect(await checkPicture('proof--price', false)).toEqual([expect.stringMatching(/^picture: there is no baseline yet/)]);
    });

    test('accepts a matching baseline, even of a compressed photograph', async () => {
      for (const story of ['proof--price', 'proof--photograph']) {
        expect(await checkPicture(story, true)).toEqual([]);
        expect(await checkPicture(story, false)).toEqual([]);
      }
    });

    test('reports a changed digit', async () => {
      await copyFile(resolvePicture('proof--price'), resolvePicture('proof--other-price'));
      expect(await checkPicture('proof--other-price', false)).toEqual([expect.stringMatching(/^picture: \d+ px differ/)]);
      const files = await readdir(join(stories.folder, 'review', formatViewName(light)));
      expect(files).toEqual(expect.arrayContaining(['before', 'actual', 'diff'].map((kind) => `proof--other-price.${kind}.png`)));
    });

    test('reports a changed size', async () => {
      await copyFile(resolvePicture('proof--photograph'), resolvePicture('proof--sound'));
      expect(await checkPicture('proof--sound', false)).toEqual([expect.stringMatching(/^picture: \d+×\d+ px, was/)]);
    });

    test('includes an overlay outside the root in the picture', async () => {
      await mkdir(resolveFolder(), { recursive: true });
      await checkPicture('proof--overlay', true);
      await copyFile(resolvePicture('proof--overlay'), resolvePicture('proof--other-overlay'));
      expect(await checkPicture('proof--other-overlay', false)).toEqual([expect.stringMatching(/^picture: 163×40 px, was 142×40/)]);
    });

    test('compares the pictures of all views in the quick check', async () => {
      const views = [dark, light] as const;
      const checkQuickly = (story: string) =>
        openStories(stories.folder, { baselines: createBaselines(false) }).then((pictureBrowser) =>
          pictureBrowser.checkQuickly({ id: story, views }, views).finally(() => pictureBrowser.close()),
        );
      const drawingBrowser = await openStories(stories.folder, { baselines: createBaselines(true) });
      for (const view of views) {
        for (const story of ['proof--price', 'proof--other-price', 'proof--first-width'])
          expect(await drawingBrowser.check({ id: story, views }, view)).toEqual([]);
      }
      await drawingBrowser.close();
      expect(await checkQuickly('proof--other-price')).toEqual([]);
      await copyFile(resolvePicture('proof--price'), resolvePicture('proof--other-price'));
      expect(await checkQuickly('proof--other-price')).toEqual([expect.stringMatching(/^light-1440: picture: \d+ px differ/)]);
      // This story looks different when it is resized than when it is opened at that width; only the latter counts.
      expect(await checkQuickly('proof--first-width')).toEqual([]);
    });

    test('does not draw a story in a view that the story does not have', async () => {
      const pictureBrowser = await openStories(stories.folder, { baselines: createBaselines(false) });
      const problems = await pictureBrowser.check(buildStory('proof--sound'), middleViews.tablet).finally(() => pictureBrowser.close());
      expect(problems).toEqual([]);
    });

    test('reports an empty picture, unless the story disables its snapshot', async () => {
      expect(await checkPicture('proof--nothing', false)).toEqual([expect.stringMatching(/^picture: nothing is drawn/)]);
      expect(await checkPicture('proof--nothing-on-purpose', false)).toEqual([]);
    });
  });
});
