import { AppError } from '@doorstep/domain/app-error';
import { expect, it, vi } from 'vitest';
import { uploadImage } from './images.ts';

vi.mock('../../lib/env.ts', () => ({ env: {} }));
vi.mock('../firebase-app.ts', () => ({ firebaseApp: {} }));
vi.mock('../auth/session.ts', () => ({ currentSession: () => ({ status: 'signed-out' }) }));

it('rejects an upload without a session', async () => {
  const upload = uploadImage({
    folder: 'provider-avatars',
    file: new File(['x'], 'me.jpg', { type: 'image/jpeg' }),
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  await expect(upload).rejects.toThrow(AppError);
  await expect(upload).rejects.toMatchObject({
    code: 'unauthenticated',
    personMessage: 'User not authenticated',
  });
});
