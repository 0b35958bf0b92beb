import { describe, expect, it } from 'vitest';
import { findBrowser, requireBrowser } from '../support/find-browser.ts';

/** A machine on which these files are browsers that run. */
function machine(files: string[], env: NodeJS.ProcessEnv = {}, downloads = false) {
  let asked = 0;
  return {
    env,
    runs: (file: string) => files.includes(file),
    download: () => {
      asked += 1;
      return downloads;
    },
    asked: () => asked,
  };
}

describe('findBrowser', () => {
  const PATH = '/usr/local/bin:/usr/bin';

  it('takes the one of CHROME_PATH', () => {
    const env = { CHROME_PATH: '/opt/chrome', PATH };
    expect(findBrowser(machine(['/opt/chrome', '/usr/bin/chromium'], env))).toBe('/opt/chrome');
  });

  it.each([undefined, '', '/gone'])('goes on to PATH when CHROME_PATH is %s', (named) => {
    const env = { CHROME_PATH: named, PATH };
    expect(findBrowser(machine(['/usr/bin/google-chrome'], env))).toBe('/usr/bin/google-chrome');
  });

  it('passes over one that does not run', () => {
    // Ubuntu's chromium-browser without its snap.
    const given = machine(['/usr/bin/google-chrome-stable'], { PATH });
    expect(findBrowser(given)).toBe('/usr/bin/google-chrome-stable');
  });

  it("finds a Mac's applications", () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser(machine([chrome], { PATH }))).toBe(chrome);
  });

  it('finds none', () => {
    expect(findBrowser(machine([], { PATH }))).toBeNull();
  });
});

describe('requireBrowser', () => {
  it('downloads nothing where there is one', () => {
    const given = machine(['/opt/chrome'], { CHROME_PATH: '/opt/chrome' });
    requireBrowser(given);
    expect(given.asked()).toBe(0);
  });

  it("is content with Playwright's own", () => {
    const given = machine([], {}, true);
    requireBrowser(given);
    expect(given.asked()).toBe(1);
  });

  it('says what to do when there is none and none can be had', () => {
    expect(() => requireBrowser(machine([]))).toThrow(/No Chromium or Chrome found.*CHROME_PATH/);
  });
});
