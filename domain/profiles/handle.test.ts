import { describe, expect, it } from 'vitest';
import { HANDLE_REQUIRED, HANDLE_RESERVED, handleSchema, normalizeHandle } from './handle.ts';

describe('normalizeHandle', () => {
  it.each([
    ['Rivera Plumbing', 'rivera-plumbing'],
    ['Ana & Söhne!', 'ana--shne'],
    ['UPPER_case 24/7', 'uppercase-247'],
    ['--a--', '--a--'],
    ['日本', ''],
  ])('turns %s into %s', (typed, handle) => {
    expect(normalizeHandle(typed)).toBe(handle);
  });
  it('truncates to 40 characters', () => {
    expect(normalizeHandle('a'.repeat(60))).toHaveLength(40);
  });
  it('is idempotent', () => {
    const once = normalizeHandle(' A b.C ');
    expect(normalizeHandle(once)).toBe(once);
  });
});

describe('handleSchema', () => {
  const message = (handle: string) => handleSchema.safeParse(handle).error?.issues[0]?.message;

  it('accepts a normalized handle', () => {
    expect(handleSchema.parse('rivera-plumbing')).toBe('rivera-plumbing');
  });
  it('rejects an empty or malformed handle with a message', () => {
    expect(message('')).toBe(HANDLE_REQUIRED);
    expect(message('A b')).toBe(HANDLE_REQUIRED);
    expect(message('a/b')).toBe(HANDLE_REQUIRED);
  });
  it('rejects reserved words', () => {
    expect(message('dashboard')).toBe(HANDLE_RESERVED);
    expect(message('admin')).toBe(HANDLE_RESERVED);
  });
  it('rejects 41 characters', () => {
    expect(handleSchema.safeParse('a'.repeat(41)).success).toBe(false);
  });
});
