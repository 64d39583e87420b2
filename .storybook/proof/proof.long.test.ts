import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inBrowser } from '../browser.ts';
import { type Baselines, strayPictures } from '../story/baseline.ts';
import { openStories, type StoryBrowser } from '../story/open.ts';
import { nameOf, views } from '../views.ts';
import { buildProof, type ProofStories } from './proof-stories.ts';

inBrowser('the story check can fail', () => {
  const { desk: light, phone: dark } = views;
  let stories: ProofStories;
  let browser: StoryBrowser;

  beforeAll(async () => {
    stories = await buildProof();
    browser = await openStories(stories.folder);
  }, 180_000);

  afterAll(async () => {
    await browser.close();
    await stories.remove();
  });

  test('a correct story passes', async () => {
    expect(await browser.problemsOf('proof--sound', light)).toEqual([]);
    expect(await browser.problemsOf('proof--sound', dark)).toEqual([]);
  });

  test('a story whose play throws', async () => {
    expect(await browser.problemsOf('proof--play-throws', light)).toContainEqual(expect.stringMatching(/^playFunctionThrewException/));
  });

  test('a story that does not render', async () => {
    expect(await browser.problemsOf('proof--render-throws', light)).toContainEqual(expect.stringMatching(/^storyThrewException/));
  });

  test('a story with an axe error', async () => {
    expect(await browser.problemsOf('proof--nameless-button', light)).toContainEqual(expect.stringMatching(/^axe: button-name/));
  });

  test('a colour too faint in one theme', async () => {
    expect(await browser.problemsOf('proof--faint-in-light', light)).toContainEqual(expect.stringMatching(/^axe: color-contrast/));
    expect(await browser.problemsOf('proof--faint-in-light', dark)).toEqual([]);
  });

  test('a story wider than a phone', async () => {
    expect(await browser.problemsOf('proof--too-wide', dark)).toContainEqual(expect.stringMatching(/wider than a screen of 320 px$/));
  });

  test('a story that requests another host', async () => {
    expect(await browser.problemsOf('proof--asks-another-host', light)).toContainEqual(expect.stringMatching(/^requested another host/));
  });

  test('a story that does not exist', async () => {
    expect(await browser.problemsOf('proof--missing', light)).toContainEqual(expect.stringMatching(/^storyMissing/));
  });

  describe('pictures', () => {
    const kept = () => join(stories.folder, 'baselines');
    const baselines = (renew: boolean): Baselines => ({ kept: kept(), differing: join(stories.folder, 'differing'), renew });
    const pictureOf = (story: string) => join(kept(), nameOf(light), `${story}.webp`);
    const look = async (story: string, renew: boolean) => {
      const pictured = await openStories(stories.folder, { baselines: baselines(renew) });
      return pictured.problemsOf(story, light).finally(() => pictured.close());
    };

    test('a missing baseline', async () => {
      expect(await look('proof--price', false)).toEqual([expect.stringMatching(/^picture: there is no baseline yet/)]);
    });

    test('a matching baseline passes, even of a compressed photograph', async () => {
      for (const story of ['proof--price', 'proof--photograph']) {
        expect(await look(story, true)).toEqual([]);
        expect(await look(story, false)).toEqual([]);
      }
    });

    test('a changed digit', async () => {
      await copyFile(pictureOf('proof--price'), pictureOf('proof--other-price'));
      expect(await look('proof--other-price', false)).toEqual([expect.stringMatching(/^picture: \d+ px differ/)]);
      const laid = await readdir(join(stories.folder, 'differing', nameOf(light)));
      expect(laid).toEqual(expect.arrayContaining(['before', 'actual', 'diff'].map((which) => `proof--other-price.${which}.png`)));
    });

    test('a changed size', async () => {
      await copyFile(pictureOf('proof--photograph'), pictureOf('proof--sound'));
      expect(await look('proof--sound', false)).toEqual([expect.stringMatching(/^picture: \d+×\d+ px, was/)]);
    });

    test('an overlay outside the root is in the picture', async () => {
      await mkdir(kept(), { recursive: true });
      await look('proof--overlay', true);
      await copyFile(pictureOf('proof--overlay'), pictureOf('proof--other-overlay'));
      expect(await look('proof--other-overlay', false)).toEqual([expect.stringMatching(/^picture: 163×40 px, was 142×40/)]);
    });

    test('an empty picture, unless the story disables its snapshot', async () => {
      expect(await look('proof--nothing', false)).toEqual([expect.stringMatching(/^picture: nothing is drawn/)]);
      expect(await look('proof--nothing-on-purpose', false)).toEqual([]);
    });

    test('a baseline without a story', async () => {
      const stray = await strayPictures(['proof--price'], baselines(false));
      expect(stray).toContain(`${nameOf(light)}/proof--sound.webp`);
      expect(await strayPictures(['proof--price'], baselines(true))).toEqual([]);
      expect(await strayPictures(['proof--price'], baselines(false))).toEqual([]);
    });
  });
});
