import { describe, expect, it } from 'vitest';
import { clientLabel, conversationId } from './conversation.ts';
import { messageTextSchema } from './message.ts';

describe('conversation', () => {
  it('has an id made of both uids', () => {
    expect(conversationId('p', 'c')).toBe('p_c');
  });
  it('labels a client with 8 characters of the uid', () => {
    expect(clientLabel('abcdefghijkl')).toBe('Client #abcdefgh');
  });
});

describe('messageTextSchema', () => {
  it('trims a message and requires a visible character', () => {
    expect(messageTextSchema.parse('  hi \n')).toBe('hi');
    expect(messageTextSchema.safeParse(' \n ').success).toBe(false);
    expect(messageTextSchema.safeParse('\u200b').success).toBe(false);
    expect(messageTextSchema.parse('👍')).toBe('👍');
    expect(messageTextSchema.safeParse('x'.repeat(4001)).success).toBe(false);
  });
});
