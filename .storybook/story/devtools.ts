import type { CDPSession, Page } from 'playwright-core';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Height of every screen. */
const screenHeight = 900;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function openSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Sets the width of the page's screen. Playwright's own method cannot be used beside `capturePicture`: a capture restores the size that its
 * own DevTools session has set.
 */
export async function setScreenWidth(page: Page, width: number): Promise<void> {
  const session = await openSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: screenHeight,
    screenWidth: width,
    screenHeight,
    deviceScaleFactor: 1,
    mobile: false,
  });
}

/** Captures a part of the document as a PNG, compressed for speed. Playwright compresses for size, which takes twice the time. */
export async function capturePicture(page: Page, clip: Box): Promise<Buffer> {
  const session = await openSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: clip.y + clip.height > screenHeight,
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}
