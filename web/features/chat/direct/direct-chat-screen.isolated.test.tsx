import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { DirectChatScreen } from './direct-chat-screen.tsx';
import { renderMarkup } from '../../../ui/render-markup.tsx';

const AVATAR = 'https://pictures.test/rivera.webp';

const mocks = vi.hoisted(() => ({ clientName: null as string | null }));
vi.mock('./direct-thread.tsx', () => ({ DirectThread: () => null }));
vi.mock('./use-direct-chat.ts', () => ({
  useDirectChat: () => ({
    status: 'ready',
    error: null,
    conversation: { client_name: mocks.clientName },
    profile: null,
    professional: { name: 'Rivera Plumbing', handle: 'rivera', avatarUrl: AVATAR },
  }),
}));

const header = (side: 'client' | 'provider') =>
  renderMarkup(
    <MemoryRouter>
      <DirectChatScreen
        providerId="pro-1"
        clientId="q7abcdefgh"
        side={side}
        slots={{ menu: () => null, composer: () => null }}
      />
    </MemoryRouter>,
  );

it("shows the professional's picture to the client", () => {
  expect(header('client')).toContain(AVATAR);
});

it("shows the client's initials to the professional, not the professional's own picture", () => {
  const html = header('provider');
  expect(html).toContain('Client #q7abcdef');
  expect(html).toContain('>CQ</div>');
  expect(html).not.toContain(AVATAR);
});

it("shows the client's name above their label (@2.14.4)", () => {
  mocks.clientName = 'Nora Whitfield';
  const html = header('provider');
  expect(html).toMatch(/<h1[^>]*>Nora Whitfield<\/h1>/);
  expect(html).toContain('Client #q7abcdef · Writing as Rivera Plumbing');
  expect(header('client')).not.toContain('Nora Whitfield');
});
