import { PassThrough } from 'node:stream';
import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { EmotionStream } from './emotion-stream.server.ts';

const shellStyle = css({ color: 'rgb(1, 1, 1)' });
const streamedStyle = css({ color: 'rgb(2, 2, 2)' });

function Late({ until }: { until: Promise<string> }) {
  return <p css={streamedStyle}>{use(until)}</p>;
}

function Page({ until }: { until: Promise<string> }) {
  return (
    <html lang="ru">
      <head>
        <title>Ё</title>
        <link rel="modulepreload" href="/script.js" />
      </head>
      <body>
        <p css={shellStyle}>first</p>
        <p css={shellStyle}>again</p>
        <Suspense fallback={<i>wait</i>}>
          <Late until={until} />
        </Suspense>
      </body>
    </html>
  );
}

/** Renders the page as the server does. `resolve` completes the streamed boundary. */
function renderPage() {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const { promise, resolve } = Promise.withResolvers<string>();
  const chunks: string[] = [];
  const output = new PassThrough({ encoding: 'utf8' }).on('data', (chunk: string) => chunks.push(chunk));
  const shellReady = new Promise<void>((ready) => output.once('data', () => ready()));
  const ended = new Promise<void>((done) => output.once('end', done));
  const { pipe } = renderToPipeableStream(
    <CacheProvider value={cache}>
      <Page until={promise} />
    </CacheProvider>,
    {
      onShellReady() {
        pipe(new EmotionStream(cache)).pipe(output);
      },
    },
  );
  return { chunks, shellReady, ended, resolve };
}

test('EmotionStream gives preloaded scripts a low priority', async () => {
  const page = renderPage();
  await page.shellReady;
  expect(page.chunks[0]).toContain('<title>Ё</title><link rel="modulepreload" fetchpriority="low" href="/script.js"/>');
});

test('EmotionStream writes the CSS rules of the shell into the head, once', async () => {
  const page = renderPage();
  await page.shellReady;
  const [html = ''] = page.chunks;
  const rule = html.indexOf('rgb(1, 1, 1)');
  expect(rule).toBeGreaterThan(html.indexOf('<head>'));
  expect(rule).toBeLessThan(html.indexOf('</head>'));
  expect(html.split('rgb(1, 1, 1)')).toHaveLength(2);
  expect(html).not.toContain('rgb(2, 2, 2)');
  page.resolve('late');
  await page.ended;
});

test("EmotionStream marks streamed style elements as Emotion's, and not the one in the head, because Emotion would move it", async () => {
  const page = renderPage();
  await page.shellReady;
  expect(page.chunks[0]).not.toContain('data-emotion=');
  page.resolve('late');
  await page.ended;
  expect(page.chunks.slice(1).join('')).toMatch(/<style data-emotion="css [\w-]+">[^<]*rgb\(2, 2, 2\)/);
});

test('the CSS rules of a streamed boundary precede its markup, and no rule is sent twice', async () => {
  const page = renderPage();
  await page.shellReady;
  page.resolve('late words');
  await page.ended;
  const streamedMarkup = page.chunks.slice(1).join('');
  expect(streamedMarkup.indexOf('rgb(2, 2, 2)')).toBeGreaterThanOrEqual(0);
  expect(streamedMarkup.indexOf('rgb(2, 2, 2)')).toBeLessThan(streamedMarkup.indexOf('late words'));
  expect(streamedMarkup).not.toContain('rgb(1, 1, 1)');
});

test('EmotionStream keeps the markup complete and puts no style element into the body of the shell', async () => {
  const page = renderPage();
  await page.shellReady;
  page.resolve('late words');
  await page.ended;
  const html = page.chunks.join('');
  const body = html.slice(html.indexOf('<body>'), html.indexOf('<!--$?-->'));
  expect(body).toContain('first');
  expect(body).not.toContain('<style');
  expect(html.replaceAll(/<style data-emotion.*?<\/style>/g, '')).toMatch(
    /^<!DOCTYPE html><html lang="ru"><head>.*<title>Ё<\/title>.*<\/html>$/s,
  );
});
