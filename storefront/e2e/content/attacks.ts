import type { Watched } from '../support/browser.ts';

/** URL of a picture that does not exist. Attacks by `onerror` request it. */
const missingPicture = /\/x(?:%60.*)?$/;
const missingPictureMessage = /^error: Failed to load resource: .* 404 \(Not Found\)$/;

/**
 * Watches a new page for everything that a hostile text could do: run `attack()` in any window or frame, open a dialog or page, load a
 * file, or cause a console error.
 */
export async function watchAttacks({ page, complaints }: Watched) {
  const context = page.context();
  const attackedFrames = new Set<string>();
  const otherEffects: string[] = [];
  const documents: string[] = [];
  await context.exposeBinding('attack', ({ frame }) => void attackedFrames.add(frame.name() || frame.url()));
  await page.route(missingPicture, (route) => route.fulfill({ status: 404 }));
  context.on('dialog', async (dialog) => {
    otherEffects.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  context.on('page', (opened) => otherEffects.push(`window: ${opened.url()}`));
  page.on('frameattached', () => otherEffects.push('frame'));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return {
    /** Frames by name, else by address, in which `attack()` ran. */
    attackedFrames,
    /** Paths of the documents that were loaded. */
    documents,
    /** Everything that a text has done, and console errors except about missing pictures. */
    listHarm: () => [
      ...Array.from(attackedFrames, (frame) => `attack() ran in ${frame}`),
      ...otherEffects,
      ...complaints.filter((complaint) => !missingPictureMessage.test(complaint)),
    ],
  };
}
