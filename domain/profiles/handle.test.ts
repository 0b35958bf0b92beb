import { describe, expect, it } from 'vitest';
import { HANDLE_REQUIRED, HANDLE_RESERVED, handleSchema, normaliseHandle } from './handle.ts';

// @5.3.1
describe('normaliseHandle', () => {
  it.each([
    ['Rivera Plumbing', 'rivera-plumbing'],
    ['Ana & Söhne!', 'ana--shne'],
    ['UPPER_case 24/7', 'uppercase-247'],
    ['--a--', '--a--'],
    ['日本', ''],
  ])('turns %s into %s', (typed, handle) => {
    expect(normaliseHandle(typed)).toBe(handle);
  });
  it('cuts at 40 characters', () => {
    expect(normaliseHandle('a'.repeat(60))).toHaveLength(40);
  });
  it('does nothing to its own result', () => {
    const once = normaliseHandle(' A b.C ');
    expect(normaliseHandle(once)).toBe(once);
  });
});

// @5.3.2
describe('handleSchema', () => {
  const message = (handle: string) => handleSchema.safeParse(handle).error?.issues[0]?.message;

  it('takes a normalised handle', () => {
    expect(handleSchema.parse('rivera-plumbing')).toBe('rivera-plumbing');
  });
  it('says what to enter when it is empty or wrong', () => {
    expect(message('')).toBe(HANDLE_REQUIRED);
    expect(message('A b')).toBe(HANDLE_REQUIRED);
    expect(message('a/b')).toBe(HANDLE_REQUIRED);
  });
  it("refuses the app's own words", () => {
    expect(message('dashboard')).toBe(HANDLE_RESERVED);
    expect(message('admin')).toBe(HANDLE_RESERVED);
  });
  it('refuses 41 characters', () => {
    expect(handleSchema.safeParse('a'.repeat(41)).success).toBe(false);
  });
});
