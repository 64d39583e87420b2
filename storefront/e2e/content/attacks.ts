import type { Watched } from '../support/browser.ts';

/** A picture that does not exist. Attacks by `onerror` name it. */
const missingPicture = /\/x(?:%60.*)?$/;
const aboutMissing = /^error: Failed to load resource: .* 404 \(Not Found\)$/;

/**
 * Watches a new page for everything that a hostile text could do: run `attack()` in any window or frame, open a dialog or page, load a
 * file, or cause a console error.
 */
export async function watchAttacks({ page, complaints }: Watched) {
  const context = page.context();
  const ran = new Set<string>();
  const other: string[] = [];
  const documents: string[] = [];
  await context.exposeBinding('attack', ({ frame }) => void ran.add(frame.name() || frame.url()));
  await page.route(missingPicture, (route) => route.fulfill({ status: 404 }));
  context.on('dialog', async (dialog) => {
    other.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  context.on('page', (opened) => other.push(`window: ${opened.url()}`));
  page.on('frameattached', () => other.push('frame'));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return {
    /** Frames by name, else by address, in which `attack()` ran. */
    ran,
    /** Paths of the documents that were loaded. */
    documents,
    /** Everything that a text has done, and console errors except about missing pictures. */
    harm: () => [
      ...Array.from(ran, (frame) => `attack() ran in ${frame}`),
      ...other,
      ...complaints.filter((complaint) => !aboutMissing.test(complaint)),
    ],
  };
}
