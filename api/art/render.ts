import { execFileSync } from 'node:child_process';
import { type Browser, chromium } from 'playwright-core';

/** Turns SVG into PNG of its own size. */
export interface Studio {
  shoot(svg: string): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Viewport {
  width: number;
  height: number;
}

/** A browser: it draws light and cloth ten times as fast as sharp does. */
export async function openStudio(viewport: Viewport): Promise<Studio> {
  const browser = await launch();
  const page = await browser.newPage({ viewport });
  // Playwright's own screenshot takes as long to pack its PNG as to draw it.
  const session = await page.context().newCDPSession(page);
  return {
    async shoot(svg) {
      await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
      return Buffer.from(data, 'base64');
    },
    close: () => browser.close(),
  };
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
}

function findChromium(): string {
  try {
    return execFileSync('which', ['chromium'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    throw new Error('The pictures are drawn by Chromium, and there is no `chromium` on PATH.');
  }
}
