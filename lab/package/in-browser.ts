import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { watch } from '../../.storybook/story/events.ts';
import { serveStories } from '../../.storybook/story/server.ts';

/** Opens a page, lets `use` act as a visitor, and returns the errors. */
async function visit(browser: Browser, address: string, use: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await browser.newPage();
  const complaints = watch(page, new URL(address).origin);
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    const face = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    if (!face.includes('Onest')) complaints.push(`theme.css does not reach the page: its text is in ${face}`);
    await use(page);
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
  } finally {
    await page.close();
  }
  return complaints;
}

/** Tries the built Vite application: a card, a button, and the dialog that it opens. */
export async function tryViteApp(browser: Browser, folder: string): Promise<string[]> {
  const server = await serveStories(join(folder, 'build'));
  const problems = await visit(browser, `${server.origin}/`, async (page) => {
    await page.getByRole('link', { name: /Slope 2/ }).waitFor();
    await page.getByRole('button', { name: 'Таблица размеров' }).click();
    await page.getByRole('dialog', { name: 'Размеры' }).getByText('43 EU').waitFor();
  });
  await server.close();
  return problems.map((problem) => `vite-app: ${problem}`);
}

/** Tries the server-rendering application: the browser hydrates Node's markup, and then its button works. */
export async function tryServerApp(browser: Browser, folder: string): Promise<string[]> {
  const server = spawn(process.execPath, [join(folder, 'build/server.js')], { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  server.stderr.on('data', (said: Buffer) => {
    complaint += said.toString();
  });
  const address = await Promise.race([once(server.stdout, 'data').then(String), once(server, 'exit').then(() => '')]);
  if (!address) return [`server-app: ${complaint}`];
  const sent = await (await fetch(address.trim())).text();
  const problems = await visit(browser, address.trim(), async (page) => {
    await page.getByRole('button', { name: 'В корзине: 0' }).click();
    await page.getByRole('button', { name: 'В корзине: 1' }).waitFor();
  });
  server.kill();
  if (!sent.includes('Slope 2')) problems.push('the server sends no card');
  return problems.map((problem) => `server-app: ${problem}`);
}
