import { describe, expect, it } from 'vitest';
import {
  auditEntryId,
  canonicalEntry,
  EMPTY_CHAIN,
  verifyChain,
  type AuditEntry,
  type AuditHead,
} from './audit-log.ts';

/**
 * A simple hash in place of SHA-256: `verifyChain` accepts any function that returns 64 hex digits.
 */
function digest(text: string): string {
  let sum = 0n;
  for (const character of text)
    sum = (sum * 131n + BigInt(character.codePointAt(0) ?? 0)) % 2n ** 256n;
  return sum.toString(16).padStart(64, '0');
}

function chain(length: number): AuditEntry[] {
  const entries: AuditEntry[] = [];
  let head = EMPTY_CHAIN;
  for (let seq = 1; seq <= length; seq += 1) {
    const fields = {
      seq,
      at: new Date(Date.UTC(2026, 0, seq)),
      actor_uid: 'admin-1',
      action: 'account_suspended' as const,
      subject: `uid-${seq}`,
      note: seq % 2 === 0 ? null : 'Because.',
      previous_hash: head.hash,
      ...(seq % 3 === 0 && { about_uid: 'reader-1' }),
    };
    const hash = digest(canonicalEntry(fields));
    entries.push({ ...fields, id: auditEntryId(seq), hash });
    head = { seq, hash };
  }
  return entries;
}

const changed = (entries: AuditEntry[], index: number, change: Partial<AuditEntry>) =>
  entries.map((entry, i) => (i === index ? { ...entry, ...change } : entry));

const entries = chain(6);
const at = (index: number): AuditEntry => {
  const entry = entries[index];
  if (!entry) throw new Error('no such entry');
  return entry;
};

describe('verifyChain', () => {
  it('accepts an unchanged or empty chain, and returns its head', () => {
    expect(verifyChain(EMPTY_CHAIN, [], digest)).toEqual({ intact: true, head: EMPTY_CHAIN });
    const head = { seq: 6, hash: at(5).hash };
    expect(verifyChain(EMPTY_CHAIN, entries, digest)).toEqual({ intact: true, head });
  });

  it('verifies a chain part by part', () => {
    let head: AuditHead = EMPTY_CHAIN;
    for (const part of [entries.slice(0, 2), entries.slice(2, 5), entries.slice(5)]) {
      const checked = verifyChain(head, part, digest);
      if (!checked.intact) throw new Error(`broken at ${checked.broken_at}`);
      head = checked.head;
    }
    expect(head).toEqual({ seq: 6, hash: at(5).hash });
  });

  it.each<[string, Partial<AuditEntry>]>([
    ['time', { at: new Date(0) }],
    ['actor', { actor_uid: 'admin-2' }],
    ['action', { action: 'report_dismissed' }],
    ['subject', { subject: 'uid-9' }],
    ['note', { note: 'Another reason.' }],
    ['reader', { about_uid: 'reader-2' }],
    ['hash', { hash: '1'.repeat(64) }],
    ['previous hash', { previous_hash: '1'.repeat(64) }],
    ['number', { seq: 9 }],
    ['id', { id: '3' }],
  ])('detects a changed %s', (_, change) => {
    expect(verifyChain(EMPTY_CHAIN, changed(entries, 2, change), digest)).toEqual({
      intact: false,
      broken_at: 3,
    });
  });

  it('detects an entry that was changed and hashed again, because the next entry does not match', () => {
    const forged = { ...at(2), note: 'Another reason.' };
    const hash = digest(canonicalEntry(forged));
    expect(verifyChain(EMPTY_CHAIN, changed(entries, 2, { ...forged, hash }), digest)).toEqual({
      intact: false,
      broken_at: 4,
    });
  });

  it('detects a missing entry, a duplicate entry, and a changed order', () => {
    const broken = (list: AuditEntry[]) => verifyChain(EMPTY_CHAIN, list, digest);
    expect(broken(entries.filter((_, i) => i !== 0))).toEqual({ intact: false, broken_at: 1 });
    expect(broken(entries.filter((_, i) => i !== 3))).toEqual({ intact: false, broken_at: 4 });
    expect(broken([at(0), at(1), at(1), at(2)])).toEqual({ intact: false, broken_at: 3 });
    expect(broken([at(0), at(2), at(1), at(3)])).toEqual({ intact: false, broken_at: 2 });
  });

  it('returns another head if the last entries are missing', () => {
    const checked = verifyChain(EMPTY_CHAIN, entries.slice(0, 4), digest);
    expect(checked).not.toEqual({ intact: true, head: { seq: 6, hash: at(5).hash } });
  });
});
