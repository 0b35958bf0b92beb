import { expect, test } from '../../support/browser/test-fixtures.ts';
import { linkIn, waitForMail } from '../../support/browser/wait-for-mail.ts';
import { admin, signIn, unique } from '../../support/browser/sign-in.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../../support/browser/screen.ts';
import { createProvider } from '../../support/test-data.ts';

// A wrong link is refused.
test.use({ expectedErrors: [/status of 404/] });

// Which mails go where: tests/functions/profiles/email.test.ts.
test(
  '§2 Public profile editor: says that the email waits for its confirmation, which needs a press',
  { tag: ['@2.11.28'] },
  async ({ page, visitor }) => {
    const office = `${unique('office')}@e2e.test`;
    const pro = await createProvider('confirmed', { email: office });
    await signIn(page, pro, '/dashboard/profile');
    await expect(page.getByText(`Please confirm ${office}`)).toContainText(
      `new requests and messages go to ${pro.email}`,
    );
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText('We sent a new link.')).toBeVisible();

    const link = linkIn(await waitForMail(office, /^Confirm this email/), /confirm-page-email/);
    const mailbox = await visitor({ viewport: PHONE });
    await mailbox.goto(link);
    const button = mailbox.getByRole('button', { name: 'Confirm this email' });
    await expect(button).toBeFocused();
    await expectAccessible(mailbox);
    await expectNoHorizontalScroll(mailbox);
    const stored = admin().firestore.doc(`page_emails/${pro.uid}`);
    expect((await stored.get()).exists).toBe(false);
    await mailbox.keyboard.press('Enter');
    await expect(mailbox.getByRole('main').getByRole('status')).toContainText('Confirmed.');
    expect((await stored.get()).get('email')).toBe(office);
    await expect(page.getByText('Confirmed: new requests and messages go')).toBeVisible();

    await mailbox.goto(link.replace(/token=\d/, 'token=0'));
    await button.click();
    await expect(mailbox.getByRole('main').getByRole('alert')).toContainText(
      'This link no longer works.',
    );
    await mailbox.goto('/confirm-page-email');
    await expect(mailbox.getByRole('main').getByRole('alert')).toContainText("isn't complete");
  },
);
