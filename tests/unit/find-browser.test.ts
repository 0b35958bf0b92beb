import { describe, expect, it } from 'vitest';
import {
  findBrowser,
  requireBrowser,
  type BrowserMachine,
} from '../support/browser/find-browser.ts';

const PATH = '/usr/local/bin:/usr/bin';

/** Returns a machine on which these files are browsers, and lists what it was asked. */
function machine(browsers: string[], env: NodeJS.ProcessEnv = { PATH }, canDownload = false) {
  const asked: string[] = [];
  const answers: BrowserMachine = {
    env,
    runs: (file) => {
      asked.push(file);
      return browsers.includes(file);
    },
    download: () => {
      asked.push('download');
      return canDownload;
    },
  };
  return { ...answers, asked };
}

describe('findBrowser', () => {
  it('looks at CHROME_PATH, PATH, the applications of a Mac, and the npm package', () => {
    const empty = machine([], { CHROME_PATH: '/opt/chrome', PATH });
    expect(findBrowser(empty)).toBeNull();
    const folders = empty.asked.map((file) => file.split('/').slice(0, -1).join('/'));
    expect([...new Set(folders)]).toEqual([
      '/opt',
      '/usr/local/bin',
      '/usr/bin',
      '/Applications/Google Chrome.app/Contents/MacOS',
      '/Applications/Chromium.app/Contents/MacOS',
      expect.any(String),
    ]);
    expect(empty.asked.at(-1)).toMatch(/headless-shell$/);
  });

  it('returns the first browser that starts', () => {
    const env = { CHROME_PATH: '/gone', PATH };
    const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
    expect(findBrowser(machine(installed, env))).toBe('/usr/bin/chromium');
    expect(findBrowser(machine([...installed, '/gone'], env))).toBe('/gone');
  });
});

describe('requireBrowser', () => {
  it('downloads a browser only if none starts', () => {
    const [installed, empty] = [machine(['/usr/bin/chromium']), machine([], { PATH }, true)];
    requireBrowser(installed);
    requireBrowser(empty);
    expect(installed.asked).not.toContain('download');
    expect(empty.asked.at(-1)).toBe('download');
  });

  it('says what to install if the download fails', () => {
    expect(() => requireBrowser(machine([]))).toThrow(/No Chromium or Chrome found.*CHROME_PATH/);
  });
});
