import type { Page } from '@playwright/test';
import { admin } from './people.ts';

/** The panel 'Delete account' of /account, and the data that remains afterwards. */

export const password = (page: Page) => page.getByLabel('Your password');
export const begin = (page: Page) => page.getByRole('button', { name: 'Delete my account' });
export const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Delete your account?' });
export const forGood = (page: Page) => page.getByRole('button', { name: 'Delete for good' });
export const DELETED = 'Your account has been deleted.';

/** Returns what the browser stores about a person, including Auth's database. */
export const remembered = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const users = await Promise.all(
      databases.filter((name) => name.startsWith('firebaseLocalStorage')).map(count),
    );
    return { local: Object.keys(localStorage), users: users.filter((number) => number > 0) };

    function count(name: string): Promise<number> {
      return new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error('not opened'));
        opening.onsuccess = () => {
          const stores = [...opening.result.objectStoreNames];
          const [store] = stores;
          if (store === undefined) {
            resolve(0);
            return;
          }
          const asked = opening.result.transaction(store).objectStore(store).count();
          asked.onsuccess = () => resolve(asked.result);
        };
      });
    }
  });

export async function hasAccount(uid: string): Promise<boolean> {
  const { users } = await admin().auth.getUsers([{ uid }]);
  return users.length > 0;
}
