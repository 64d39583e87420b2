import { inBrowser, whenHydrated } from '../support/browser.ts';
import { createWrongCode } from '../support/inbox.ts';
import { shop } from '../support/shop/harness.ts';
import { grantRole } from '../support/staff.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signInToAccount } from '../support/visitors.ts';

inBrowser('employees', (openPage) => {
  test('employees get their rights with a code from an authenticator app, in a section that customers do not see', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    const email = await signInToAccount(page);
    await page.getByText(email).waitFor();
    const staff = page.getByRole('region', { name: 'Для сотрудников' });
    expect(await staff.count()).toBe(0);
    const code = await grantRole(email);
    await page.reload();
    const field = await whenHydrated(staff.getByRole('textbox', { name: /Код из\sприложения/ }));
    await field.pressSequentially(createWrongCode(code()));
    await field.press('Enter');
    await staff.getByText('Введенный код неверен').waitFor();
    // The rejected code is selected, so that typing replaces it.
    await until(() =>
      field.evaluate(
        (input: HTMLInputElement) => input === document.activeElement && input.selectionStart === 0 && input.selectionEnd === 6,
      ),
    );
    await page.keyboard.type(code());
    await page.keyboard.press('Enter');
    await staff.getByText(/Менеджер: права действуют/).waitFor();
    expect(complaints.filter((complaint) => !/401/.test(complaint))).toEqual([]);
  });
});
