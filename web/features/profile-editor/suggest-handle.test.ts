import { expect, it } from 'vitest';
import { suggestHandle } from './suggest-handle.ts';

it.each([
  ['Rivera Plumbing', 'rivera-plumbing'],
  ["  Bob's Ana & Söhne, Inc. ", 'bobs-ana-sohne-inc'],
  ['24/7 Lock — Key', '24-7-lock-key'],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ['Łukasz Ørsted', 'lukasz-orsted'],
  ['İstanbul Şükrü', 'istanbul-sukru'],
  ['Đặng Văn Straße', 'dang-van-strasse'],
  ['Иван Сантехник', 'ivan-santekhnik'],
  ['Андрей', 'andrey'],
  ['Ελένη', 'eleni'],
  ['２４ Ｌｏｃｋ', '24-lock'],
  ['Hawaiʻi Pools', 'hawaii-pools'],
  ['Ђорђе Петровић', ''],
  ['Қанат Ғалым', ''],
  ['Ŋamba', ''],
  ['Support', ''],
  ['鈴木電気', ''],
  ['スズキ', ''],
  ['山田 Plumbing', 'plumbing'],
  ['محمد علي', ''],
  ['👩‍🔧', ''],
  ['', ''],
])('suggests for the name %j the handle %j', (name, handle) => {
  expect(suggestHandle(name)).toBe(handle);
});
