import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { never, only, replaced, without } from './cuts/cut.ts';
import { trimmedPackages } from './trimmed-packages.ts';

const POPUPS = 'PopupOperation.currentPopupAction = "popup";\n';
/** As often as Firebase's Auth has them. */
const restOf = (providers: number) => `${'PhoneAuthProvider.ID = "phone";\n'.repeat(providers)}
${'PhoneMultiFactorGenerator.FACTOR_ID = "factor";\n'.repeat(2)}
${'CookiePersistence.type = "COOKIE";\n'.repeat(2)}
globalThis.auth = {
    validatePassword() {
        return "judge";
    }
,
    async validatePassword(password) {
        return "judge";
    }
,
    async _updatePasswordPolicy() {
        return "policy";
    }
,
    async initializeServiceWorkerMessaging() {
        return "tell";
    }
,
    async initializeReceiver() {
        return "receive";
    }
,
    async initializeSender() {
        return "send";
    }
,
    async notifyServiceWorker(key) {
        return "tell";
    }
};
const Receiver = {};
Receiver.receivers = [];
function emitEmulatorWarning() {
    globalThis.warn("emulator");
}
emitEmulatorWarning();
`;
const REST = restOf(10);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'trimmed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const buildFrom = (input: string, plugins = trimmedPackages) =>
  build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugins],
    build: { write: false, minify: false, rolldownOptions: { input } },
  });

/** A file that stands where Firebase's Auth does. */
const writeAuth = (text: string) =>
  write('@firebase/auth/dist/esm/index-1.js', `const PhoneAuthProvider = {};\n${text}`);

const buildAuth = (text: string) => buildFrom(writeAuth(text));

it('takes out what is never reached', async () => {
  const built = JSON.stringify(await buildAuth(POPUPS + REST));
  expect(built).toContain('validatePassword(password)');
  expect(built).not.toMatch(/popup|phone|factor|COOKIE|judge|policy|tell|receiv|send|warn\(/);
});

it('ends the build where a text is not what it was', async () => {
  await expect(buildAuth(REST)).rejects.toThrow(/There is no .*PopupOperation/);
});

it('ends the build where a text is there, but not as often as it was', async () => {
  for (const providers of [1, 9, 11]) {
    const times = new RegExp(`AuthProvider.* is ${providers} times in .*, not 10`);
    await expect(buildAuth(POPUPS + restOf(providers))).rejects.toThrow(times);
  }
  await expect(buildAuth(POPUPS + POPUPS + REST)).rejects.toThrow(/PopupOperation.* is 2 times/);
});

const site = () =>
  write(
    'index.html',
    '<!doctype html><script type="module" src="/@firebase/auth/dist/esm/index-1.js"></script>',
  );

const authCut = trimmedPackages.filter(({ name }) => name === 'doorstep-without-sign-in-by-others');

it('goes on where the whole site has the file', async () => {
  writeAuth(POPUPS + REST);
  expect(authCut).toHaveLength(1);
  await expect(buildFrom(site(), authCut)).resolves.toBeDefined();
});

it('ends the build of the whole site where a file is no longer there', async () => {
  writeAuth(POPUPS + REST);
  await expect(buildFrom(site())).rejects.toThrow(/There is no file .*chakra-ui/);
});

it('takes a function out, leaves what it does always, and what it does without what it is never given', () => {
  const text = 'x;\n  async function a(\n    b,\n    c\n  ) {\n    d();\n  }\ny;';
  expect(replaced(text, without('a'))).toMatch(
    /^x;\n {2}async function a\([^)]*\) \{ throw .*\ny;$/,
  );
  expect(replaced(text, only('a', 'e();'))).toMatch(/c\n {2}\) \{ e\(\); \}\ny;$/);
  const changed = replaced(text, never('a', 'c'));
  expect(changed).toMatch(/b,\n {4}_c\n {2}\) \{ const c = void 0;\n {4}d\(\);/);
  for (const cut of [without('q'), only('q', ''), never('q', 'c'), never('a', 'c', 'q')]) {
    expect(replaced(text, cut)).toBe(text);
  }
});
