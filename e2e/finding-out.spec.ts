import { expect, test } from './test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('areas: when a postcode is typed without JavaScript, then it says yes at once, and no once the field is left', async ({
    page,
  }) => {
    await page.goto('/about/company-info');
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: /postcode/ });
    const [yes, no] = [main.getByText('We usually cover this postcode.'), main.getByText('We do not usually cover')];
    await expect(yes.or(no)).toHaveCount(2);
    await expect(yes).toBeHidden();
    await field.pressSequentially('gu12 9zz');
    await expect(yes).toBeVisible();
    await field.fill('');
    await field.pressSequentially('KT1');
    await expect(yes).toBeHidden();
    await expect(no).toBeHidden();
    await field.blur();
    await expect(no).toBeVisible();
  });
});

test('header and footer: when a page opens, then the Gas Safe number in both is a link to the register', async ({
  page,
}) => {
  await page.goto('/faq');
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')])
    await expect(part.getByRole('link', { name: /^Gas Safe Register 952583/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.gassaferegister\.co\.uk\//,
    );
});

test('article: when the window is as narrow as a phone, then its table of contents is closed, and on a desktop open', async ({
  page,
}) => {
  await page.goto('/insights/best-thermostat-comparison');
  const link = page.getByRole('complementary', { name: 'On this page' }).getByRole('link').first();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(link).toBeHidden();
  await page.getByText('On this page', { exact: true }).locator('visible=true').click();
  await expect(link).toBeVisible();
});
