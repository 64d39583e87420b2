import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { collectProblems } from '../../.storybook/story/events.ts';
import { serveStories } from '../../.storybook/story/server.ts';
import { environment } from '../../scripts/config.ts';

/** Opens a page, lets `actAsVisitor` act as a visitor, and returns the errors. */
async function visitPage(browser: Browser, address: string, actAsVisitor: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await browser.newPage();
  const problems = collectProblems(page, new URL(address).origin);
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    const fontFamily = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    if (!fontFamily.includes('Onest')) problems.push(`theme.css does not reach the page: its text is in ${fontFamily}`);
    await actAsVisitor(page);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await page.close();
  }
  return problems;
}

/** Tries the built Vite application: a card, a button, and the dialog that it opens. */
export async function tryViteApp(browser: Browser, folder: string): Promise<string[]> {
  const server = await serveStories(join(folder, 'build'));
  const problems = await visitPage(browser, `${server.origin}/`, async (page) => {
    await page.getByRole('link', { name: /Slope 2/ }).waitFor();
    await page.getByRole('button', { name: 'Таблица размеров' }).click();
    await page.getByRole('dialog', { name: 'Размеры' }).getByText('43 EU').waitFor();
  });
  await server.close();
  return problems.map((problem) => `vite-app: ${problem}`);
}

interface ServerCommand {
  folder: string;
  args: string[];
  env?: Record<string, string>;
}

/** Starts the server of an application, which prints its address, and returns the problems that `tryPage` finds there. */
async function withServer({ folder, args, env }: ServerCommand, tryPage: (address: string) => Promise<string[]>): Promise<string[]> {
  const server = spawn(process.execPath, args, { cwd: folder, env: { ...environment, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const addressPrinted = Promise.withResolvers<string>();
  let output = '';
  const readOutput = (chunk: Buffer) => {
    output += chunk.toString();
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
    if (address) addressPrinted.resolve(address);
  };
  server.stdout.on('data', readOutput);
  server.stderr.on('data', readOutput);
  server.on('exit', () => addressPrinted.resolve(''));
  try {
    const address = await addressPrinted.promise;
    return address ? await tryPage(address) : [output];
  } finally {
    server.kill();
  }
}

/** Tries the server-rendering application: the browser hydrates Node's markup, and then its button works. */
export async function tryServerApp(browser: Browser, folder: string): Promise<string[]> {
  const problems = await withServer({ folder, args: ['build/server.js'] }, async (address) => {
    const html = await (await fetch(address)).text();
    const pageProblems = await visitPage(browser, address, async (page) => {
      await page.getByRole('button', { name: 'В корзине: 0' }).click();
      await page.getByRole('button', { name: 'В корзине: 1' }).waitFor();
    });
    return html.includes('Slope 2') ? pageProblems : [...pageProblems, 'the server sends no card'];
  });
  return problems.map((problem) => `server-app: ${problem}`);
}

/** Lists the faults of the page that a framework's server sends: it must have the card, in English with euros, and CSS with a nonce. */
function listResponseProblems(html: string, headers: Headers): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  const [, nonce = 'none'] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
  const expectations: [isMet: boolean, problem: string][] = [
    [html.includes('Slope 2'), 'the server sends no card'],
    [/€/.test(html), 'the server sends no euros'],
    [!/[а-яёА-ЯЁ₽]|\bMeet\b/.test(html), 'the server sends Russian, roubles or the name of our shop'],
    [[...html.matchAll(/<style[^>]*data-emotion[^>]*>/g)].some(([tag]) => tag.includes(nonce)), 'the rules of the kit have no nonce'],
    [!/<body.*<style[^>]*data-emotion/s.test(html.replace(/<script.*?<\/script>/gs, '')), 'rules stand between elements of the page'],
  ];
  return expectations.flatMap(([isMet, problem]) => (isMet ? [] : [problem]));
}

/** Tries an application of a framework: the page that its server sends, and that page in a browser with its content security policy. */
async function tryFramework(browser: Browser, name: string, command: ServerCommand): Promise<string[]> {
  const problems = await withServer(command, async (address) => {
    const response = await fetch(address);
    const pageProblems = await visitPage(browser, address, async (page) => {
      await page.getByRole('link', { name: /Slope 2/ }).waitFor();
      const backgroundColour = await page
        .getByRole('button', { name: 'In the bag: 0' })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
      if (backgroundColour !== 'rgb(18, 18, 18)') throw new Error(`The button is ${backgroundColour}: its rules do not reach the page.`);
      await page.getByRole('button', { name: 'In the bag: 0' }).click();
      await page.getByRole('button', { name: 'In the bag: 1' }).waitFor();
    });
    return [...listResponseProblems(await response.text(), response.headers), ...pageProblems];
  });
  return problems.map((problem) => `${name}: ${problem}`);
}

export const tryRouterApp = (browser: Browser, folder: string): Promise<string[]> =>
  tryFramework(browser, 'react-router-app', { folder, args: ['server.ts'], env: { NODE_ENV: 'production' } });

export const tryNextApp = (browser: Browser, folder: string): Promise<string[]> =>
  tryFramework(browser, 'next-app', {
    folder,
    args: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', '0'],
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  });
