import type { Page } from '@playwright/test';
import { admin } from './sign-in.ts';

/** Locators of the panel 'Delete account' on /account, and checks of the remaining data. */

export const passwordField = (page: Page) => page.getByLabel('Your password');
export const deleteButton = (page: Page) => page.getByRole('button', { name: 'Delete my account' });
export const confirmationDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Delete your account?' });
export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Delete for good' });
export const DELETED_TOAST = 'Your account has been deleted.';

/** Returns the keys in localStorage, and the number of users in each database of Firebase Auth. */
export const readBrowserStorage = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const users = await Promise.all(
      databases.filter((name) => name.startsWith('firebaseLocalStorage')).map(count),
    );
    return { local: Object.keys(localStorage), users: users.filter((number) => number > 0) };

    function count(name: string): Promise<number> {
      return new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error(`${name} could not be opened`));
        opening.onsuccess = () => {
          const stores = [...opening.result.objectStoreNames];
          const [store] = stores;
          if (store === undefined) {
            resolve(0);
            return;
          }
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.onsuccess = () => resolve(counting.result);
        };
      });
    }
  });

export async function hasAccount(uid: string): Promise<boolean> {
  const { users } = await admin().auth.getUsers([{ uid }]);
  return users.length > 0;
}
