import { oneLine } from '@doorstep/domain/text';

/** Matches the characters to which CommonMark, its usual extensions or HTML give a meaning. */
const ACTIVE = /[\\`*_{}[\]()<>#+\-.!|&~:@=$^]/g;

/**
 * Escapes a typed text for one line of Markdown, so that it is shown as typed. A backslash makes any
 * ASCII punctuation literal (CommonMark 0.31.2, 'Backslash escapes'). Line breaks become spaces.
 */
export const escapeMarkdown = (text: string): string => oneLine(text).replaceAll(ACTIVE, '\\$&');
