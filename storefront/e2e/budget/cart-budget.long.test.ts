import { inBrowser, whenHydrated } from '../support/browser.ts';
import { findProductAtOneSpeed } from '../support/goods.ts';
import { shop } from '../support/shop/harness.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';
import { measureTransferSize } from '../support/wire-bytes.ts';
import { listLoadedFiles, readPaint } from './weight.ts';

/** Gzipped scripts in bytes, and layout shift. */
const budget = { scripts: 200_000, shift: 0.02 };

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

inBrowser('the cart page', (openPage) => {
  test.each([
    true,
    false,
  ])('the cart page meets the budgets of scripts and layout shift with goods in it (signed in: %s)', async (isSignedIn) => {
    const { page } = await openPage(shop().storefront, { ...phone, ...fromNewAddress() });
    if (isSignedIn) await signIn(page);
    for (const productIndex of [0, 1]) {
      const { slug, size } = await findProductAtOneSpeed(productIndex);
      await page.goto(`/product/${slug}?size=${size.slug}`);
      const buy = page.getByRole('main').getByRole('button', { name: /^В\sкорзину/ });
      await (await whenHydrated(buy.first())).click();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^В\sкорзине/ })
        .first()
        .waitFor();
    }
    // Waits until the server has both lines of the cart, or it would render the page without them.
    if (isSignedIn) await page.waitForLoadState('networkidle');
    await page.goto('/cart', { waitUntil: 'networkidle' });
    await page.getByText('Товары, 2').waitFor();
    const { shift } = await readPaint(page);
    const weights = await Promise.all((await listLoadedFiles(page, '.js')).map(measureTransferSize));
    const scripts = weights.reduce((sum, bytes) => sum + bytes, 0);
    process.stderr.write(`  /cart${isSignedIn ? ', signed in' : ''}: JS ${scripts} B, CLS ${shift.toFixed(4)}\n`);
    expect(scripts).toBeLessThanOrEqual(budget.scripts);
    expect(shift).toBeLessThan(budget.shift);
  });
});
