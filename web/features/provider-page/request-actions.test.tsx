import { minimalPage } from '@doorstep/domain/pages/minimal-page';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { PUBLIC_PAGE_MESSAGES, visitorHints } from './messages.ts';
import { RequestActions } from './request-actions.tsx';
import type { Viewer } from './use-request-service.ts';

/** Returns what the page offers to this viewer. */
function actionsFor(viewer: Viewer) {
  const html = renderMarkup(
    <MemoryRouter initialEntries={['/p/rivera-plumbing?from=card']}>
      <RequestActions
        provider={minimalPage({ id: 'pro-1' })}
        viewer={viewer}
        isWaiting={false}
        isRedirecting={false}
        onRequest={() => {}}
        onDescribe={() => {}}
      />
    </MemoryRouter>,
  );
  return {
    html,
    links: [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    ),
  };
}

it('offers a visitor the request, the form and the way to an account, but no message (@2.12.10, @2.56.1)', () => {
  const { html, links } = actionsFor('visitor');
  expect(html).toContain('Request Service');
  expect(html).toContain('Describe the job first');
  expect(links).toEqual(['/auth?type=client&redirect=%2Fp%2Frivera-plumbing%3Ffrom%3Dcard']);
});

it('offers a signed-in person the request and a message (@2.12.10)', () => {
  const { html, links } = actionsFor('client');
  expect(html).toContain('Request Service');
  expect(html).toContain('Message Provider');
  expect(html).not.toContain('Describe the job first');
  expect(links).toEqual(['/provider-chat/pro-1']);
});

it('offers the owner the editor instead (@2.12.11)', () => {
  const { html, links } = actionsFor('owner');
  expect(html).toContain(PUBLIC_PAGE_MESSAGES.ownPage);
  expect(html).not.toContain('Request Service</button>');
  expect(links).toEqual(['/dashboard/profile']);
});

it('mentions only the contact that the page shows (@6.1.3)', () => {
  const [account, ...others] = visitorHints(
    minimalPage({ phone: '512 555 0100', website_url: 'https://rivera.example' }),
  );
  expect(account).toMatch(/free client account to request service from Rivera Plumbing/);
  expect(others).toEqual(['You can also call 512 555 0100.', 'You can also visit rivera.example.']);
  expect(visitorHints(minimalPage({ phone: null, website_url: null }))).toEqual([account]);
});
