import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MIGRATIONS } from '@doorstep/ops/migrations/registry.ts';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

// Operators read in CHANGELOG.md what an upgrade needs, and npm run deploy names the same
// migrations.

const text = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')));

interface Release {
  /** Null for 'Unreleased'. */
  version: string | null;
  date: string | null;
  upgrade: string;
}

/** Reads the sections of the changelog, the newest first. */
function readReleases(): Release[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = ''] = section.split('\n');
      const [, name, date] = /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/.exec(heading) ?? [];
      if (name === undefined) expect(heading).toBe('[Unreleased]');
      const [, upgrade = ''] = section.split(/^### Upgrade$/m);
      const [lines = ''] = upgrade.split(/^### /m);
      return { version: name ?? null, date: date ?? null, upgrade: lines };
    });
}

const releases = readReleases();
const numbered = releases.filter((release) => release.version !== null);
const order = (name: string) =>
  name
    .split('.')
    .map((part) => part.padStart(6, '0'))
    .join('.');

describe('the changelog', () => {
  it('starts with Unreleased, and then lists releases from new to old', () => {
    expect(releases[0]?.version).toBeNull();
    expect(numbered).toHaveLength(releases.length - 1);
    const versions = numbered.map((release) => order(release.version ?? ''));
    expect(versions).toEqual(versions.toSorted().toReversed());
    expect(new Set(versions).size).toBe(versions.length);
    const dates = numbered.map(({ date }) => date ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const date of dates) {
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    }
  });

  it('has the version of package.json as its newest release', () => {
    expect(numbered[0]?.version).toBe(version);
  });

  it('says what each release needs', () => {
    for (const { version: name, upgrade } of numbered) {
      expect(upgrade.trim(), name ?? '').toMatch(/^- /);
    }
  });
});

describe('a migration', () => {
  it.each(MIGRATIONS)('$id is named in one release, with its time', ({ id, runs }) => {
    const naming = releases.filter(({ upgrade }) => upgrade.includes(id));
    expect(naming).toHaveLength(1);
    expect(naming[0]?.upgrade).toContain(`- Migration \`${id}\`, ${runs}: `);
  });

  it('has a file of its name, and each file is registered once, in order', () => {
    const files = readdirSync(path.join(ROOT, 'ops/migrations'))
      .filter((file) => /^\d/.test(file))
      .map((file) => file.replace(/\.ts$/, ''));
    expect(MIGRATIONS.map(({ id }) => id)).toEqual(files.toSorted());
    const numbers = files.map((file) => file.slice(0, 4));
    expect(new Set(numbers).size).toBe(files.length);
  });

  it('is only named if it exists', () => {
    const named = [...text.matchAll(/`(\d{4}-[a-z-]+)`/g)].map(([, id]) => id);
    expect(named.filter((name) => MIGRATIONS.every(({ id }) => id !== name))).toEqual([]);
  });
});
