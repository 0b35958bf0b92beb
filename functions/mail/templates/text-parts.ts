import { BRAND } from '@doorstep/domain/brand';
import type { SenderType } from '@doorstep/domain/chat/message';
import { escapeHtml } from '@doorstep/domain/escape-html';
import { photoCount } from '@doorstep/domain/pictures/photos';
import { isolate, oneLine, shorten } from '@doorstep/domain/text';

/** Escapes a text and turns its line breaks into `<br>`. */
export function escapeHtmlLines(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');
}

/**
 * Sanitizes a text for a mail header: one line of at most `max` characters without control or
 * bidirectional characters. Breaks up encoded words (RFC 2047, `=?utf-8?q?…?=`), which a mail
 * program would decode into such characters.
 */
export function headerText(text: string, max: number): string {
  return shorten(oneLine(text).replace(/\s+/g, ' ').replaceAll('=?', '= ?'), max);
}

/** Formats a date in UTC without the time, because the reader's time zone is unknown. */
export function formatDay(date: Date): string {
  return new Intl.DateTimeFormat(BRAND.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Returns the line about where a job is. */
export const placeText = (place: string) => `Where: ${place}`;

/** Returns a request's description with the number of its photos, such as '(2 photos)'. */
export const requestText = (description: string, photos: number) =>
  photos === 0 ? description : `${description}\n(${photoCount(photos)})`;

/**
 * Returns the label of the button that opens the chat with a person: a client by their first name,
 * a professional by their whole name, which is often a company's.
 */
export function replyLabel(side: SenderType, name: string): string {
  const whole = headerText(name, 40);
  return `Reply to ${isolate(side === 'client' ? (whole.split(' ')[0] ?? '') : whole)}`;
}

/**
 * Isolates the direction of each text in a mail's data, because templates put them into sentences.
 */
export function withIsolatedTexts<T>(data: T): T {
  const of = (value: unknown): unknown => {
    if (typeof value === 'string') return isolate(value);
    if (Array.isArray(value)) return value.map(of);
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, of(one)]));
  };
  return of(data) as T;
}
