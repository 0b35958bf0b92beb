import { expect, it } from 'vitest';
import { wordsOf } from '../support/changed-topics.ts';

it.each<[string[], string[] | null]>([
  [['domain/requests/quote.ts', 'functions/requests/send-quote.ts'], ['request']],
  [['web/features/provider-page/gallery.tsx', 'functions/pages/show-page.ts'], ['page']],
  [['functions/billing/open-portal.ts', 'docs/plans.md'], ['billing']],
  [['tests/e2e/chat/client-chat.spec.ts'], ['chat/client-chat']],
  [['tests/functions/mail/outbox.test.ts'], ['mail/outbox']],
  [['README.md'], []],
  // These files may concern all tests.
  [['functions/billing/open-portal.ts', 'firestore.rules'], null],
  [['functions/platform/log.ts'], null],
  [['domain/contact/email.ts'], null],
  [['domain/places/gazetteer.ts'], null],
  [['domain/brand.ts'], null],
  [['web/ui/button.tsx'], null],
  [['tests/support/browser/sign-in.ts'], null],
])('%j concern tests with the words %j', (files, words) => {
  expect(wordsOf(files)).toEqual(words);
});
