import { PassThrough } from 'node:stream';
import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { EmotionStream } from './emotion-stream.server.ts';

const early = css({ color: 'rgb(1, 1, 1)' });
const late = css({ color: 'rgb(2, 2, 2)' });

function Late({ until }: { until: Promise<string> }) {
  return <p css={late}>{use(until)}</p>;
}

function Page({ until }: { until: Promise<string> }) {
  return (
    <html lang="ru">
      <head>
        <title>Ё</title>
        <link rel="modulepreload" href="/script.js" />
      </head>
      <body>
        <p css={early}>first</p>
        <p css={early}>again</p>
        <Suspense fallback={<i>wait</i>}>
          <Late until={until} />
        </Suspense>
      </body>
    </html>
  );
}

/** Renders as the server does. `resolve` completes the streamed boundary. */
function renderPage() {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const { promise, resolve } = Promise.withResolvers<string>();
  const chunks: string[] = [];
  const out = new PassThrough({ encoding: 'utf8' }).on('data', (chunk: string) => chunks.push(chunk));
  const shell = new Promise<void>((ready) => out.once('data', () => ready()));
  const end = new Promise<void>((done) => out.once('end', done));
  const { pipe } = renderToPipeableStream(
    <CacheProvider value={cache}>
      <Page until={promise} />
    </CacheProvider>,
    {
      onShellReady() {
        pipe(new EmotionStream(cache)).pipe(out);
      },
    },
  );
  return { chunks, shell, end, resolve };
}

test('preloaded scripts get a low priority', async () => {
  const page = renderPage();
  await page.shell;
  expect(page.chunks[0]).toContain('<title>Ё</title><link rel="modulepreload" fetchpriority="low" href="/script.js"/>');
});

test('the CSS rules of the shell are in the head, once', async () => {
  const page = renderPage();
  await page.shell;
  const [html = ''] = page.chunks;
  const rule = html.indexOf('rgb(1, 1, 1)');
  expect(rule).toBeGreaterThan(html.indexOf('<head>'));
  expect(rule).toBeLessThan(html.indexOf('</head>'));
  expect(html.split('rgb(1, 1, 1)')).toHaveLength(2);
  expect(html).not.toContain('rgb(2, 2, 2)');
  page.resolve('late');
  await page.end;
});

test("streamed style elements are marked as Emotion's, and the one in the head is not, because Emotion would move it", async () => {
  const page = renderPage();
  await page.shell;
  expect(page.chunks[0]).not.toContain('data-emotion=');
  page.resolve('late');
  await page.end;
  expect(page.chunks.slice(1).join('')).toMatch(/<style data-emotion="css [\w-]+">[^<]*rgb\(2, 2, 2\)/);
});

test('rules of a streamed boundary precede its markup, and no rule is sent twice', async () => {
  const page = renderPage();
  await page.shell;
  page.resolve('late words');
  await page.end;
  const rest = page.chunks.slice(1).join('');
  expect(rest.indexOf('rgb(2, 2, 2)')).toBeGreaterThanOrEqual(0);
  expect(rest.indexOf('rgb(2, 2, 2)')).toBeLessThan(rest.indexOf('late words'));
  expect(rest).not.toContain('rgb(1, 1, 1)');
});

test('the markup is complete, and no style element stands within the body', async () => {
  const page = renderPage();
  await page.shell;
  page.resolve('late words');
  await page.end;
  const html = page.chunks.join('');
  const body = html.slice(html.indexOf('<body>'), html.indexOf('<!--$?-->'));
  expect(body).toContain('first');
  expect(body).not.toContain('<style');
  expect(html.replaceAll(/<style data-emotion.*?<\/style>/g, '')).toMatch(
    /^<!DOCTYPE html><html lang="ru"><head>.*<title>Ё<\/title>.*<\/html>$/s,
  );
});
