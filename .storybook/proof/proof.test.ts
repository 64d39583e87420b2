import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openStories, type StoryBrowser, views } from '../story-browser.ts';

const onLinux = process.platform === 'linux' && process.arch === 'x64' ? describe : describe.skip;

onLinux('the story check can fail (the Chromium of the lock runs on Linux x64 only)', () => {
  const light = views['light, 1440 px'];
  const dark = views['dark, 360 px'];
  let folder: string;
  let browser: StoryBrowser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'meet-stories-'));
    const config = fileURLToPath(new URL('.', import.meta.url));
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const build = ['build', '--config-dir', config, '--output-dir', folder, '--quiet', '--disable-telemetry'];
    await promisify(execFile)(join(root, 'node_modules/.bin/storybook'), build, { cwd: root });
    browser = await openStories(folder);
  }, 180_000);

  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('a sound story passes', async () => {
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
    expect(await browser.problemsOf('proof--too-wide', dark)).toContainEqual(expect.stringMatching(/wider than the screen/));
  });

  test('a story that asks another host', async () => {
    expect(await browser.problemsOf('proof--asks-another-host', light)).toContainEqual(expect.stringMatching(/^asked another host/));
  });

  test('a story that is not there', async () => {
    expect(await browser.problemsOf('proof--missing', light)).toContainEqual(expect.stringMatching(/^storyMissing/));
  });
});
