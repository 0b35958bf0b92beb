import { expect, it } from 'vitest';
import type { InboxView } from '../../../data/requests/inbox-view.ts';
import { renderMarkup } from '../../../ui/render-markup.tsx';
import { InboxList } from './inbox-list.tsx';

const VIEW: InboxView = {
  ...{ status: null, urgency: null, assignee: null, area: null },
  isWaiting: true,
  sort: 'latest',
};

/** Returns the texts of an empty view. */
function textsOf(view: Partial<InboxView>): string[] {
  const none = () => {};
  const html = renderMarkup(
    <InboxList
      list={{
        ...{ isLoading: false, error: null, retry: none, rows: [], more: false },
        ...{ showMore: () => Promise.resolve(), patchRequest: none, patchConversation: none },
      }}
      view={{ ...VIEW, ...view }}
      set={none}
      search=""
      onClear={none}
      renderRow={() => null}
    />,
  );
  const texts = html.replaceAll('&#x27;', "'").split(/<[^>]*>/);
  return texts.filter(Boolean);
}

it('says that nobody waits only if the view holds everything that can (@2.9.20)', () => {
  const all = "You're all caught up. Nobody is waiting for your answer.";
  expect(textsOf({})).toEqual([all, 'Show all']);
  expect(textsOf({ status: 'pending' })).toEqual([
    'No matching requests are waiting for your answer.',
    'Show all',
  ]);
  expect(textsOf({ sort: 'newest' })).toEqual([
    'No requests are waiting for your answer.',
    'Show all',
  ]);
  expect(textsOf({ urgency: 'high' })).not.toContain(all);
  expect(textsOf({ assignee: 'sam' })).not.toContain(all);
});
