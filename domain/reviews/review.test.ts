import { expect, it } from 'vitest';
import { authorOf, openedAt, reviewStep, toReviewCopy } from './review.ts';

it.each([
  ['Dana Whitfield', 'Dana W.'],
  ['  Dana  van   Whitfield ', 'Dana W.'],
  ['Dana', 'Dana'],
  ['Madonna', 'Madonna'],
  ['Mary Ann Smith-Jones', 'Mary S.'],
  ['Иван Петров', 'Иван П.'],
  ['محمد علي', 'محمد ع.'],
  ['Dana 👩‍🔧', 'Dana 👩‍🔧.'],
  ['dana e\u0301mile', 'dana \u00c9.'],
  ['J.R. Ewing', 'J.R. E.'],
  ['Anna ßteiner', 'Anna ß.'],
  ['O’Brien, Pat', 'Pat O.'],
  ['Mary Smith (Acme)', 'Mary S.'],
  ['Dana Whitfield (she/her)', 'Dana W.'],
  ['(Dana) Whitfield', 'Dana W.'],
  ['Dana Whitfield, PhD', 'Dana W.'],
  ['Dana Whitfield, Jr.', 'Dana W.'],
  ['Whitfield, PhD', 'PhD W.'],
  ['Whitfield, Dana, PhD', 'Dana W.'],
  ['GARCÍA MÁRQUEZ, JUAN', 'JUAN M.'],
  ['Kim Lee, MJ', 'MJ L.'],
  ['Dana・Whitfield', 'Dana W.'],
  ['Dana[Whitfield]', 'Dana W.'],
  ['Dana&Whitfield', 'Dana W.'],
  ['García Márquez, Gabriel', 'Gabriel M.'],
  ['Dana/Whitfield', 'Dana W.'],
  ['Dana+Whitfield', 'Dana W.'],
  ['Dana•Whitfield', 'Dana W.'],
  ['Dana–Whitfield', 'Dana W.'],
  ['Dana|Whitfield', 'Dana W.'],
  ['Dana·Whitfield', 'Dana W.'],
  ['Dana\u2800Whitfield', 'Dana W.'],
  ['Marcel·la Puig', 'Marcel·la P.'],
  ['Dana Whitfield 🔧', 'Dana W.'],
  ['🔧 Dana Whitfield', 'Dana W.'],
  ['Mary_Smith', 'Mary S.'],
  ['Mary\u200bSmith', 'Mary S.'],
  ['dana＠example.com', 'A client'],
  ['山田太郎', '山.'],
  ['山田 太郎', '山.'],
  ['김철수', '김.'],
  ['สมชาย ใจดี', 'ส.'],
  ['dana.whitfield@example.com', 'A client'],
  ['@dana', 'A client'],
  ['dana.example', 'A client'],
  ['Dana https://x', 'A client'],
  ['Dana 5125550100', 'A client'],
  ['Dana 512-555-0100', 'A client'],
  ['Dana ٥١٢٥', 'A client'],
  ['Dana:06.12.34.56.78', 'A client'],
  ['Dana12-34-56', 'A client'],
  ['👩‍🔧', 'A client'],
  ['42', 'A client'],
  ['', 'A client'],
])('shortens the name %j to %j', (name, author) => {
  expect(authorOf(name)).toBe(author);
});

it('opens a review for changes for 14 days, and again when a later request is completed', () => {
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));
  const known = { opened_at: day(1), hidden: false };
  expect(openedAt(known, null, day(14))).toEqual(day(1));
  expect(openedAt(known, null, day(15))).toBeNull();
  expect(openedAt(known, day(20), day(21))).toEqual(day(21));
  expect(openedAt({ ...known, hidden: true }, day(20), day(21))).toBeNull();
});

const day = (date: number) => new Date(Date.UTC(2026, 0, date));

it('says the stars and the last day for changes, which a hidden review does not have', () => {
  const review = { stars: 4, opened_at: day(1), hidden: false };
  expect(toReviewCopy(review)).toEqual({ stars: 4, edit_until: day(15) });
  expect(toReviewCopy({ ...review, hidden: true })).toEqual({ stars: 4, edit_until: null });
});

it('offers to write, then to change a review, then nothing, and again after a later job', () => {
  const request = {
    status: 'completed',
    status_changed_at: day(1),
    first_answered_at: day(1),
    review: null,
  };
  const review = toReviewCopy({ stars: 4, opened_at: day(2), hidden: false });
  expect(reviewStep(request, day(2))).toBe('write');
  expect(reviewStep({ ...request, status: 'pending' }, day(2))).toBeNull();
  expect(reviewStep({ ...request, closed: true }, day(2))).toBeNull();
  const reviewed = { ...request, review };
  expect(reviewStep(reviewed, day(15))).toBe('edit');
  expect(reviewStep(reviewed, day(16))).toBe('done');
  expect(reviewStep({ ...reviewed, status_changed_at: day(20) }, day(21))).toBe('write');
  const hidden = { ...reviewed, review: { ...review, edit_until: null } };
  expect(reviewStep(hidden, day(3))).toBe('done');
});
